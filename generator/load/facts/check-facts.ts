import { isCountry } from '#src/country/country.ts'
import { regionCodes } from '#src/country/regions.ts'
import type { Gazetteer } from '../../core/gazetteer.ts'
import { groupBy } from '../../core/group-by.ts'
import type { Problem } from '../../core/problem.ts'
import { countryOfOthers } from '../check-country.ts'
import { type CheckedTexts, noCheckedTexts } from '../checked-texts.ts'
import { hasCountyOfTwoOffices } from '../county-offices.ts'
import type { Records } from '../records.ts'
import { acceptKnown } from './accept-known.ts'
import { checkBusinessType } from './business-type.ts'
import { checkCalledCity } from './called-city.ts'
import { checkClaims } from './claims.ts'
import { checkConsent } from './consent.ts'
import { checkContact } from './contact.ts'
import { checkCounties } from './counties.ts'
import { isRegionUnclear } from './county-of.ts'
import { checkCountySeats } from './county-seat.ts'
import { checkDates } from './dates.ts'
import { checkDirections } from './directions.ts'
import { checkEmptyCounties } from './empty-counties.ts'
import { checkExchangedLabels } from './exchanged-labels.ts'
import { type Fact, type FactSources, lineOf } from './fact.ts'
import { checkFormOfAddress } from './form-of-address.ts'
import { checkHours } from './hours.ts'
import { checkImageTexts } from './images.ts'
import { checkKeywordLists } from './keyword-lists.ts'
import { checkLinkSubjects } from './link-subjects.ts'
import { checkNamedAreas } from './named-areas.ts'
import { checkNamedCompanies } from './named-companies.ts'
import { checkNamedParties } from './named-party.ts'
import { checkNames } from './names.ts'
import { checkNamesInTexts } from './names-in-texts.ts'
import { checkNearCopies } from './near-copies.ts'
import { checkNoindex } from './noindex.ts'
import { checkOddFields } from './odd-fields.ts'
import { checkOddRows } from './odd-rows.ts'
import { checkOffices } from './office.ts'
import { checkOfficeDistances } from './office-distances.ts'
import { checkOrigin } from './origin.ts'
import { checkPageTexts } from './pages.ts'
import { checkPayments } from './payment.ts'
import { checkPlaceFigures } from './place-figures.ts'
import { checkPlaceTexts } from './place-texts.ts'
import { checkPlaces } from './places.ts'
import { checkNumbers } from './policies/numbers.ts'
import { checkPolicyTerms } from './policies/terms.ts'
import { checkPolicyTexts } from './policy-texts.ts'
import { checkPopulationRanks } from './population-rank.ts'
import { checkPostalPrefixes } from './postal-prefixes.ts'
import { checkPrices } from './prices.ts'
import { checkRepeatedTexts } from './repeated-texts.ts'
import { checkStatements } from './reversed-statements.ts'
import { checkSample } from './sample.ts'
import { checkAreas, checkServedPlaces } from './served-places.ts'
import { checkShortCounts } from './short-counts.ts'
import { checkStandards } from './standards.ts'
import { checkStatedCounts } from './stated-counts.ts'
import { checkStatedInLanguage } from './stated-in-language.ts'
import { checkStatesOfPlaces } from './states-of-places.ts'
import { checkHouseNumbers, checkSuites } from './subjects/another-office.ts'
import { checkSubjectTexts } from './subjects/likelier-subject.ts'
import { checkHomesOfReviews, checkRatings, checkReviews, checkTestimonials } from './testimonials.ts'
import { checkTextContact } from './text-contact.ts'
import { checkTextFigures } from './text-figures.ts'
import { checkTextHours } from './text-hours.ts'
import { checkTextSubjects } from './text-subjects.ts'
import { companyTexts } from './texts.ts'
import { checkTranslations } from './translations.ts'
import { checkUnprovenClaims } from './unproven-claims.ts'
import { checkUntranslated } from './untranslated.ts'
import { checkWebLinks } from './web-links.ts'
import { checkWriting } from './writing.ts'

