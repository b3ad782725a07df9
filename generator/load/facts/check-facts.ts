import { setImmediate } from 'node:timers/promises'
import { isCountry } from '#src/country/country.ts'
import type { Gazetteer } from '../../core/gazetteer.ts'
import { groupBy } from '../../core/group-by.ts'
import type { Problem } from '../../core/problem.ts'
import { type CheckedTexts, noCheckedTexts } from '../checked-texts.ts'
import { countryOfOthers } from '../checks/check-country.ts'
import type { Located, Records } from '../records.ts'
import { acceptKnown } from './accept-known.ts'
import { withCertainty } from './certainty.ts'
import { type Fact, type FactSources, lineOf } from './fact.ts'
import { checkCompany } from './groups/company.ts'
import { checkLocations } from './groups/locations.ts'
import { checkRecords } from './groups/records.ts'
import { checkTexts } from './groups/texts.ts'
import { checkTranslation } from './groups/translation.ts'
import { linesWith, recordsWith } from './groups/with-code.ts'
import { joinedFacts } from './joined-facts.ts'
import { joinedInRow } from './one-row.ts'
import { checkReview } from './review/check-review.ts'
import { withoutEffects } from './review/explained.ts'
import { unreadableLines } from './review/leftover-lines.ts'
import type { Reviewed } from './review/review-file.ts'

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
  /** The facts and texts that someone reviewed. Default: nothing is compared with them. */
  reviewed?: Reviewed | undefined
}

/**
 * Checks what the manifest says against public data, against standards, against the calendar and against itself. Each
 * mistake is reported once. `audit.rules` of site.yaml sets severities by code; known-issues.yaml accepts single facts.
 */
export async function checkFacts(
  records: Records,
  { translations = [], openGazetteer, today, isStrict = false, checked = noCheckedTexts, reviewed }: FactOptions,
): Promise<Problem[]> {
  const { site } = records.documents
  if (!site || !isCountry(site.value.business.address.country)) return []
  const gazetteer = await openGazetteer?.(site.value.business.address.country, regionsOf(records))
  const sources: FactSources = { records, site, gazetteer, today, checked }
  const facts = withCertainty(withoutConflicts(await checkOriginals(sources), records), records)
  const inTranslations = translations.flatMap((each) =>
    withCertainty(checkTranslation({ ...sources, records: each, site: each.documents.site ?? site }, facts), each),
  )
  // With another country, its languages and currencies are others.
  const isCountryWrong = countryOfOthers(records, site) !== undefined
  const all = oncePerPlace([...facts, ...inTranslations])
  const certain = isCountryWrong ? all.filter(({ code }) => !code.endsWith('-of-another-country')) : all
  const unreviewed = reviewed ? checkReview(records, reviewed, certain) : []
  const found = [...withoutEffects(certain, unreviewed, records.landmarks[0]?.at.file), ...unreviewed]
  return joinedInRow(acceptKnown(withSeverities(joinedFacts(found, records.cities), sources), sources, isStrict))
}

/** Of facts with one code at one place, which several checks found, those of the highest severity. */
function oncePerPlace(facts: readonly Fact[]): Fact[] {
  const placeOf = ({ code, at }: Fact) => `${code} ${lineOf({ at })}:${at.column}`
  return [...groupBy(facts, placeOf).values()].flatMap((same) => {
    const most = severest(same)
    return same.filter(({ severity }) => severity === most)
  })
}

const severest = (facts: readonly Fact[]) =>
  (['error', 'warning', 'notice'] as const).find((each) => facts.some(({ severity }) => severity === each))

/** Leaves out the facts about texts with merge markers: a text in two versions contradicts itself, and the marker is reported. */
function withoutConflicts(facts: readonly Fact[], { folders, documents }: Records): readonly Fact[] {
  const isMarker = ({ code, words }: Fact) => code === 'placeholder-in-text' && /^[<=>]{7}/.test(words ?? '')
  const markers = facts.filter(isMarker)
  if (markers.length === 0) return facts
  const records: readonly (Located<unknown> | undefined)[] = [
    ...Object.values(folders).flat(),
    ...Object.values(documents),
  ]
  const lines = unreadableLines(
    markers,
    records.flatMap((record) => record?.file ?? []),
  )
  return facts.filter((found) => markers.includes(found) || !lines.has(lineOf(found)))
}

/** The regions of the company, its counties and its offices, each once. */
function regionsOf({ documents: { site }, folders: { counties, offices } }: Records): string[] {
  const regions = [
    site?.value.business.address.region,
    ...counties.map(({ value }) => value.region),
    ...offices.map(({ value }) => value.address?.region),
  ]
  return [...new Set(regions.filter((each) => each !== undefined))]
}

const distanceCode = 'distance-in-text-differs'

/** The facts of the first language. Between the groups, the thread does other tasks: pictures are measured meanwhile. */
async function checkOriginals(sources: FactSources): Promise<Fact[]> {
  const { facts, doubts } = checkRecords(sources)
  await setImmediate()
  const locations = checkLocations(sources, doubts)
  await setImmediate()
  const notServedAt = linesWith(locations, 'place-not-served')
  // A place that is called the seat of another county names that county.
  const inSeats = recordsWith(locations, 'county-seat-differs')
  const isOfSeat = ({ code, record }: Fact) => code === 'text-of-another-region' && inSeats.has(record)
  // A distance is compared by more than one check.
  const placeOf = ({ at, words }: Fact) => `${at.file}:${at.line} ${words}`
  const measured = new Set(locations.flatMap((found) => (found.code === distanceCode ? placeOf(found) : [])))
  const isMeasured = (found: Fact) => found.code === distanceCode && measured.has(placeOf(found))
  const ofTexts = await checkTexts(sources, doubts, notServedAt)
  await setImmediate()
  const texts = [...locations, ...ofTexts.filter((found) => !isOfSeat(found) && !isMeasured(found))]
  return [
    ...facts,
    ...checkCompany(sources, doubts),
    ...texts.filter(({ code }) => !(doubts.isOwnRegionWrong && code === 'text-of-another-region')),
  ]
}

function withSeverities(facts: readonly Fact[], { site }: FactSources): Fact[] {
  const { rules } = site.value.audit
  return facts.flatMap((found) => {
    const severity = rules[found.code]?.severity
    if (severity === 'off') return []
    return [severity === undefined ? found : { ...found, severity }]
  })
}
