import { countryNamed } from '../core/country-named.ts'
import type { KnownCounty } from '../core/known-place.ts'
import { RefusalError } from '../core/refusal-error.ts'
import { didYouMean } from '../core/suggest.ts'
import { isKnownCountry, knownRegions, type PlaceData, placeDataOf } from './place-data.ts'
import { ownRegionName } from './place-words.ts'
import { countriesOfCode, regionOfCode } from './region-codes.ts'
import { isSame } from './same-name.ts'

export const partsOf = (name: string): string[] => name.split(',').map((part) => part.trim())

/**
 * The country, and the region if there is one, that follow the name of a county or town.
 * @param parts region and country, or one of them. `CA` and `DE` are states of the United States.
 * @throws {RefusalError}
 */
export function whereOf([first = '', second]: readonly string[]): { data: PlaceData; regionName?: string } {
  if (second !== undefined) return { data: dataOf(second), regionName: first }
  if (isRegionOf(placeDataOf('US'), first)) return { data: placeDataOf('US'), regionName: first }
  const named = countryNamed(first)
  if (named !== undefined && isKnownCountry(named)) return { data: placeDataOf(named) }
  const [country, ...others] = knownRegions().filter(
    ({ code, name, ownName = name }) =>
      isSame(name, first) || isSame(ownName, first) || (longCode.test(code) && isSame(code, first)),
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

/** `ENG`: shorter codes are those of states and countries. */
const longCode = /^[A-Z]{3}$/

export const isRegionOf = ({ country, counties }: PlaceData, name: string) =>
  counties.some((county) => isInRegion(county, regionOfCode(name, country) ?? name))

const isInRegion = ({ country, region, regionName }: KnownCounty, name: string) =>
  [region, regionName, ownRegionName(country, region) ?? regionName].some((known) => isSame(known, name))

/** @throws {RefusalError} if the country has no data. */
export function dataOf(country: string): PlaceData {
  const code = countryNamed(country)
  if (code === undefined || !isKnownCountry(code))
    throw new RefusalError(
      `The installed data has no counties of the country "${country}". Use a two-letter ISO code, or write the rows of cities.csv yourself.`,
    )
  return placeDataOf(code)
}

export const countiesOfRegion = (data: PlaceData, region: string): KnownCounty[] => {
  const { region: code } = regionOf(data, region)
  return data.counties.filter((county) => county.region === code)
}

/** A region by code or name. @throws {RefusalError} */
export function regionOf({ country, counties }: PlaceData, name: string): KnownCounty {
  const found = counties.find((county) => isInRegion(county, regionOfCode(name, country) ?? name))
  if (found) return found
  const names = new Set(
    counties.flatMap(({ region, regionName }) => (/\d/.test(region) ? regionName : [region, regionName])),
  )
  const list = names.size > mostListed ? '' : `Regions are ${[...names].join(', ')}.`
  const elsewhere = country === 'US' ? 'For one of another country, add the country: "England, GB".' : ''
  throw new RefusalError(
    `There is no region "${name}" in ${country}. ${didYouMean(name, names)}${list}${elsewhere}`.trim(),
  )
}

/** Most regions that a message lists. */
const mostListed = 20