export type FactOptions = {
  /** Opens public data about the regions of a country. Default: nothing is checked against it. */
  openGazetteer?: (country: string, regions: readonly string[]) => Promise<Gazetteer>
  /** The records in the other languages of the site. */
  translations?: readonly Records[]
  /** `YYYY-MM-DD`. Default: dates are not checked. */
  today?: string
  /** Known issues keep their severity. */
  isStrict?: boolean
  /** Texts in which nothing was found last time. Default: all texts are checked. */
  checked?: CheckedTexts
}

/**
 * Checks what the manifest says against public data, against standards, against the calendar and against itself. Each
 * mistake is reported once. `audit.rules` of site.yaml sets severities by code; known-issues.yaml accepts single facts.
 */
export async function checkFacts(
  records: Records,
  { translations = [], openGazetteer, today, isStrict = false, checked = noCheckedTexts }: FactOptions,
): Promise<Problem[]> {
  const { site } = records.documents
  if (!site || !isCountry(site.value.business.address.country)) return []
  const { country, region } = site.value.business.address
  const { folders } = records
  const regions = [
    region,
    ...folders.counties.map(({ value }) => value.region),
    ...folders.offices.map(({ value }) => value.address?.region),
  ].filter((each) => each !== undefined)
  const gazetteer = await openGazetteer?.(country, [...new Set(regions)])
  const sources: FactSources = { records, site, gazetteer, today, checked }
  const office = checkOffices(sources)
  // Its postal code is as far from the coordinates of an office as its town.
  const awayFromTown = recordsOf(office, 'office-outside-its-town')
  const origin = checkOrigin(sources)
  const has = (facts: readonly Fact[], ...codes: string[]) => facts.some(({ code }) => codes.includes(code))
  // Without the record of an office, its counties seem to be in the region of the company.
  const isOfficeMissing = records.written.offices.size > folders.offices.length
  const isOfficeRegionWrong =
    isRegionUnclear(site.value) || has(office, 'office-in-another-region') || hasCountyOfTwoOffices(records)
  const counties = isOfficeRegionWrong ? [] : checkCounties(sources)
  const names = checkNames(sources)
  // A row with the name of another one has its facts, so it contradicts public data in everything.
  const copied = recordsOf(names, 'name-twice')
  const places = isOfficeRegionWrong ? [] : checkPlaces(sources).filter(({ record }) => !copied.has(record))
  const misspelt = recordsOf([...places, ...counties], 'place-name-misspelt', 'unknown-county-name')
  const isCountyMisspelt = has(counties, 'unknown-county-name')
  // The texts of a row with the wrong county name the right one.
  const misplaced = recordsOf(places, 'wrong-county')
  // A place that is wrong on the map contradicts what other texts say about where it is.
  const isOffTheMap = has(places, 'coordinates-elsewhere', 'wrong-county', 'alias-far-away')
  // The loader reports a row of a county that does not exist. Texts about its place then seem to be wrong.
  const countySlugs = new Set(folders.counties.map(({ slug }) => slug))
  const isCountyWrong =
    has([...places, ...counties], 'wrong-county', 'unknown-county-name') ||
    records.cities.some(({ value }) => !countySlugs.has(value.county))
  // A county without its record, or with a region that does not exist, has no region that its places could be in.
  const isRegionUnknown =
    folders.counties.length < records.written.counties.size ||
    records.cities.some(({ value }) => !countySlugs.has(value.county)) ||
    folders.counties.some(
      ({ value }) => value.region !== undefined && regionCodes(country)?.includes(value.region) === false,
    )
  const texts = checkTexts(sources).filter(
    ({ code, record }) =>
      !(code === 'text-repeated' && copied.has(record)) &&
      !(code === 'text-of-another-region' && (isCountyMisspelt || misplaced.has(record))) &&
      !(code === 'distance-in-text-differs' && isOffTheMap),
  )
  const copies = new Set(texts.flatMap((found) => (found.code === 'text-repeated' ? [lineOf(found)] : [])))
  // The copy of a text about another service also has its words.
  const isNoCopy = (found: Fact) => !copies.has(lineOf(found))
  const elsewhere = recordsOf(texts, 'text-of-another-place')
  // The review of one service, copied to another.
  const isReviewCopied = texts.some(({ code, record }) => code === 'text-repeated' && record === 'testimonials')
  const isNew = (found: Fact) =>
    isNoCopy(found) &&
    !(found.code === 'text-of-another-place' && elsewhere.has(found.record)) &&
    !(isReviewCopied && found.code === 'text-of-another-service' && found.record === 'testimonials')
  // A copied description of a service is the copy of a text, at one of the two.
  const repeated = recordsOf(texts, 'text-repeated')
  const isOfCopy = ({ code, record, subject = record }: Fact) =>
    code === 'title-of-another-page' && (repeated.has(record) || repeated.has(subject))
  // A name that its slug has with other letters is one of the misspelt words, too.
  const namedWrong = new Set(names.flatMap((found) => (found.code === 'slug-of-another-name' ? [lineOf(found)] : [])))
  const contact = checkContact(sources, { isOfficeWrong: office.length > 0, isOriginWrong: origin.length > 0 })
  const claims = checkClaims(sources)
  const claimed = new Set(claims.flatMap((found) => (found.code === 'claim-value-differs' ? [lineOf(found)] : [])))
  const standards = checkStandards(sources)
  // Where all texts are in another language, the name of the language is wrong.
  const isLanguageWrong = has(standards, 'language-of-texts-differs')
  const numbers = checkNumbers(sources)
  const numbersAt = new Set(numbers.map(lineOf))
  const writing = checkWriting(sources)
  // A name with broken letters is no other word, and no misspelt one.
  const garbledAt = new Set(writing.flatMap((found) => (found.code === 'garbled-text' ? [lineOf(found)] : [])))
  const isGarbled = (found: Fact) =>
    garbledAt.has(lineOf(found)) && (found.code === 'place-name-misspelt' || found.code === 'word-misspelt')
  const writingAt = new Set(writing.map((found) => `${found.code} ${lineOf(found)}`))
  const facts = [
    ...office,
    ...origin,
    ...counties,
    ...withoutMassDisputes(
      [...places, ...checkPostalPrefixes(sources).filter(({ record }) => !awayFromTown.has(record))],
      records.cities.length,
    ),
    ...names.filter(({ code, record }) => code !== 'slug-of-another-name' || !misspelt.has(record)),
    ...standards,
    ...checkBusinessType(sources),
    ...checkAllHours(sources),
    ...checkPrices(sources).filter(({ code }) => !isLanguageWrong || code !== 'text-in-another-language'),
    ...numbers,
    ...(numbers.some(({ record }) => record === 'site') ? [] : checkPolicyTerms(sources)).filter(
      (found) => !numbersAt.has(lineOf(found)),
    ),
    ...claims,
    ...checkDates(sources),
    ...checkTestimonials(sources, isOfficeRegionWrong || isCountyMisspelt || isOfficeMissing || isRegionUnknown),
    ...checkRatings(sources),
    ...checkReviews(sources),
    ...checkHomesOfReviews(sources),
    ...checkUnprovenClaims(sources),
    ...contact,
    ...(has(contact, 'statistics-of-another-site') ? [] : checkPolicyTexts(sources)),
    ...checkConsent(sources),
    ...checkSample(sources),
    ...checkNoindex(sources),
    ...texts,
    ...checkTextContact(sources),
    // A misspelt county is missing in every list. A claim with another value than its text has one wrong number.
    ...checkTextFigures(sources).filter(
      (found) =>
        !(isCountyMisspelt && (found.code === 'county-missing-in-text' || found.code === 'place-not-served')) &&
        !(found.code === 'count-in-text-differs' && claimed.has(lineOf(found))),
    ),
    ...checkTextSubjects(sources, {
      isOfficeWrong: office.length > 0 || isOfficeMissing,
      isCountyWrong,
    }).filter(isNew),
    ...(isOffTheMap ? [] : [...checkDirections(sources), ...(office.length > 0 ? [] : checkOfficeDistances(sources))]),
    // A place with too many residents contradicts what other texts say of its rank.
    ...(has(places, 'population-differs', 'population-twice') ? [] : checkPopulationRanks(sources)),
    ...(isLanguageWrong ? [] : [...checkExchangedLabels(sources), ...checkFormOfAddress(sources)]),
    ...checkStatedCounts(sources),
    ...checkShortCounts(sources),
    ...checkKeywordLists(sources).filter((found) => !writingAt.has(`${found.code} ${lineOf(found)}`)),
    ...(office.length > 0
      ? []
      : [...checkHouseNumbers(companyTexts(sources), sources), ...checkSuites(companyTexts(sources), sources)]),
    ...checkNamedCompanies(sources),
    ...checkNamedParties(sources),
    ...(isLanguageWrong ? [] : checkStatedInLanguage(sources)),
    ...(isCountyMisspelt || isRegionUnknown ? [] : checkNamedAreas(sources)),
    ...checkOddFields(sources),
    ...checkOddRows(sources),
    ...checkCalledCity(sources),
    ...checkEmptyCounties(sources),
    // A place in another county changes the number of places in both.
    ...checkServedPlaces(sources).filter(({ code }) => code !== 'count-in-text-differs' || misplaced.size === 0),
    ...checkCountySeats(sources),
    ...checkSubjectTexts(sources).filter(isNoCopy),
    ...(isOfficeRegionWrong || office.length > 0 || isOfficeMissing || isCountyWrong || isRegionUnknown
      ? []
      : checkStatesOfPlaces(sources)),
    ...checkStatements(sources),
    ...checkPayments(sources),
    ...checkImageTexts(sources),
    ...checkPageTexts(sources).filter((found) => !isOfCopy(found)),
    ...checkWebLinks(sources),
    ...checkLinkSubjects(sources),
    ...namesInTexts(sources, { places, writing, isNameWrong: misspelt.size > 0 || names.length > 0 }).filter(
      (found) => !isGarbled(found),
    ),
    ...writing.filter(
      (found) => !isGarbled(found) && (found.code !== 'word-misspelt' || !namedWrong.has(lineOf(found))),
    ),
  ]
  const inTranslations = translations.flatMap((each) =>
    checkTranslation({ ...sources, records: each, site: each.documents.site ?? site }).filter(
      (found) => !isOfOriginal(found, facts),
    ),
  )
  // With another country, its languages and currencies are others.
  const isCountryWrong = countryOfOthers(records, site) !== undefined
  const all = [...facts, ...inTranslations]
  const found = isCountryWrong ? all.filter(({ code }) => !code.endsWith('-of-another-country')) : all
  return acceptKnown(withSeverities(found, sources), sources, isStrict)
}

