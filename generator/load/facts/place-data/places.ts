import { kept } from '#src/kept.ts'
import {
  type Gazetteer,
  type GazetteerCounty,
  type GazetteerPlace,
  isInCounty,
  plainName,
} from '../../../core/gazetteer.ts'
import { type Coordinates, kilometresBetween, pointOf } from '../../../core/known-place.ts'
import type { Severity } from '../../../core/problem.ts'
import { type CityRecord, type Fact, type FactSources, fact } from '../fact.ts'
import { decimalsIn, decimalsMissing, digitsExchanged, isWholeMinutes, misplaced } from './coordinates.ts'
import { knownCounty } from './county-of.ts'
import { checkName } from './place-name.ts'
import { type Counted, checkPopulations } from './place-population.ts'
import { checkPostalCodes } from './place-postal-codes.ts'
import { checkTable } from './table.ts'

/** Kilometres by which outlines of counties are inexact. */
const outlineError = 2
/** Kilometres from its known point beyond which coordinates are not those of a place. */
const placeRadius = 12
/** Kilometres within which coordinates are those of another place, and from which they are not of this one. */
const [samePlace, otherPlace] = [1.5, 4]
/** Kilometres from a place that a point with the right digits is. */
const rightPlace = 0.6
/** Kilometres within which a point was taken from public data. */
const exactly = 0.3

/**
 * Checks the rows of cities.csv against public data. One wrong value contradicts several others, so each row is checked in
 * an order in which the first contradiction names the cause: name, then place and county, then what depends on them.
 */
export function checkPlaces(sources: FactSources): Fact[] {
  const { records, gazetteer } = sources
  if (!gazetteer) return checkTable(sources)
  const moved = records.folders.counties.flatMap((county) => movedCounty(county, sources) ?? [])
  const movedTo = new Map(moved.map(({ slug, county }) => [slug, county]))
  const counties = new Map(
    records.folders.counties.map((county) => [county.slug, movedTo.get(county.slug) ?? knownCounty(county, sources)]),
  )
  const names = new Set(records.cities.map(({ value }) => plainName(value.name)))
  const { country } = sources.site.value.business.address
  const counted: Counted[] = []
  const rows = records.cities.map((city) => {
    const county = counties.get(city.value.county)
    const name = checkName(city, names, sources)
    const where = county ? checkWhere(city, county, sources) : { facts: [], county, point: pointOf(city.value) }
    const places = sources.gazetteer?.placesNamed(city.value.name) ?? []
    const same = places.filter(
      (place) => isIn(place, where.county) || (where.point && kilometresBetween(place, where.point) < placeRadius),
    )
    // An alias has the facts of its place.
    if (city.value.alias_of === undefined)
      counted.push({
        city,
        places: same,
        known: { isKnown: name.length === 0 && county !== undefined, country, region: county?.region },
      })
    const codes = checkPostalCodes(city, { ...where, sources })
    return [...name, ...where.facts, ...codes]
  })
  const found = [...rows.flat(), ...checkPopulations(counted)]
  const wrong = new Set(found.filter(({ code }) => placeCodes.has(code)).map(({ record }) => record))
  const miscounted = new Set(found.filter(({ code }) => code === 'population-differs').map(({ record }) => record))
  return [...moved.map((each) => each.fact), ...found, ...checkTable(sources, wrong, miscounted)]
}

type Moved = { slug: string; county: GazetteerCounty; fact: Fact }

type CountyRecord = FactSources['records']['folders']['counties'][number]

/** From so many places on, all of which are elsewhere, it is their county that is wrong. */
const fewestMoved = 3

/** A county whose places are all elsewhere, which is one mistake. */
function movedCounty(record: CountyRecord, sources: FactSources): Moved | undefined {
  const { gazetteer, records } = sources
  const given = knownCounty(record, sources)
  const points = records.cities.flatMap((city) =>
    city.value.county === record.slug ? (pointOf(city.value) ?? []) : [],
  )
  if (!gazetteer || !given || points.length < 2) return undefined
  const has = (county: GazetteerCounty, point: Coordinates) => gazetteer.distanceTo(county, point) <= outlineError
  if (points.some((point) => has(given, point))) return undefined
  const hasMost = (county: GazetteerCounty) => points.filter((point) => has(county, point)).length > points.length / 2
  const namesake = gazetteer
    .countiesNamed(record.value.name)
    .find((each) => each.region !== given.region && hasMost(each))
  if (namesake) return { slug: record.slug, county: namesake, fact: otherRegion(record, given, namesake) }
  const others = records.folders.counties.filter((each) => each !== record).map((each) => knownCounty(each, sources))
  const isFree = ({ code }: GazetteerCounty) => others.every((other) => other?.code !== code)
  const county = gazetteer.countiesOf(given.region).find((each) => hasMost(each) && isFree(each))
  return county && points.length >= fewestMoved
    ? { slug: record.slug, county, fact: otherName(record, given, county) }
    : undefined
}

