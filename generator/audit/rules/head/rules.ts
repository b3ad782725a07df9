import type { Rule } from '../../rule.ts'
import { deadCanonical } from './dead-canonical.ts'
import { descriptionWidth } from './description-width.ts'
import { duplicateDescription } from './duplicate-description.ts'
import { duplicateH1 } from './duplicate-h1.ts'
import { duplicateTitle } from './duplicate-title.ts'
import { titleWidth } from './title-width.ts'

export const headRules: Rule[] = [
  deadCanonical,
  descriptionWidth,
  duplicateDescription,
  duplicateH1,
  duplicateTitle,
  titleWidth,
]