/** A place seems to be missing in a list if its row has another name or county, or if the list misspells it. */
function namesInTexts(
  sources: FactSources,
  { places, writing, isNameWrong }: { places: readonly Fact[]; writing: readonly Fact[]; isNameWrong: boolean },
) {
  const misplaced = recordsOf(places, 'wrong-county')
  // A place without coordinates in another county has the postal code of its own.
  const found = checkNamesInTexts(sources, recordsOf(places, 'wrong-county', 'postal-code-elsewhere'))
  const misspelling = recordsOf([...found, ...writing], 'place-name-misspelt', 'word-misspelt')
  return found.filter(
    ({ code, record }) =>
      code !== 'place-missing-in-text' || !(isNameWrong || misplaced.size > 0 || misspelling.has(record)),
  )
}

/** Whether an original that says something else than its translation is wrong itself in the words that differ. */
function isOfOriginal({ record, original }: Fact, facts: readonly Fact[]): boolean {
  return (
    original !== undefined && facts.some((each) => record.endsWith(`/${each.record}`) && each.words?.includes(original))
  )
}

/** How the texts of a translation are written, and whether they say what the first language and the manifest say. */
function checkTranslation(sources: FactSources): Fact[] {
  const { documents, folders, cities } = sources.records
  const files = new Set(
    [...Object.values(documents), ...Object.values(folders).flat(), ...cities].flatMap((record) =>
      record?.original === undefined ? [] : [record.file.shown],
    ),
  )
  const found = [
    ...checkWriting(sources),
    ...checkUntranslated(sources),
    ...checkExchangedLabels(sources),
    ...checkFormOfAddress(sources),
    ...checkTranslations(sources),
    ...checkStatedInLanguage(sources),
    ...checkPrices(sources),
    ...checkTextContact(sources),
    ...checkAreas(sources),
    ...checkPolicyTexts(sources),
  ]
  const own = found.filter(({ at }) => files.has(at.file))
  // A number that is wrong in itself differs from the original, too.
  return own.filter(
    (each) =>
      each.code !== 'translation-differs' ||
      !own.some((other) => other.code !== each.code && lineOf(other) === lineOf(each) && hasWordsOf(other, each)),
  )
}

