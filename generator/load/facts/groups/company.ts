import { checkBackReferences } from '../back-references.ts'
import { checkBusinessType, checkTrade } from '../business-type.ts'
import { checkCitedStudies } from '../cited-studies.ts'
import { checkClaims } from '../claims.ts'
import { checkConsent } from '../consent.ts'
import { checkContact } from '../contact.ts'
import { checkDangerousAdvice } from '../dangerous-advice.ts'
import { checkDates } from '../dates.ts'
import { checkDeposits } from '../deposits.ts'
import { checkEnvironmentalClaims } from '../environmental-claims.ts'
import { checkExceptions } from '../exceptions.ts'
import { type Fact, type FactSources, lineOf } from '../fact.ts'
import { checkFormData } from '../form-data.ts'
import { checkFormHours } from '../form-hours.ts'
import { checkFormUnits } from '../form-units.ts'
import { checkHealthClaims } from '../health-claims.ts'
import { checkHiring } from '../hiring.ts'
import { checkHours } from '../hours.ts'
import { checkInsiderReviews } from '../insider-reviews.ts'
import { checkHeights } from '../measured-heights.ts'
import { checkNightWork } from '../night-work.ts'
import { checkNoindex } from '../noindex.ts'
import { checkPayments } from '../payment.ts'
import { checkPaymentTimes } from '../payment-time.ts'
import { checkNumbers } from '../policies/numbers.ts'
import { checkRefundPromises } from '../policies/refunds.ts'
import { checkPolicyTerms } from '../policies/terms.ts'
import { checkPolicyTexts } from '../policy-texts.ts'
import { checkPriceSums } from '../prices/price-sums.ts'
import { checkPrices } from '../prices.ts'
import { checkRatings, checkWarnings } from '../rating-texts.ts'
import { checkRefusedCustomers } from '../refused-customers.ts'
import { checkRequiredBoxes } from '../required-boxes.ts'
import { checkReviewContacts } from '../review-contacts.ts'
import { checkRewardedReviews } from '../rewarded-reviews.ts'
import { checkSample } from '../sample.ts'
import { checkSeasonTemperatures } from '../season-temperatures.ts'
import { checkShortCounts } from '../short-counts.ts'
import { checkStatedCounts } from '../stated-counts.ts'
import { checkStoreTerms } from '../store-terms.ts'
import { checkSunSides } from '../sun-sides.ts'
import { checkTemperatures } from '../temperatures.ts'
import { checkHomesOfReviews, checkLocations, checkReviews, checkTestimonials } from '../testimonials.ts'
import { checkTextContact } from '../text-contact.ts'
import { checkTextDays } from '../text-days.ts'
import { checkTextFigures } from '../text-figures.ts'
import { checkTextHours } from '../text-hours.ts'
import { checkUnpaidWork } from '../unpaid-work.ts'
import { checkUnprovenClaims } from '../unproven-claims.ts'
import { checkUnreportedPay } from '../unreported-pay.ts'
import { checkUnusedLines } from '../unused-lines.ts'
import { checkWages } from '../wages.ts'
import type { Doubts } from './doubts.ts'
import { hasCode, linesWith, recordsWith } from './with-code.ts'

/** Checks what the manifest says of the company: hours, prices, policies, claims, contact, reviews and counts. */
export function checkCompany(sources: FactSources, doubts: Doubts): Fact[] {
  const claims = checkClaims(sources)
  const policies = checkPolicies(sources)
  // A text that contradicts a policy also differs from another text with the number of the policy.
  const contradicting = linesWith(policies, 'policy-numbers-differ')
  return [
    ...(doubts.isLanguageWrong ? [] : [...checkBusinessType(sources), ...checkTrade(sources)]),
    ...checkAllHours(sources),
    ...checkNightWork(sources),
    ...checkFormHours(sources),
    ...checkFormData(sources),
    ...checkRequiredBoxes(sources),
    ...checkFormUnits(sources),
    ...checkPrices(sources).filter(({ code }) => !doubts.isLanguageWrong || code !== 'text-in-another-language'),
    ...policies,
    ...checkRefundPromises(sources),
    ...claims,
    ...checkDates(sources),
    ...checkAllReviews(sources, doubts),
    ...checkUnprovenClaims(sources),
    ...checkCitedStudies(sources),
    ...checkEnvironmentalClaims(sources),
    ...checkHealthClaims(sources),
    ...checkStoreTerms(sources),
    ...checkAllContact(sources, doubts),
    ...checkConsent(sources),
    ...checkSample(sources),
    ...checkNoindex(sources),
    ...checkExceptions(sources),
    ...checkFigures(sources, doubts, linesWith(claims, 'claim-value-differs')).filter(
      (found) =>
        !(found.code === 'figures-differ' && [lineOf(found), found.subject ?? ''].some((at) => contradicting.has(at))),
    ),
    ...checkPriceSums(sources),
    ...checkStatedCounts(sources),
    ...checkShortCounts(sources),
    ...checkPayments(sources),
    ...checkPaymentTimes(sources),
    ...checkDeposits(sources),
    ...checkWages(sources),
    ...checkUnpaidWork(sources),
    ...checkUnreportedPay(sources),
    ...checkHiring(sources),
    ...checkRefusedCustomers(sources),
    ...checkDangerousAdvice(sources),
    ...checkHeights(sources),
    ...checkTemperatures(sources),
    ...checkSeasonTemperatures(sources),
    ...checkSunSides(sources),
  ]
}

