import { checkDates } from '../calendar/dates.ts'
import { checkSeasonTemperatures } from '../calendar/season-temperatures.ts'
import { checkTemperatures } from '../calendar/temperatures.ts'
import { checkCitedStudies } from '../claims/cited-studies.ts'
import { checkDangerousAdvice } from '../claims/dangerous-advice.ts'
import { checkEnvironmentalClaims } from '../claims/environmental-claims.ts'
import { checkHealthClaims } from '../claims/health-claims.ts'
import { checkRefusedCustomers } from '../claims/refused-customers.ts'
import { checkUnprovenClaims } from '../claims/unproven-claims.ts'
import { checkContact } from '../company/contact.ts'
import { checkSample } from '../company/sample.ts'
import { checkTextContact } from '../company/text-contact.ts'
import { checkUnusedLines } from '../company/unused-lines.ts'
import { checkBackReferences } from '../counts/back-references.ts'
import { checkClaims } from '../counts/claims.ts'
import { checkShortCounts } from '../counts/short-counts.ts'
import { checkStatedCounts } from '../counts/stated-counts.ts'
import { checkTextFigures } from '../counts/text-figures.ts'
import { type Fact, type FactSources, lineOf } from '../fact.ts'
import { checkConsent } from '../forms/consent.ts'
import { checkFormData } from '../forms/form-data.ts'
import { checkFormHours } from '../forms/form-hours.ts'
import { checkFormUnits } from '../forms/form-units.ts'
import { checkRequiredBoxes } from '../forms/required-boxes.ts'
import { checkHeights } from '../geography/measured-heights.ts'
import { checkSunSides } from '../geography/sun-sides.ts'
import { checkHours } from '../hours/hours.ts'
import { checkNightWork } from '../hours/night-work.ts'
import { checkTextDays } from '../hours/text-days.ts'
import { checkTextHours } from '../hours/text-hours.ts'
import { checkHiring } from '../jobs/hiring.ts'
import { checkUnpaidWork } from '../jobs/unpaid-work.ts'
import { checkUnreportedPay } from '../jobs/unreported-pay.ts'
import { checkWages } from '../jobs/wages.ts'
import { checkNumbers } from '../policies/numbers.ts'
import { checkPolicyTexts } from '../policies/policy-texts.ts'
import { checkRefundPromises } from '../policies/refunds.ts'
import { checkPolicyTerms } from '../policies/terms.ts'
import { checkDeposits } from '../prices/deposits.ts'
import { checkPayments } from '../prices/payment.ts'
import { checkPaymentTimes } from '../prices/payment-time.ts'
import { checkPriceSums } from '../prices/price-sums.ts'
import { checkPrices } from '../prices/prices.ts'
import { checkExceptions } from '../site/exceptions.ts'
import { checkNoindex } from '../site/noindex.ts'
import { checkBusinessType, checkTrade } from '../subjects/business-type.ts'
import { checkStoreTerms } from '../subjects/store-terms.ts'
import { checkInsiderReviews } from '../testimonials/insider-reviews.ts'
import { checkRatings, checkWarnings } from '../testimonials/rating-texts.ts'
import { checkReviewContacts } from '../testimonials/review-contacts.ts'
import { checkRewardedReviews } from '../testimonials/rewarded-reviews.ts'
import { checkHomesOfReviews, checkLocations, checkReviews, checkTestimonials } from '../testimonials/testimonials.ts'
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
