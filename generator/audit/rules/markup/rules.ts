import type { Rule } from '../../rule.ts'

export const markupRules: Rule[] = []
