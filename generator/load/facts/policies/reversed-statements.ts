import { type Fact, type FactSources, lineOf } from '../fact.ts'
import { isEnglish } from '../texts.ts'
import { checkAcceptedThings } from './reversed-statements/accepted-things.ts'
import { checkClaimed, checkFreeEstimates, checkHiddenFees } from './reversed-statements/claimed.ts'
import { checkContractors } from './reversed-statements/contractors.ts'
import { checkExcludedOffers } from './reversed-statements/excluded-offers.ts'
import { checkExtras, checkFeatures, checkLevels } from './reversed-statements/features.ts'
import { checkForbiddenReviews } from './reversed-statements/forbidden-reviews.ts'
import { checkHazardousWork } from './reversed-statements/hazardous-work.ts'
import { checkLostNegations } from './reversed-statements/lost-negations.ts'
import { checkPromises } from './reversed-statements/promises.ts'
import { checkRefusals } from './reversed-statements/refusals.ts'
import { checkRequirements } from './reversed-statements/requirements.ts'
import { checkSaidElsewhere } from './reversed-statements/said-elsewhere.ts'
import { checkSoldData } from './reversed-statements/sold-data.ts'
import { checkWeakened } from './reversed-statements/weakened.ts'

/** Promises of a company, and features of a service, that say the opposite. English alone. */
export function checkStatements(sources: FactSources): Fact[] {
  if (!isEnglish(sources)) return []
  const extras = checkExtras(sources)
  const promises = checkPromises(sources)
  // `We do sell personal information` also lost its "not".
  const promisesAt = new Set(promises.map(lineOf))
  const said = checkSaidElsewhere(sources)
  const refusals = checkRefusals(sources)
  const acceptedAt = new Set([...said, ...refusals].map(lineOf))
  return [
    ...promises,
    ...checkForbiddenReviews(sources),
    ...checkSoldData(sources),
    ...said,
    ...checkHazardousWork(sources),
    ...checkClaimed(sources),
    ...checkWeakened(sources),
    ...checkFreeEstimates(sources),
    ...checkContractors(sources),
    ...checkHiddenFees(sources),
    ...checkRequirements(sources),
    ...checkFeatures(sources),
    ...extras,
    ...checkLevels(sources, new Set(extras.map(lineOf))),
    ...refusals,
    ...checkAcceptedThings(sources).filter((found) => !acceptedAt.has(lineOf(found))),
    ...checkExcludedOffers(sources),
    ...checkLostNegations(sources).filter((found) => !promisesAt.has(lineOf(found))),
  ]
}
