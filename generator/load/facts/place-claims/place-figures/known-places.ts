import { regionCodes, regionNameOf } from '#src/country/regions.ts'
import { distanceWords } from '#src/country/units.ts'
import { type Coordinates, pointOf } from '../../../../core/known-place.ts'
import type { Severity } from '../../../../core/problem.ts'
import { literal } from '../../../../core/text/literal.ts'
import { wholeNumber } from '../../../../core/text/number-words.ts'
import { houses, type OfficePlace, officePlaces } from '../../company/office-places.ts'
import type { CityRecord, FactSources } from '../../fact.ts'
import type { FactCode } from '../../fact-codes.ts'
import { regionOfCounty } from '../../place-data/county-of.ts'

/** What is wrong with a sentence, and the words that say it. */
export type Fault = { code: FactCode; severity?: Severity; words: string; what: string }

/** Looks for one fault in a sentence about a place. `previous`: the sentence before it in the text. */
export type Check = (sentence: string, own: Place, world: World, previous?: string) => Fault | undefined

const side = '((?:north|south)(?:east|west)?|east|west)'
/** A distance before a direction: `12 km `, `a few hours `. */
const away = `(?:(?:about |some |only |just )?(?:[\\w-]+ ){1,2}(?:${distanceWords.en}|minutes|hours?)\\s+)?`

/** Words that say that a place is near, with the kilometres that it may be away. */
export const near: Readonly<Record<string, number>> = {
  'next door to': 25,
  'right next to': 25,
  'right beside': 25,
  'side by side with': 25,
  'shoulder to shoulder with': 25,
  'a neighbor of': 30,
  neighbors: 30,
  neighbours: 30,
  'neighbou?rs (?:over |down |up )?in': 40,
  'shares? a border with': 30,
  'surrounded by': 15,
  'encircled by': 15,
  'enclosed by': 15,
  'inside(?: an? (?:corner|pocket|bend|elbow) of)?': 15,
  'bordered by': 30,
  'next to': 30,
  'adjacent to': 30,
  bordering: 30,
  'just outside(?: of)?': 40,
  '(?:close to|not far from)': 60,
  near: 60,
  'walking distance (?:of|from)': 8,
  'a short walk from': 8,
  '(?:just )?a few minutes from': 30,
  'a (?:short|quick) (?:drive|hop) from': 70,
}

export type Place = {
  city: CityRecord
  name: string
  point: Coordinates | undefined
  codes: ReadonlySet<string>
  county: string
  region: string | undefined
}

export type World = {
  sources: FactSources
  /** Coordinates by the name of a place; undefined for names of several places. */
  points: ReadonlyMap<string, Coordinates | undefined>
  offices: readonly OfficePlace[]
  cityOfCode: ReadonlyMap<string, string>
  /** `Our Hood River office is 12 km away`, `Our shop on Front Street is only 12 km away`, `We are 12 km away`. */
  officeDistance: RegExp
  distance: RegExp
  drive: RegExp
  /** `Sandy is a ten-minute drive away` */
  driveAway: RegExp
  /** `Riverton lies south of Sandy`, and `South of Sandy, Riverton …`. */
  direction: RegExp
  directionFirst: RegExp
  /** `Riverton …, twenty kilometers south of Sandy`. */
  directionAfter: RegExp
  /** `next door to Sandy` */
  beside: RegExp
  /** Full names of regions of the country that are not names of places or counties of the manifest. */
  regions: readonly string[]
  state: RegExp | undefined
  otherDesignation: RegExp | undefined
}

/** A pattern that may begin a sentence. */
const withCapital = (pattern: string) => pattern.replace(/^[a-z]/, (letter) => `[${letter.toUpperCase()}${letter}]`)

const made = new WeakMap<FactSources, World>()

