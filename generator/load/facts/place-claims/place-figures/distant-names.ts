import { kept } from '#src/kept.ts'
import { groupBy } from '../../../../core/group-by.ts'
import { type Coordinates, kilometresBetween } from '../../../../core/known-place.ts'
import { aName } from '../../../../core/text/a-name.ts'
import { literal } from '../../../../core/text/literal.ts'
import type { FactSources } from '../../fact.ts'

/**
 * What a text gives a distance to: its points, and the kilometres from them within which its parts are. A city that is far away
 * and not in the table, such as Oceanside in California, may have a namesake nearby that no list has.
 */
export type Target = { name: string; points: readonly Coordinates[]; radius: number; mayHaveNamesake?: boolean }

/** Kilometres from the point of a landmark that a part of it is: of a lake or a forest, of anything else. */
const radiusOf = { landscape: 20, landmark: 6 }
const landscape =
  /\b(?:Lakes?|Reservoir|Bay|Mountains?|Mount|Range|Hills|Ridge|Valley|Canyon|Basin|Forest|Wilderness|Desert|Flats|Island|Gorge|Moor|Heath|Downs|National|Park|Refuge)\b/
/** What is small although its name has that of a landscape: `Mirror Lake International Airport`. */
const building =
  /\b(?:Airport|Station|Center|Centre|Museum|School|Hospital|Library|Temple|Cathedral|Mall|Theat(?:er|re))$/
/** What is long passes places between its points, and may pass others if it has one point. */
const long =
  /\b(?:River|Creek|Fork|Brook|Beck|Canal|Aqueduct|Highway|Interstate|Freeway|Motorway|Turnpike|Route|Road|Street|Avenue|Boulevard|Drive|Lane|Parkway|Pike|Loop|Trail|Greenway|Line|Railroad|Railway|Way|Front|District)\b|\d/
/** Kilometres from a city to its airport. */
const radiusOfAirport = 30
/** Residents of a town that texts mean by its name, although it is not in the table. */
const fewestResidents = 5000
/** Kilometres from the middle of a city of a million that its edge is; the area grows with the residents. */
const radiusOfMillion = 15

type Named = { name: string; points: readonly Coordinates[] }

/** Landmarks with points, by the first words of their names. */
const landmarksOf = kept((records: FactSources['records']) =>
  groupBy(
    records.landmarks.flatMap(({ value: { names, points } }): Named[] =>
      points.length === 0 ? [] : names.map((name) => ({ name: name.replace(/^[Tt]he /, ''), points })),
    ),
    ({ name }) => firstWord(name),
  ),
)

const firstWord = (text: string) => /^[^ ]*[\p{L}\p{N}]/u.exec(text)?.[0] ?? ''

