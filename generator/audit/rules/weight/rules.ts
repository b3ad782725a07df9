import type { Rule } from '../../rule.ts'

export const weightRules: Rule[] = []
