import type { Fact, FactSources } from '../fact.ts'
import { checkFees } from './fees.ts'
import { checkThings } from './limits.ts'
import { checkOwnNumbers } from './own-numbers.ts'
import { checkRanges } from './ranges.ts'
import { checkPairs, checkTexts } from './subject-numbers.ts'
import { checkWarranties } from './warranties.ts'

/** Numbers of one company policy that differ between its statement, its terms, the questions and the pages. */
export function checkNumbers(sources: FactSources): Fact[] {
  const inPolicies = checkOwnNumbers(sources)
  return inPolicies.length > 0
    ? inPolicies
    : [
        ...checkTexts(sources),
        ...checkFees(sources),
        ...checkWarranties(sources),
        ...checkPairs(sources),
        ...checkThings(sources),
        ...checkRanges(sources),
      ]
}