const startingName = new RegExp(`^(?:[Dd]owntown |[Cc]entral |the (?:center|centre|middle) of )?${aName}`, 'u')
const ofAirport = new RegExp(`^the ${aName} airport|^the airport (?:of|in|at) ${aName}`, 'u')
const airportAfter = /^(?:[’']s)? (?:(?:International|Regional|Municipal|City|County) )?[Aa]irport(?!\p{L})/u
/** After a name: `Ashby Street`, `the Ashby line`, `Ashby’s east side`. */
const isPartOfOther =
  /^(?:[’']s? | (?:and |or |county |city )?(?:\p{Lu}|border|line|limits|exit|turn-?off|boundary|suburbs?|area|side|edge|road|trail)|-\p{L}|\p{L})/u
const isMiddle = /^(?:[Dd]owntown|[Cc]entral|the (?:center|centre|middle) of) /

/** Countries beside others in which people live by a border. */
const land = /^(?:England|Wales|Scotland|Ireland|Canada|Mexico|France|Spain|Portugal)$/

/** All that a name may mean, and the text after it. */
type Read = { targets: readonly Target[]; rest: string }

/**
 * What a text without line breaks begins with: a landmark, a place, its airport, or a city of public data. Undefined if it is
 * nothing known, or a part of something else.
 */
export function targetAt(text: string, sources: FactSources): Read | undefined {
  const words = text.replace(/^[Tt]he (?=[\p{Lu}\d])/u, '')
  const landmark = landmarkAt(words, sources)
  if (landmark) return landmark
  const [ofCity = '', ...cities] = ofAirport.exec(text) ?? []
  const city = cities.find(Boolean)
  if (city !== undefined) return { targets: airportsOf(city, sources), rest: text.slice(ofCity.length) }
  const [start = '', written = ''] = startingName.exec(words) ?? []
  const before = start.slice(0, start.length - written.length)
  for (const name of beginningsOf(written)) {
    const rest = words.slice(before.length + name.length)
    // `Five miles from Wales`: a border is meant, and not the village of the name.
    if (land.test(name) && !sources.records.cities.some(({ value }) => value.name === name)) return undefined
    const targets = placesNamed(name, sources, isMiddle.test(words))
    if (targets.length === 0) continue
    const [airport] = airportAfter.exec(rest) ?? []
    if (airport !== undefined) return { targets: airportsOf(name, sources), rest: rest.slice(airport.length) }
    return isPartOfOther.test(rest) ? undefined : { targets, rest }
  }
  return undefined
}

/** `Port St. Lucie`, `Port St.`, `Port`, without the ending of a possessive. */
function beginningsOf(name: string): string[] {
  const words = name.replace(/[’']s$/, '').split(' ')
  return words.map((_, index) => words.slice(0, words.length - index).join(' '))
}

function landmarkAt(words: string, { records }: FactSources): Read | undefined {
  const isNamed = ({ name }: Named) => words.startsWith(name) && !isPartOfOther.test(words.slice(name.length))
  const [longest] = (landmarksOf(records).get(firstWord(words)) ?? [])
    .filter(isNamed)
    .sort((a, b) => b.name.length - a.name.length)
  return longest && { targets: [landmarkOf(longest)], rest: words.slice(longest.name.length) }
}

function landmarkOf({ name, points }: Named): Target {
  const isLong = points.length > 1 || long.test(name)
  const radius = landscape.test(name) && !building.test(name) ? radiusOf.landscape : radiusOf.landmark
  return { name, points, radius: isLong ? Number.POSITIVE_INFINITY : radius }
}

/** The airports in landmarks.csv that are named for a city; without one, its surroundings. */
function airportsOf(city: string, sources: FactSources): Target[] {
  const isOf = new RegExp(`^${literal(city)} .*Airport$`)
  const known = (landmarksOf(sources.records).get(firstWord(city)) ?? []).filter(({ name }) => isOf.test(name))
  if (known.length > 0) return known.map(landmarkOf)
  return placesNamed(city, sources, true).map((each) => ({ ...each, radius: radiusOfAirport }))
}

/** The places of the table with a name, or else those of public data that texts mean by it. */
function placesNamed(name: string, { records, gazetteer }: FactSources, isExact: boolean): Target[] {
  const own = records.cities.filter(({ value }) => value.name === name)
  const isOwn = own.length > 0
  const known = isOwn ? own.map(({ value }) => value) : citiesNamed(name, gazetteer)
  const targets = known.map(({ latitude, longitude, population = 0 }): Target | undefined =>
    latitude === undefined || longitude === undefined
      ? undefined
      : {
          name,
          points: [{ latitude, longitude }],
          mayHaveNamesake: !isOwn && population < fewestOfKnown,
          radius: isExact ? 0 : radiusOfMillion * Math.sqrt(population / 1_000_000),
        },
  )
  // A place without coordinates may be anywhere.
  return targets.every((each) => each !== undefined) ? targets : []
}

/** Residents of a city that everybody knows, wherever it is. */
const fewestOfKnown = 500_000

/** The cities with a name, and the smaller places of the regions, if there is a city with it. */
function citiesNamed(name: string, gazetteer: FactSources['gazetteer']) {
  const places = (gazetteer?.placesNamed(name) ?? []).filter((place) => place.name === name)
  const isCity = ({ population = 0 }: { population?: number | undefined }) => population >= fewestResidents
  const large = (gazetteer?.largeCities(name) ?? []).filter((place) => place.name === name && isCity(place))
  return large.length > 0 || places.some(isCity) ? [...places, ...large] : []
}

/** The least and the most kilometres from a point to a target. */
export function rangeOf({ points, radius }: Target, from: Coordinates): { least: number; most: number } {
  const all = points.map((point) => kilometresBetween(point, from))
  return {
    least: Math.max(0, Math.min(...all) - radius),
    most: Math.max(...all) + Math.min(radius, radiusOf.landscape),
  }
}
