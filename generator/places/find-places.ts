import { countryName } from '#src/country/country.ts'
import { countryNamed } from '../core/country-named.ts'
import { plainName } from '../core/gazetteer.ts'
import { groupBy } from '../core/group-by.ts'
import { type Coordinates, type KnownCounty, type KnownPlace, kilometresBetween } from '../core/known-place.ts'
import { compareText } from '../core/problem.ts'
import { RefusalError } from '../core/refusal-error.ts'
import { didYouMean, nearest } from '../core/suggest.ts'
import {
  knownCountries,
  knownRegions,
  type ListedPlace,
  type PlaceData,
  type PostalCode,
  placeDataOf,
  withoutDesignation,
} from './place-data.ts'
import { ownRegionName } from './place-words.ts'
import { countriesOfCode, regionOfCode } from './region-codes.ts'

/** A county and those of its places that a search found, the largest first. */
export type FoundCounty = { county: KnownCounty; places: readonly KnownPlace[] }

/**
 * All places of a county.
 * @param name `Hood River County, OR`, also without its word for county, with the region's name, and with a country in place of
 *   the region or after it: `North Yorkshire, GB`. Without a country it is in the United States, or in the one other country
 *   that has a region of this name.
 * @throws {RefusalError} if the country, the region or the county is unknown, or has no places.
 */
export function findCounty(name: string): FoundCounty {
  const parts = partsOf(name)
  const [wanted = '', region = '', ...more] = parts
  if (wanted === '' || region === '' || more.length > 1)
    throw new RefusalError(
      `"${name}" is not a county. Write it like "Hood River County, OR" or "North Yorkshire, England, GB".`,
    )
  const { data, regionName } = whereOf(parts.slice(1))
  const candidates = regionName === undefined ? data.counties : countiesOfRegion(data, regionName)
  const named = candidates.filter((each) => isNamed(each, wanted))
  // `Metro Vancouver` is short for `Metro Vancouver Regional District`.
  const begun = candidates.filter(({ fullName }) => plainName(fullName).startsWith(`${plainName(wanted)} `))
  if (named.length === 0 && begun.length === 1 && data.country !== 'US') named.push(...begun)
  // `St. Louis County` is not the city that has this name too.
  const exact = named.filter(({ fullName }) => isSame(fullName, wanted))
  const [county, other] = exact.length > 0 ? exact : named
  if (!county)
    throw new RefusalError(
      `There is no county "${wanted}" in ${regionName === undefined ? data.country : candidates[0]?.regionName}. ${(data.country === 'US' ? inOtherCountry(parts) : '') || ofPlace(wanted, candidates, data) || hint(wanted, candidates, data)}"citywide places list" with the name of a region lists its counties.`,
    )
  if (other) {
    const own = named.map(({ fullName }) => fullName)
    throw new RefusalError(
      `There are several counties "${wanted}" in ${regionName === undefined ? data.country : county.regionName}. ${
        new Set(own).size === own.length
          ? `Name one of them: ${own.map((each) => `"${each}"`).join(', ')}.`
          : `Name the region too: "${wanted}, ${county.regionName}, ${data.country}".`
      }`,
    )
  }
  const places = data.places.filter((place) => place.county === county)
  if (places.length === 0)
    throw new RefusalError(
      `The data has no places of ${county.fullName}, ${county.regionName}.${nearbyCounty(county, data)}`,
    )
  // `Comunidad de Madrid` is what its people say, where the data says `Provincia de Madrid`.
  const isOther =
    [county.fullName, county.name, ...(county.otherNames ?? [])].every((known) => !isSame(known, wanted)) &&
    isSame(county.name, withoutDesignation(wanted))
  const own = isOther && county.country !== 'US' ? { ...county, fullName: wanted } : county
  return {
    county: own,
    places: eachNameOnce(places).map((place) => ({ ...data.withPostalCodes(place), county: own })),
  }
}

/**
 * The name of a county or town with its country, as `findCounty` and `findPlace` take it: `Toronto`, `Toronto, CA` and
 * `Toronto, ON` of a company in Canada are not in the United States.
 */
export function namedIn(name: string, country: string): string {
  const inCountry = (text: string) => `${text}, ${countryName(country, 'en')}`
  const [, text = '', last = ''] = /^(.*),\s*([^,]*)$/.exec(name.trim()) ?? []
  if (text === '') return inCountry(name)
  if (country === 'US') return name
  const named = countryNamed(last)
  // `PE` is Peru, and a province of Canada.
  if (named === undefined || regionOfCode(last, country) !== undefined) return inCountry(name)
  return named === country ? inCountry(text) : name
}

