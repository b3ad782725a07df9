import { countryName } from '#src/country/country.ts'
import { countryNamed } from '../core/country-named.ts'
import { plainName } from '../core/gazetteer.ts'
import { groupBy } from '../core/group-by.ts'
import { type Coordinates, type KnownPlace, kilometresBetween } from '../core/known-place.ts'
import { compareText } from '../core/problem.ts'
import { RefusalError } from '../core/refusal-error.ts'
import { didYouMean } from '../core/suggest.ts'
import { hint, inOtherCountry, nearbyCounty, ofPlace, ofRegion } from './county-hints.ts'
import { eachNameOnce, type FoundCounty, largestFirst, type Sized } from './found-county.ts'
import { placeDataOf, withoutDesignation } from './place-data.ts'
import type { PostalCode } from './postal-codes.ts'
import { regionOfCode } from './region-codes.ts'
import { isNamed, isSame } from './same-name.ts'
import { countiesOfRegion, dataOf, isRegionOf, partsOf, regionOf, whereOf } from './where.ts'

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
  // `Metro Vancouver` is short for `Metro Vancouver Regional District`, and Alberta is not for Alberta Beach.
  const begun = candidates.filter(({ fullName }) => plainName(fullName).startsWith(`${plainName(wanted)} `))
  if (named.length === 0 && begun.length === 1 && data.country !== 'US' && !isRegionOf(data, wanted))
    named.push(...begun)
  // `St. Louis County` is not the city that has this name too.
  const exact = named.filter(({ fullName }) => isSame(fullName, wanted))
  const [county, other] = exact.length > 0 ? exact : named
  if (!county)
    throw new RefusalError(
      `There is no county "${wanted}" in ${regionName === undefined ? data.country : candidates[0]?.regionName}. ${
        (data.country === 'US' ? inOtherCountry(parts) : '') ||
        (regionName === undefined ? ofRegion(wanted, data) : '') ||
        ofPlace(wanted, candidates, data) ||
        hint(wanted, candidates, data)
      }"citywide places list" with the name of a region lists its counties.`,
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

/** The country of a county that is named as `findCounty` takes it. @throws {RefusalError} */
export function countryOf(county: string): string {
  const [, ...where] = partsOf(county)
  if (where.length === 0)
    throw new RefusalError(
      `"${county}" does not say where it is. Write it like "Hood River County, OR", "North Yorkshire, England" or "County Cork, IE".`,
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
 * @param near of several places with the name, the nearest to these coordinates is meant. Default: the largest.
 * @throws {RefusalError} if it is unknown.
 */
export function findPlace(name: string, near?: Coordinates): KnownPlace {
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
    .sort(near ? nearestTo(near) : largestFirst)
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

const nearestTo = (point: Coordinates) => (one: Coordinates, other: Coordinates) =>
  kilometresBetween(point, one) - kilometresBetween(point, other)

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