/** Whether a problem is also about the words of another one: `143,000 residents` of `It has 143,000 residents`. */
const hasWordsOf = ({ words = '' }: Fact, other: Fact): boolean =>
  other.words !== undefined && words.includes(other.words)

/** Texts with the right hours contradict hours that cannot be, which are wrong then, and days that lack one. */
function checkAllHours(sources: FactSources): Fact[] {
  const hours = checkHours(sources)
  // A day that is there twice is there in place of another one, which texts name.
  const isDayWrong = hours.some(({ code }) => code === 'day-twice')
  const inTexts = checkTextHours(sources).filter(({ words = '' }) => !isDayWrong || /\d/.test(words))
  if (inTexts.length === 0 || !hours.some(({ code }) => code === 'hours-implausible')) return [...hours, ...inTexts]
  return hours.map((found) => (found.code === 'hours-implausible' ? { ...found, severity: 'error' } : found))
}

const recordsOf = (facts: readonly Fact[], ...codes: string[]) =>
  new Set(facts.flatMap(({ code, record }) => (codes.includes(code) ? [record] : [])))

/** A text that names another place, and is also a copy or has other figures, has one cause. */
function checkTexts(sources: FactSources): Fact[] {
  const misplaced = checkPlaceTexts(sources)
  const seen = new Set(misplaced.map(({ record }) => record))
  const figures = checkPlaceFigures(sources).filter(({ record }) => !seen.has(record))
  const copies = checkRepeatedTexts(sources, seen)
  const known = new Set([...seen, ...copies.map(({ record }) => record)])
  return [...misplaced, ...figures, ...copies, ...checkNearCopies(sources, known)]
}

