import type { Rule } from '../../rule.ts'
import { sampleContent } from './sample-content.ts'

export const contentRules: Rule[] = [sampleContent]