/** The county around one without places: County Cork around Cork City. */
function nearbyCounty({ fullName, region, code }: KnownCounty, { counties }: PlaceData): string {
  const bare = (name: string) =>
    plainName(name)
      .replace(/\b(?:city|county|council|and|of)\b/g, '')
      .trim()
  const other = counties.find(
    (each) => each.region === region && each.code !== code && bare(each.fullName) === bare(fullName),
  )
  return other ? ` Those of its surroundings are in "${other.fullName}, ${regionOfName(other)}".` : ''
}

/** That a code is a state's and a country's: `CA` is California, where no `Toronto` is. */
function inOtherCountry([wanted = '', code = '', ...more]: readonly string[]): string {
  if (more.length > 0 || !/^[A-Z]{2}$/.test(code) || !knownCountries().includes(code)) return ''
  const { counties, places } = placeDataOf(code)
  const region = counties.find(({ regionName }) => isSame(regionName, wanted))
  const found =
    counties.find((each) => isNamed(each, wanted)) ?? places.find(({ name }) => isSame(name, wanted))?.county
  const name = countryName(code, 'en')
  if (region) return `For ${name}, name a county of it: "citywide places list '${wanted}, ${name}'" lists them. `
  return found ? `For ${name}, write "${found.fullName}, ${found.regionName}". ` : ''
}

/** The county of a town that was named in place of it. */
function ofPlace(wanted: string, candidates: readonly KnownCounty[], { places }: PlaceData): string {
  const found = [...places]
    .sort(largestFirst)
    .find(({ name, county }) => candidates.includes(county) && isSame(name, wanted))
  return found ? `${found.name} is in "${found.county.fullName}, ${regionOfName(found.county)}". ` : ''
}

/** Most regions that a hint names; some counties of the United States have thirty namesakes. */
const mostRegions = 8

/**
 * Which county may be meant: one of this name in another region, otherwise the most similar name in the region, and then in the
 * country. Compared without the word County, which makes any two names similar.
 */
function hint(wanted: string, candidates: readonly KnownCounty[], { counties }: PlaceData): string {
  const bare = withoutDesignation(wanted)
  const written = (county: KnownCounty) => `"${county.fullName}, ${regionOfName(county)}"`
  const named = counties.filter(({ name }) => isSame(name, bare))
  if (named.length > 0) {
    const more = named.length - mostRegions
    const list = named.slice(0, mostRegions).map(written).join(', ')
    return more > 0
      ? `Other regions have one: ${list} and ${more} more. `
      : `Another region has ${named.length === 1 ? 'it' : 'one'}: ${list}. `
  }
  const here = nearest(bare, new Set(candidates.map(({ name }) => name)))
  const near = here ?? nearest(bare, new Set(counties.map(({ name }) => name)))
  const county = (here === undefined ? counties : candidates).find(({ name }) => name === near)
  if (!county) return ''
  return `Did you mean ${here === undefined ? written(county) : `"${county.fullName}"`}? `
}

/** The region of a county as a command takes it and people write it: a state's code, otherwise the name; of a whole region its country. */
function regionOfName({ country, region, regionName, fullName }: KnownCounty): string {
  if (country === 'US') return region
  return regionName === fullName ? countryName(country, 'en') : regionName
}

/** The places of a county, the largest first; of several with one name only the largest, because their pages would have one title. */
function eachNameOnce(places: readonly ListedPlace[]): ListedPlace[] {
  const named = new Map<string, ListedPlace>()
  for (const place of [...places].sort(largestFirst)) {
    const key = plainName(place.name)
    // Madrid Centro is a part of Madrid.
    const isPart = !place.isCity && [...named.keys()].some((larger) => key.startsWith(`${larger} `))
    if (!named.has(key) && !isPart) named.set(key, place)
  }
  return [...named.values()]
}

/** Each county once: of a county that several searches found, the places of all, the largest first. */
export function eachOnce(found: readonly FoundCounty[]): FoundCounty[] {
  const groups = groupBy(found, ({ county: { country, region, code } }) => [country, region, code].join())
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ?? []
    const byPoint = new Map([first, ...others].flatMap(({ places }) => places).map((place) => [pointKey(place), place]))
    return { county: first.county, places: [...byPoint.values()].sort(largestFirst) }
  })
}

const pointKey = ({ name, latitude, longitude }: KnownPlace) => `${name} ${latitude} ${longitude}`

