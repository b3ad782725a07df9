import { regionCodes, regionNameOf } from '#src/country/regions.ts'
import { distanceWords } from '#src/country/units.ts'
import { type GazetteerPlace, plainName } from '../../../../core/gazetteer.ts'
import { kilometresBetween } from '../../../../core/known-place.ts'
import { literal } from '../../../../core/text/literal.ts'
import type { CityRecord, FactSources } from '../../fact.ts'
import { sentencesOf } from '../../texts.ts'
import type { Counties } from './named-counties.ts'

/** Kilometers to a place of the same name that a text may be about: the other half of a town on a border. */
const farthest = 40

type Home = { row: CityRecord; region: string; counties: Counties; sources: FactSources }

/** The state after the name of a place, if it is not that of the place: `Kearney, Kansas`. */
export function otherState(text: string, { row, region, sources }: Home): { words: string; code: string } | undefined {
  const { name } = row.value
  const { country } = sources.site.value.business.address
  // Most texts say no such thing, and an expression for each name takes time.
  if (!text.includes(`${name}, `)) return undefined
  for (const { 0: words, 1: state, index } of text.matchAll(
    new RegExp(`\\b${literal(name)}, ([A-Z]{2}|[A-Z][a-z]+(?: [A-Z][a-z]+)?)\\b`, 'g'),
  )) {
    if (isOfNextClause(text.slice(0, index), text.slice(index + words.length))) continue
    const code = regionCodes(country)?.find((each) => each === state || regionNameOf(each, country) === state)
    if (code !== undefined && code !== region) return { words, code }
  }
  return undefined
}

/** `Ohio got Toledo, Michigan got the peninsula`: the state does the same as the subject before. */
function isOfNextClause(before: string, after: string): boolean {
  const [, verb] = /(\p{Ll}+) $/u.exec(before) ?? []
  return verb !== undefined && after.startsWith(` ${verb} `)
}

/**
 * A text without the sentences about a place of the same name in another state, and the counties of that place: it is in the
 * manifest, public data has it nearby, or the sentence says that it is another one.
 */
export function leaveOutNamesake(text: string, home: Home): { text: string; isCounty: (name: string) => boolean } {
  if (otherState(text, home) === undefined) return { text, isCounty: () => false }
  const near: GazetteerPlace[] = []
  const own = sentencesOf(text).filter((sentence) => {
    const other = otherState(sentence, home)
    if (!other) return true
    const nearby = namesakesIn(other.code, home)
    near.push(...nearby)
    return nearby.length === 0 && !isInManifest(other.code, home) && !isSetApart(sentence.replace(other.words, ''))
  })
  const { gazetteer } = home.sources
  const isCounty = (name: string) =>
    near.some(({ region, county }) =>
      gazetteer?.countiesOf(region).some((each) => each.code === county && plainName(each.name) === plainName(name)),
    )
  return { text: own.join(' '), isCounty }
}

const isInManifest = (code: string, { row, counties, sources }: Home): boolean =>
  sources.records.cities.some((other) => other.value.name === row.value.name && counties.regionOf(other) === code)

function namesakesIn(code: string, { row, sources: { gazetteer } }: Home): GazetteerPlace[] {
  const { name, latitude, longitude } = row.value
  const region = gazetteer?.regionOf(code)
  if (!gazetteer || region === undefined || latitude === undefined || longitude === undefined) return []
  return gazetteer
    .placesNamed(name)
    .filter((place) => place.region === region && kilometresBetween(place, { latitude, longitude }) <= farthest)
}

/** `Salem, Massachusetts, is another town`, `Salem, Massachusetts, is also on a river`, `Salem, Massachusetts, has nothing to do with it`, `named for Salem, Massachusetts`, `across the state line is Salem, Massachusetts`. */
const isSetApart = (sentence: string): boolean => setApart.test(sentence)
const setApart = new RegExp(
  `\\b(?:another|others?|also|too|different|not|unlike|like|than|after|for|from|namesakes?|instead|nothing to do|no relation|confus(?:e|es|ed) (?:\\w+ )?with|mix(?:ed|es)? up|mistak(?:e|es|en) (?:\\w+ )?for|(?:sends?|writes?|calls) us|(?:has|had|once)(?: also)? called|inquir(?:y|ies)|${distanceWords.en}|border|state line|across|next door|of its own)\\b`,
  'i',
)