/** What is known of all places. */
export function worldOf(sources: FactSources): World {
  const known = made.get(sources)
  if (known) return known
  const { records, site } = sources
  const points = new Map<string, Coordinates | undefined>()
  for (const { value } of records.cities) points.set(value.name, points.has(value.name) ? undefined : pointOf(value))
  const names = [...points.keys()].sort((a, b) => b.length - a.length).map(literal)
  const target = `(?:(?:downtown|central)\\s+)?(our (?:\\w+ ){0,3}(?:${houses})|${names.join('|')})\\b(?!(?:['’]s)? (?:[A-Z][a-z]+ )?[Aa]irport)`
  const taken = new Set([...points.keys(), ...records.folders.counties.map(({ value }) => value.name)])
  const { country } = site.value.business.address
  const regions = (regionCodes(country) ?? [])
    .map((code) => regionNameOf(code, country))
    .filter((name) => !taken.has(name) && !/^(New York|Washington|Georgia)$/.test(name))
  // Orleans Parish is one.
  const counties = records.folders.counties
    .filter(({ value: { designation = 'County' } }) => designation === 'County')
    .map(({ value }) => literal(value.name))
  const world: World = {
    sources,
    points,
    offices: officePlaces(sources),
    cityOfCode: new Map(
      records.cities.flatMap(({ value }) =>
        (value.zip_codes ?? value.postal_codes ?? '').split(/\s+/).map((code): [string, string] => [code, value.name]),
      ),
    ),
    officeDistance: new RegExp(
      `\\b((?:[Oo]ur (?:\\p{L}+ ){0,3}(?:${houses})(?: (?:in|on|at|near|by) [\\p{L}\\d .’'-]{2,40}?)? (?:is|lies|sits)|[Ww]e(?: are|['’]re)(?: based| located)?) )(?:only |just |about |some |less than |under )?(\\d+|${wholeNumber})[ -](${distanceWords.en}) (?:away|from here|(?:up|down) the (?:road|street|valley|highway|freeway)|to the (?:north|south|east|west)\\p{L}*)(?!\\p{L})`,
      'u',
    ),
    distance: new RegExp(
      `(\\d+(?:\\.\\d+)?|${wholeNumber}|(?<!half a )dozen)[\\s-](${distanceWords.en})\\s+(?:(?:\\w+\\s+)?(?:of|from)|away from|to)\\s+${target}(?! [A-Z])`,
    ),
    drive: new RegExp(
      `(${wholeNumber}(?: and a half)?|(?<!\\b(?:of|half|than|under|within) )\\ban)[\\s-](minutes?|hours?(?: and a half)?)(?:[’']?s?\\s+(?:drive|away|by car))?(?:\\s+\\w+)?\\s+from\\s+${target}`,
    ),
    driveAway: new RegExp(
      `\\b(${names.join('|')}) is (?:only |just |about )?(?:an? )?(${wholeNumber})[\\s-](minutes?|hours?)(?:['’]?s? drive)? away\\b`,
    ),
    direction: new RegExp(
      `\\b(?:is|lies|sits|stands|begins|starts|is located)\\s+${away}(?:just|directly|right|due)?\\s*(?:to the\\s+)?${side}\\s+of\\s+${target}`,
    ),
    directionAfter: new RegExp(`\\b(?:\\d+|${wholeNumber})[\\s-](?:${distanceWords.en})\\s+${side}\\s+of\\s+${target}`),
    beside: new RegExp(
      `\\b(${Object.keys(near).map(withCapital).join('|')})\\s+(${names.join('|')})(?:,? and (${names.join('|')}))?(?!\\p{L}| \\p{Lu}| County)`,
      'u',
    ),
    directionFirst: new RegExp(`^(?:Just |Right |Directly |Due )?${away}${side}\\s+of\\s+${target}(?=, )`, 'i'),
    regions,
    state:
      regions.length === 0
        ? undefined
        : new RegExp(
            `\\b(${regions.map(literal).join('|')})(?:['’]s)?\\s+(?:(?<!\\b[Tt]he \\1\\s+)[a-z]+\\s+){0,2}(?:town|city|suburb|village|community|county)s?\\b|\\bin (?:northern |southern |eastern |western |central )?(${regions.map(literal).join('|')})\\b(?! \\p{Lu})`,
            'u',
          ),
    otherDesignation:
      country === 'US' && counties.length > 0
        ? new RegExp(`\\b(?:${counties.join('|')}) (?:Parish|Borough)\\b`)
        : undefined,
  }
  made.set(sources, world)
  return world
}

/** What is known of the place that a text is about. */
export function placeOf(city: CityRecord, { sources }: World): Place {
  const { records } = sources
  const county = records.folders.counties.find(({ slug }) => slug === city.value.county)
  return {
    city,
    name: city.value.name,
    point: pointOf(city.value),
    codes: new Set((city.value.zip_codes ?? city.value.postal_codes ?? '').match(/\S+/g)),
    county: county?.value.name ?? '',
    region: county && regionOfCounty(county, sources),
  }
}

/** What a text means: a place of the table, or an office, which may be named for its town. */
export function targetOf(words: string, { points, offices }: World): Coordinates | undefined {
  if (!/^(?:our|we)\b/i.test(words)) return points.get(words)
  if (offices.length === 1) return offices[0]?.coordinates
  return offices.find(({ address }) => words.includes(address.locality))?.coordinates
}

/** Whether a text names another place of the table. */
export const namesOther = (text: string, own: string, { points }: World): boolean =>
  [...points.keys()].some((name) => text.includes(name) && !own.includes(name))