/** Texts with the right hours contradict hours that cannot be, which are wrong then, and days that lack one. */
function checkAllHours(sources: FactSources): Fact[] {
  const hours = checkHours(sources)
  // A day that is there twice is there in place of another one, which texts name.
  const isDayWrong = hasCode(hours, 'day-twice')
  const inTexts = checkTextHours(sources).filter(({ words = '' }) => !isDayWrong || /\d/.test(words))
  // With wrong hours, all texts about days differ.
  if (hours.length === 0) return [...inTexts, ...checkTextDays(sources, inTexts)]
  if (inTexts.length === 0 || !hasCode(hours, 'hours-implausible')) return [...hours, ...inTexts]
  return hours.map((found) => (found.code === 'hours-implausible' ? { ...found, severity: 'error' } : found))
}

/** A place that is not served, written without its region, is one mistake. */
function checkAllReviews(sources: FactSources, doubts: Doubts): Fact[] {
  const elsewhere = checkTestimonials(
    sources,
    doubts.isOfficeRegionWrong || doubts.isCountyMisspelt || doubts.isOfficeMissing || doubts.isRegionUnknown,
  )
  const elsewhereAt = linesWith(elsewhere, 'testimonial-from-elsewhere')
  return [
    ...elsewhere,
    ...checkLocations(sources).filter((found) => !elsewhereAt.has(lineOf(found))),
    ...checkRatings(sources),
    ...checkWarnings(sources),
    ...checkReviews(sources),
    ...checkHomesOfReviews(sources),
    ...checkInsiderReviews(sources),
    ...checkReviewContacts(sources),
    ...checkRewardedReviews(sources),
  ]
}

/** Terms with a wrong number contradict texts, too, and a text with a wrong number what it refers to later. */
function checkPolicies(sources: FactSources): Fact[] {
  const numbers = checkNumbers(sources)
  const wrong = recordsWith(numbers, 'policy-numbers-differ')
  const references = checkBackReferences(sources).filter(({ record }) => !wrong.has(record))
  if (wrong.has('site')) return [...numbers, ...references]
  const numbersAt = new Set(numbers.map(lineOf))
  const terms = checkPolicyTerms(sources).filter((found) => !numbersAt.has(lineOf(found)))
  return [...numbers, ...references, ...terms]
}

function checkAllContact(sources: FactSources, { isOfficeWrong, isOriginWrong }: Doubts): Fact[] {
  const contact = checkContact(sources, { isOfficeWrong, isOriginWrong })
  const inTexts = checkTextContact(sources)
  return [
    ...contact,
    ...inTexts,
    // The number may be the one that a text has with another digit.
    ...(hasCode(inTexts, 'phone-in-text-differs') ? [] : checkUnusedLines(sources)),
    // Settings that were copied from another site may have a service that the policy does not name.
    ...(hasCode(contact, 'statistics-of-another-site') ? [] : checkPolicyTexts(sources)),
  ]
}

/** @param claimedAt lines of claims with another value than their text, in which one number is wrong */
function checkFigures(sources: FactSources, { isCountyMisspelt }: Doubts, claimedAt: ReadonlySet<string>): Fact[] {
  return checkTextFigures(sources).filter(
    (found) =>
      !(isCountyMisspelt && (found.code === 'county-missing-in-text' || found.code === 'place-not-served')) &&
      !(found.code === 'count-in-text-differs' && claimedAt.has(lineOf(found))),
  )
}
