import { groupBy } from '../../../core/group-by.ts'
import type { Fact, FactSources } from '../fact.ts'
import { checkAddedFees } from './added-fees.ts'
import { checkAnswerTimes } from './answer-times.ts'
import { checkChargedRemedies } from './charged-remedies.ts'
import { checkCharged } from './charged-terms.ts'
import { checkDeniedFees } from './denied-fees.ts'
import { checkExchangedPeriods } from './exchanged-periods.ts'
import { checkFees, checkNamedFees } from './fees.ts'
import { checkThings } from './limits.ts'
import { checkOwnNumbers } from './own-numbers.ts'
import { checkPhrases } from './phrases.ts'
import { checkRanges } from './ranges.ts'
import { checkRepeatedTerms } from './repeated-terms.ts'
import { checkPairs, checkTexts } from './subject-numbers.ts'
import { checkWarranties } from './warranties.ts'

/** Numbers of one company policy that differ between its statement, its terms, the questions and the pages. */
export function checkNumbers(sources: FactSources): Fact[] {
  const inPolicies = checkOwnNumbers(sources)
  return inPolicies.length > 0
    ? inPolicies
    : onceInLines([
        ...checkTexts(sources),
        ...checkFees(sources),
        ...checkNamedFees(sources),
        ...checkWarranties(sources),
        ...checkPairs(sources),
        ...checkThings(sources),
        ...checkRanges(sources),
        ...checkRepeatedTerms(sources),
        ...checkPhrases(sources),
        ...checkCharged(sources),
        ...checkChargedRemedies(sources),
        ...checkDeniedFees(sources),
        ...checkAddedFees(sources),
        ...checkAnswerTimes(sources),
        ...checkExchangedPeriods(sources),
      ])
}

/** A line that has other numbers than the policy on one subject is wrong once, however many they are. */
function onceInLines(found: readonly Fact[]): Fact[] {
  const lines = groupBy(found, ({ at, code, subject, what }) => `${at.file}:${at.line} ${code} ${subject ?? what}`)
  return [...lines.values()].flatMap(([first]) => first ?? [])
}
