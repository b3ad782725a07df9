import type { Rule } from '../../rule.ts'

export const securityRules: Rule[] = []
