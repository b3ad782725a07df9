import type { Rule } from './rule.ts'
import { contentRules } from './rules/content/rules.ts'
import { headRules } from './rules/head/rules.ts'
import { linksRules } from './rules/links/rules.ts'
import { markupRules } from './rules/markup/rules.ts'
import { picturesRules } from './rules/pictures/rules.ts'
import { securityRules } from './rules/security/rules.ts'
import { structuredDataRules } from './rules/structured-data/rules.ts'
import { urlRules } from './rules/urls/rules.ts'
import { weightRules } from './rules/weight/rules.ts'

/** The catalog: every rule. The folders of rules/ are its chapters. */
export const rules: readonly Rule[] = [
  ...linksRules,
  ...headRules,
  ...urlRules,
  ...structuredDataRules,
  ...contentRules,
  ...markupRules,
  ...picturesRules,
  ...weightRules,
  ...securityRules,
]