/** A county without a region is in that of its office, which may be across the border. */
function otherRegion(record: CountyRecord, given: GazetteerCounty, county: GazetteerCounty): Fact {
  const isOwn = record.value.region !== undefined
  return fact(record, isOwn ? ['region'] : ['name'], {
    code: 'wrong-county',
    what: `The places of ${record.value.name} are in ${county.region}, but this county is in ${given.region}${isOwn ? '' : ', the region of its office'}.`,
    fix: `${isOwn ? 'Write' : 'Add'} "region: ${county.region}".`,
  })
}

/** The name of another county of the region. */
const otherName = (record: CountyRecord, given: GazetteerCounty, county: GazetteerCounty): Fact =>
  fact(record, ['name'], {
    code: 'wrong-county',
    what: `The places of this county are in ${county.name}, and none is in ${given.name}.`,
    fix: `Write "name: ${county.name}", or correct the places in cities.csv.`,
  })

const placeCodes = new Set(['coordinates-elsewhere', 'wrong-county'])

type Where = { facts: Fact[]; county: GazetteerCounty | undefined; point: Coordinates | undefined }

/** Where a place is, by what is left after a contradiction. */
function checkWhere(city: CityRecord, county: GazetteerCounty, sources: FactSources): Where {
  const { gazetteer } = sources
  const point = pointOf(city.value)
  const { name } = city.value
  const places = gazetteer?.placesNamed(name) ?? []
  const own = places.filter((place) => isIn(place, county))
  if (!gazetteer || !point) {
    // Without coordinates, a name that is in one other county only is in the wrong one.
    const [other] = places
    const isOther =
      own.length === 0 && other !== undefined && places.every((place) => isIn(place, other)) && !isIn(other, county)
    const isSure = isOther && plainName(other.name) === plainName(name) && (other.population ?? 0) >= 2000
    const actual = isSure ? gazetteer?.countiesOf(other.region).find(({ code }) => code === other.county) : county
    return { facts: isSure ? [wrongCounty(city, county, other, sources)] : [], county: actual, point }
  }
  const isInside = (at: Coordinates) => gazetteer.distanceTo(county, at) <= outlineError
  const mistake = isInside(point) ? undefined : misplaced(point, isInside)
  if (mistake) return wrongPoint(city, own, county, mistake)
  const known = nearestTo(point, own)
  if (isInside(point)) {
    // On the border, the name decides.
    const named = nearestTo(point, places)
    const actual = named && gazetteer.countiesOf(named.region).find(({ code }) => code === named.county)
    const isClose = actual !== undefined && gazetteer.distanceTo(actual, point) <= outlineError
    if (
      named &&
      !known &&
      isClose &&
      plainName(named.name) === plainName(name) &&
      kilometresBetween(named, point) <= samePlace &&
      !isInCity(point, county, actual, gazetteer) &&
      !isAmong(point, county, actual, gazetteer)
    )
      // A town may be in two counties.
      return gazetteer.countyAt(point)?.code === county.code
        ? { facts: [{ ...wrongCounty(city, county, named, sources), severity: 'warning' }], county, point }
        : { facts: [wrongCounty(city, county, named, sources)], county: undefined, point }
    return checkNeighbours(city, { point, known, county, sources })
  }
  const at = gazetteer.countyAt(point)
  // In some countries, public data does not have the counties of all places.
  const [beside] = at ? [] : gazetteer.near(point, 1, placeRadius)
  if (beside && !beside.county) return { facts: [], county, point }
  const isNamedThere = places.some((place) => kilometresBetween(place, point) <= placeRadius)
  const codes = codesOf(city).flatMap((code) => gazetteer.postalCode(code) ?? [])
  const codesThere = codes.filter((area) => at && area.region === at.region && area.county === at.code).length
  const isThere =
    at !== undefined && (isNamedThere ? own.length === 0 || codesThere > 0 : own.length === 0 && codesThere > 0)
  if (isThere) return { facts: [wrongCounty(city, county, at, sources)], county: at, point }
  const where = at ? `in ${at.name}, ${at.region}` : 'outside the country'
  return wrongPoint(city, own, county, {
    reason: `${where}, not in ${county.name}`,
    fix: 'Correct the coordinates, or the county.',
  })
}

type Inside = { point: Coordinates; known: GazetteerPlace | undefined; county: GazetteerCounty; sources: FactSources }

/** Coordinates in the right county, but of another place there. */
function checkNeighbours(city: CityRecord, { point, known, county, sources }: Inside): Where {
  const right = { facts: [], county, point }
  if (!known) return right
  const away = kilometresBetween(known, point)
  const exact = isWholeMinutes(known) ? otherPlace : samePlace
  const exchanged = away <= exact ? undefined : digitsExchanged(point, known, rightPlace)
  if (exchanged !== undefined)
    return wrongPoint(city, [known], county, {
      reason: `${Math.round(away)} km from it: two digits are exchanged`,
      fix: `Write ${exchanged}.`,
    })
  const whole = away <= rightPlace ? undefined : decimalsMissing(point, known, decimalsOf(sources))
  if (whole !== undefined)
    return wrongPoint(city, [known], county, {
      reason: `${away.toFixed(1)} km from it: one has fewer decimals than the others of the table`,
      fix: `Write ${whole}.`,
      severity: away <= otherPlace ? 'warning' : 'error',
    })
  const [taken] = away > exactly * 4 ? (sources.gazetteer?.near(point, 1, exactly) ?? []) : []
  const isOfRow = taken !== undefined && isOtherRow(taken, city, sources)
  if (away <= otherPlace && !isOfRow) return right
  const [nearest] = sources.gazetteer?.near(point, 1, samePlace) ?? []
  const isOther = nearest !== undefined && plainName(nearest.name) !== plainName(city.value.name)
  if (!isOther && away <= placeRadius) return right
  return wrongPoint(city, [known], county, {
    reason: isOther ? `those of ${nearest.name}, ${Math.round(away)} km away` : `${Math.round(away)} km from it`,
    fix: `Public data gives ${known.latitude}, ${known.longitude}.`,
  })
}