/** @throws {RefusalError} if a county is not in the country of the company. */
export function requireCountry(found: readonly FoundCounty[], country: string): void {
  const foreign = found.find(({ county }) => county.country !== country)
  if (foreign)
    throw new RefusalError(
      `${foreign.county.fullName} is in the country ${foreign.county.country}, and the company in ${country}. The places of a site are in one country.`,
    )
}

/** The country of a county that is named as `findCounty` takes it. @throws {RefusalError} */
export function countryOf(county: string): string {
  const [, ...where] = partsOf(county)
  if (where.length === 0)
    throw new RefusalError(
      `"${county}" does not say where it is. Write it like "Hood River County, OR" or "North Yorkshire, England".`,
    )
  if (where.length > 2)
    throw new RefusalError(
      `"${county}" is not one county. Write several with a semicolon between them: "Hood River County, OR; Wasco County, OR".`,
    )
  return whereOf(where).data.country
}

/**
 * The counties of a region, from A to Z.
 * @param name code or name: `OR`, `Oregon`, `England`, or with a country `England, GB`.
 * @throws {RefusalError} if the country or the region is unknown.
 */
export function findRegion(name: string): FoundCounty[] {
  const { data, regionName } = whereOf(partsOf(name))
  const placesOf = groupBy(data.places, ({ county }) => county)
  return (regionName === undefined ? [...data.counties] : countiesOfRegion(data, regionName))
    .map((county) => ({ county, places: eachNameOnce(placesOf.get(county) ?? []).map(data.withPostalCodes) }))
    .sort((a, b) => compareText(a.county.fullName, b.county.fullName))
}

/**
 * The places around a point, by county: the county with the most people first.
 * @param radius in kilometres.
 * @throws {RefusalError} if there is none.
 */
export function findAround(center: Coordinates, radius: number, country = 'US'): FoundCounty[] {
  const data = dataOf(country)
  const near = data.places.filter((place) => kilometresBetween(center, place) <= radius)
  if (near.length === 0)
    throw new RefusalError(
      `The data has no place within ${radius} km of ${center.latitude}, ${center.longitude}. Choose a longer radius.`,
    )
  const people = (places: readonly Sized[]) => places.reduce((sum, { population = 0 }) => sum + population, 0)
  return [...groupBy(near, ({ county }) => county)]
    .map(([county, places]) => ({ county, places: eachNameOnce(places).map(data.withPostalCodes) }))
    .sort((a, b) => people(b.places) - people(a.places) || compareText(a.county.fullName, b.county.fullName))
}

/**
 * A place by name.
 * @param name `Portland, OR`, or with a country `Harrogate, England, GB` or `Harrogate, GB`.
 * @throws {RefusalError} if it is unknown. Of several with the name, the largest is meant.
 */
export function findPlace(name: string): KnownPlace {
  const parts = partsOf(name)
  const [wanted = '', region = ''] = parts
  if (wanted === '' || region === '')
    throw new RefusalError(`"${name}" is not a place. Write it like "Portland, OR" or "Harrogate, England, GB".`)
  const { data, regionName } = whereOf(parts.slice(1))
  // Some addresses have the county after the town: Getxo, Bizkaia.
  const county = regionName === undefined ? undefined : data.counties.find((each) => isNamed(each, regionName))
  const within =
    regionName === undefined || (county && !isRegionOf(data, regionName)) ? undefined : regionOf(data, regionName)
  const places = data.places
    .filter((place) => (within ? place.county.region === within.region : !county || place.county === county))
    .sort(largestFirst)
  const place =
    places.find((each) => isSame(each.name, wanted)) ??
    // `New York` in an address is New York City.
    places.find((each) => isSame(each.name, `${wanted} City`) && (each.population ?? 0) >= cityOfItsName) ??
    // The data has Florence and The Bronx, and an address Firenze and Bronx.
    places.find(({ otherNames }) => `,${otherNames},`.includes(`,${wanted},`))
  if (place) return data.withPostalCodes(place)
  const names = places.map((each) => each.name)
  throw new RefusalError(
    `There is no place "${wanted}" of 500 people or more in ${within?.regionName ?? data.country}. ${didYouMean(wanted, names)}`.trim(),
  )
}

/** Residents of a city that is meant by its name without the word City. */
const cityOfItsName = 100_000

/** Whether the data has a place of a name in a country. */
export const isPlace = (name: string, country: string): boolean =>
  dataOf(country).places.some((place) => isSame(place.name, name))

/** Whether the data has a region of a code or name. It has none of the codes that addresses of Canada and Australia write. */
export const isRegion = (name: string, country: string): boolean => isRegionOf(dataOf(country), name)