function withSeverities(facts: readonly Fact[], { site }: FactSources): Fact[] {
  const { rules } = site.value.audit
  return facts.flatMap((found) => {
    const severity = rules[found.code]?.severity
    if (severity === 'off') return []
    return [severity === undefined ? found : { ...found, severity }]
  })
}

/** Numbers of disputed places, with their share of all, from which the data is in dispute and no longer single places. */
const masses = [
  { places: 40, share: 1 / 3 },
  { places: 20, share: 2 / 3 },
]

/** If public data disputes most of a table, such as one of invented places, one warning for each code says so. */
function withoutMassDisputes(facts: readonly Fact[], places: number): Fact[] {
  const disputed = new Set(facts.map(({ record }) => record)).size
  if (!masses.some((mass) => disputed >= mass.places && disputed >= mass.share * places)) return [...facts]
  return [...groupBy(facts, ({ code }) => code)].flatMap(([code, [first, ...others]]) => {
    if (!first) return []
    const same = others.length === 0 ? '' : ` The same is wrong with ${others.length} more of ${places} places.`
    return [
      {
        ...first,
        severity: 'warning' as const,
        what: first.what + same,
        fix: `Check the source of the table. If the places are invented, turn off audit.rules.${code} in site.yaml.`,
      },
    ]
  })
}
