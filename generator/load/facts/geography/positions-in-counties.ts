import { fullCountyName } from '#src/country/county-name.ts'
import { kept } from '#src/kept.ts'
import { type Coordinates, pointOf } from '../../../core/known-place.ts'
import type { Severity } from '../../../core/problem.ts'
import { literal } from '../../../core/text/literal.ts'
import { type CityRecord, type Fact, type FactSources, fact } from '../fact.ts'
import { isPartOf, knownCounty } from '../place-data/county-of.ts'
import { companyAndServiceTexts, type FieldText, isEnglish, sentencesOf, textsOf, textsOfPlaces } from '../texts.ts'
import { ahead, type Side } from './compass.ts'
import { type Area, areaOfCounty, isBefore, sidesOf } from './positions/areas.ts'
import { positionsIn, type Stated, statedBy } from './positions/stated-positions.ts'

/** Shares of the way to a stated side, of one side and of a corner, before which a place is certainly or probably not there. */
const certainly = { side: 0.3, corner: 0.2 }
const probably = { side: 0.42, corner: 0.3 }
/** Share of an area at each of its sides that is not its middle. */
const margin = 0.15
/** Degrees by which another place must be farther out than the one that a text calls the outermost. */
const clearlyFarther = 0.05

type CountyRecord = FactSources['records']['folders']['counties'][number]
type World = {
  counties: ReadonlyMap<string, CountyRecord>
  rows: ReadonlyMap<string, CityRecord>
  sources: FactSources
}

const hinted = /\b(?:north|south|east|west|middle|cent(?:er|re|ral))/i

/**
 * Where in its county a text says a place is: `Henefer, at the southern end of the county`, `the northernmost town of Avon
 * County`. Compared with the outline of the county and with its places. English alone.
 */
export function checkPositionsInCounties(sources: FactSources): Fact[] {
  const { records, gazetteer } = sources
  if (!gazetteer || !isEnglish(sources) || records.folders.counties.length === 0) return []
  const rows = new Map<string, CityRecord>()
  for (const row of records.cities) if (row.value.alias_of === undefined) rows.set(row.value.name, row)
  const world: World = {
    counties: new Map(records.folders.counties.map((county) => [county.slug, county])),
    rows,
    sources,
  }
  const find = finder(world)
  const read = (fields: readonly FieldText[], home: Home) =>
    fields.flatMap((field) =>
      hinted.test(field.text) ? sentencesOf(field.text).flatMap((sentence) => find(sentence, field, home)) : [],
    )
  return [
    ...read(companyAndServiceTexts(sources), {}),
    ...records.folders.counties.flatMap((county) => read(textsOf(county), { county: county.slug })),
    ...textsOfPlaces(sources).flatMap(({ row, fields }) => read(fields, { county: row.value.county, row })),
  ]
}

/** The county that a text is about, and the place if it is about one. */
type Home = { county?: string; row?: CityRecord }

function finder(world: World) {
  const names = [...world.rows.keys()].sort((a, b) => b.length - a.length)
  const fullNames = new Map(
    [...world.counties.values()].map(({ slug, value }) => [
      fullCountyName(value.name, value.designation ?? 'County'),
      slug,
    ]),
  )
  const read = positionsIn([...fullNames.keys()].map(literal).join('|'))
  return (sentence: string, field: FieldText, { county, row }: Home): Fact[] => {
    for (const position of hinted.test(sentence) ? read(sentence) : []) {
      const slug = position.area === undefined ? county : fullNames.get(position.area)
      const stated = slug === undefined ? undefined : statedBy(sentence, position, { names, own: row?.value.name })
      const place = stated === undefined ? undefined : world.rows.get(stated)
      if (!place) continue
      // What the text of a place says of its county is read with all of that text.
      const isElsewhere = place.value.county !== slug
      if (isElsewhere && !row && position.area !== undefined && isOutside(place, slug, world))
        return [inOtherCounty(field, place, position, world)]
      const found = isElsewhere ? undefined : faultOf(place, position, world)
      if (found) return [report(field, position.words, found)]
    }
    return []
  }
}

/** Whether a place has a name of its own, and is not in a county by its row and by its coordinates. */
function isOutside({ value }: CityRecord, slug: string | undefined, { counties, sources }: World): boolean {
  const county = counties.get(slug ?? '')
  const known = county && knownCounty(county, sources)
  const point = pointOf(value)
  const own = counties.get(value.county)
  const namesakes = sources.records.cities.filter(({ value: { name } }) => name === value.name)
  if (!known || !own || !point || namesakes.length > 1 || (sources.gazetteer?.distanceTo(known, point) ?? 0) === 0)
    return false
  return !isPartOf(own, county, sources)
}

/** `Holt, at the southern end of Wye County`, which it is not in. */
function inOtherCounty(
  { record, path }: FieldText,
  { value }: CityRecord,
  { words }: Stated,
  { counties }: World,
): Fact {
  const own = counties.get(value.county)?.value
  const ownName = fullCountyName(own?.name ?? '', own?.designation ?? 'County')
  const what = `The text says "${words}", but ${value.name} is in ${ownName}.`
  return fact(
    record,
    path,
    { code: 'text-of-another-region', what, fix: 'Correct the text, or the county of the place.' },
    words,
  )
}

type Fault = { what: string; severity: Severity }

function report({ record, path }: FieldText, words: string, { what, severity }: Fault): Fact {
  const text = { code: 'distance-in-text-differs', severity, what: `The text says "${words}", but ${what}.` } as const
  return fact(record, path, { ...text, fix: 'Correct the text, or the coordinates.' }, words)
}

const areaOf = kept((sources: FactSources, county: CountyRecord): Area | undefined => {
  const known = knownCounty(county, sources)
  return known && sources.gazetteer && areaOfCounty(known, sources.gazetteer)
})

function faultOf(row: CityRecord, { sides: words, kind, noun }: Stated, world: World): Fault | undefined {
  const { name, county: slug, latitude, longitude } = row.value
  const county = world.counties.get(slug)
  const area = county && areaOf(world.sources, county)
  if (!area || latitude === undefined || longitude === undefined) return undefined
  const point = { latitude, longitude }
  if (kind === 'middle')
    return isBefore(['north', 'south', 'east', 'west'], point, area, margin)
      ? { what: `by its coordinates ${name} is at an edge of the county`, severity: 'warning' }
      : undefined
  const sides = sidesOf(words)
  const limits = sides.length > 1 ? 'corner' : 'side'
  if (isBefore(sides, point, area, probably[limits])) {
    const severity = isBefore(sides, point, area, certainly[limits]) ? 'error' : 'warning'
    return { what: `by its coordinates ${name} is on another side of the county`, severity }
  }
  const [side] = sides
  if (kind !== 'outermost' || side === undefined || sides.length > 1) return undefined
  const farther = fartherThan(point, { side, county: slug, noun }, world)
  return farther === undefined
    ? undefined
    : { what: `by its coordinates ${farther} is farther ${side}`, severity: 'warning' }
}

type Wanted = { side: Side; county: string; noun: string }

/** The place of a county that is farther to a side. A community is no town. */
function fartherThan(point: Coordinates, { side, county, noun }: Wanted, { rows }: World): string | undefined {
  const isAny = /^(?:communit|place|address)/.test(noun)
  for (const { value } of rows.values()) {
    const { latitude, longitude, name, kind } = value
    if (value.county !== county || latitude === undefined || longitude === undefined) continue
    if ((isAny || kind !== 'community') && ahead[side]({ latitude, longitude }, point) > clearlyFarther) return name
  }
  return undefined
}