/** Coordinates of `45.5,-122.7` or of a town; undefined for the office. @param country of the office. @throws {RefusalError} */
export function pointOf(near: string | undefined, country: string): Coordinates | undefined {
  if (near === undefined) return undefined
  const [, latitude, longitude] = /^\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*$/.exec(near) ?? []
  return latitude && longitude
    ? { latitude: Number(latitude), longitude: Number(longitude) }
    : findPlace(namedIn(near, country))
}

/** A postal code, if it is known, with its place, its region and the centre of its area. */
export const postalCodeAt = (country: string, code: string): PostalCode | undefined =>
  placeDataOf(country).postalCodes.find((each) => each.code === code)

/** The place nearest to a postal code of its region, if the code is that of a place with the name. */
export function placeAtPostalCode(name: string, { country, code }: Record<'country' | 'code', string>) {
  const area = postalCodeAt(country, code)
  if (!area || !isSame(area.place, name)) return undefined
  const { places } = placeDataOf(country)
  const [nearest] = places
    .filter(({ county }) => county.region === area.region)
    .map((place) => ({ place, distance: kilometresBetween(area, place) }))
    .sort((a, b) => a.distance - b.distance)
  return nearest?.place
}

const partsOf = (name: string): string[] => name.split(',').map((part) => part.trim())

/**
 * The country, and the region if there is one, that follow the name of a county or town.
 * @param parts region and country, or one of them. `CA` and `DE` are states of the United States.
 * @throws {RefusalError}
 */
function whereOf([first = '', second]: readonly string[]): { data: PlaceData; regionName?: string } {
  if (second !== undefined) return { data: dataOf(second), regionName: first }
  if (isRegionOf(placeDataOf('US'), first)) return { data: placeDataOf('US'), regionName: first }
  const named = countryNamed(first)
  if (named !== undefined && knownCountries().includes(named)) return { data: placeDataOf(named) }
  const [country, ...others] = knownRegions().filter(
    ({ name, ownName = name }) => isSame(name, first) || isSame(ownName, first),
  )
  if (country && others.length === 0) return { data: dataOf(country.country), regionName: first }
  const [ofCode] = countriesOfCode(first)
  if (ofCode !== undefined) return { data: dataOf(ofCode), regionName: first }
  if (country)
    throw new RefusalError(
      `Several countries have a region "${first}": ${[country, ...others].map((each) => each.country).join(', ')}. Add the code of one: "${first}, ${country.country}".`,
    )
  return { data: placeDataOf('US'), regionName: first }
}

const isRegionOf = ({ country, counties }: PlaceData, name: string) =>
  counties.some((county) => isInRegion(county, regionOfCode(name, country) ?? name))

const isInRegion = ({ country, region, regionName }: KnownCounty, name: string) =>
  [region, regionName, ownRegionName(country, region) ?? regionName].some((known) => isSame(known, name))

/** @throws {RefusalError} if the country has no data. */
function dataOf(country: string): PlaceData {
  const code = countryNamed(country)
  if (code === undefined || !knownCountries().includes(code))
    throw new RefusalError(
      `The installed data has no counties of the country "${country}". Use a two-letter ISO code, or write the rows of cities.csv yourself.`,
    )
  return placeDataOf(code)
}

const countiesOfRegion = (data: PlaceData, region: string): KnownCounty[] => {
  const { region: code } = regionOf(data, region)
  return data.counties.filter((county) => county.region === code)
}

/** A region by code or name. @throws {RefusalError} */
function regionOf({ country, counties }: PlaceData, name: string): KnownCounty {
  const found = counties.find((county) => isInRegion(county, regionOfCode(name, country) ?? name))
  if (found) return found
  const names = new Set(
    counties.flatMap(({ region, regionName }) => (/\d/.test(region) ? regionName : [region, regionName])),
  )
  const list = names.size > mostListed ? '' : `Regions are ${[...names].join(', ')}.`
  throw new RefusalError(`There is no region "${name}" in ${country}. ${didYouMean(name, names)}${list}`.trim())
}

/** Most regions that a message lists. */
const mostListed = 20

/** Whether a county has a name, with or without the word for what it is. */
const isNamed = ({ fullName, name, otherNames = [] }: KnownCounty, wanted: string) =>
  [fullName, name, ...otherNames].some((known) => isSame(known, wanted) || isSame(known, withoutDesignation(wanted)))

/** Equal without case and accents, and with `St.` for `Saint`. */
const isSame = (a: string, b: string) => plainName(a) === plainName(b)

type Sized = Pick<KnownPlace, 'name' | 'population'>
const largestFirst = (a: Sized, b: Sized) => (b.population ?? 0) - (a.population ?? 0) || compareText(a.name, b.name)