/** Whether a place of public data is that of another row. */
const isOtherRow = ({ name }: GazetteerPlace, city: CityRecord, { records }: FactSources): boolean =>
  plainName(name) !== plainName(city.value.name) &&
  records.cities.some(({ value }) => value.alias_of === undefined && plainName(value.name) === plainName(name))

/** The decimals of the coordinates in cities.csv. */
const decimalsOf = kept(({ records }: FactSources) =>
  decimalsIn(records.cities.flatMap((city) => pointOf(city.value) ?? [])),
)

/** Kilometres from its centre within which most suburbs of a city lie. */
const cityArea = 10

/**
 * Whether a place is a suburb of a city that is a county of its own, such as Plymouth. Without outlines, the area of such a
 * county is within that of the one around it, and public data may give the suburb to either.
 */
const isInCity = (point: Coordinates, city: GazetteerCounty, around: GazetteerCounty, gazetteer: Gazetteer) =>
  gazetteer.distanceTo(city, point) === 0 &&
  gazetteer.distanceTo(around, point) === 0 &&
  gazetteer.placesNamed(city.name).some((place) => isIn(place, city) && kilometresBetween(place, point) <= cityArea)

/** Kilometres within which other places show the county of one. */
const quarter = 5

/**
 * Whether a place is beside one of its county, where the areas of the two counties overlap, because no outlines are known.
 * Public data has Chatham in Kent and Rochester, three kilometres away, in Medway.
 */
const isAmong = (point: Coordinates, county: GazetteerCounty, other: GazetteerCounty, gazetteer: Gazetteer) =>
  gazetteer.distanceTo(county, point) === 0 &&
  gazetteer.distanceTo(other, point) === 0 &&
  (gazetteer.near(point, mostBeside, quarter).some((place) => isIn(place, county)) ||
    isOutvoted(gazetteer.near(point, mostBeside, countryside), county, other))
const mostBeside = 10
/** Kilometres within which most places show the county of one in the country. */
const countryside = 25

/** Whether far more of some places are in one county than in another one: public data has a place in the wrong one. */
function isOutvoted(places: readonly GazetteerPlace[], county: GazetteerCounty, other: GazetteerCounty): boolean {
  const countIn = (each: GazetteerCounty) => places.filter((place) => isIn(place, each)).length
  return countIn(county) > 3 * countIn(other)
}

function wrongPoint(
  city: CityRecord,
  own: readonly GazetteerPlace[],
  county: GazetteerCounty,
  { reason, fix, severity }: { reason: string; fix: string; severity?: Severity },
): Where {
  const [known] = own
  const { name, latitude, longitude } = city.value
  const facts = [
    fact(city, ['latitude'], {
      code: 'coordinates-elsewhere',
      severity,
      what: `The coordinates of ${name}, ${latitude}, ${longitude}, are ${reason}.`,
      fix: known && !fix.includes('Public') ? `${fix} Public data gives ${known.latitude}, ${known.longitude}.` : fix,
    }),
  ]
  // What depends on the coordinates is checked against those of public data.
  return { facts, county, point: known && { latitude: known.latitude, longitude: known.longitude } }
}

function wrongCounty(
  city: CityRecord,
  county: GazetteerCounty,
  actual: GazetteerPlace | GazetteerCounty,
  { gazetteer }: FactSources,
): Fact {
  const code = 'code' in actual ? actual.code : actual.county
  const name = gazetteer?.countiesOf(actual.region).find((each) => each.code === code)?.name ?? code
  return fact(city, ['county'], {
    code: 'wrong-county',
    what: `${city.value.name} is not in ${county.name}, but in ${name}${actual.region === county.region ? '' : `, ${actual.region}`}.`,
    fix: `Write the file name of the county ${name}.`,
  })
}

const isIn = (place: GazetteerPlace, county: GazetteerCounty | GazetteerPlace | undefined) =>
  county !== undefined && isInCounty(place, 'code' in county ? county : { region: county.region, code: county.county })

const codesOf = ({ value }: CityRecord) => (value.postal_codes ?? value.zip_codes ?? '').match(/\b\d{5}\b/g) ?? []

const nearestTo = (point: Coordinates, places: readonly GazetteerPlace[]) =>
  [...places].sort((a, b) => kilometresBetween(a, point) - kilometresBetween(b, point))[0]
