import { countryName } from '#src/country/country.ts'
import { plainName } from '../core/gazetteer.ts'
import type { KnownCounty } from '../core/known-place.ts'
import { nearest } from '../core/suggest.ts'
import { largestFirst } from './found-county.ts'
import { isKnownCountry, type PlaceData, placeDataOf, withoutDesignation } from './place-data.ts'
import { isNamed, isSame } from './same-name.ts'
import { countiesOfRegion, isRegionOf } from './where.ts'

// Hints in messages about a county that was not found.

/** The county around one without places: County Cork around Cork City. */
export function nearbyCounty({ fullName, region, code }: KnownCounty, { counties }: PlaceData): string {
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
export function inOtherCountry([wanted = '', code = '', ...more]: readonly string[]): string {
  if (more.length > 0 || !/^[A-Z]{2}$/.test(code) || !isKnownCountry(code)) return ''
  const { counties, places } = placeDataOf(code)
  const region = counties.find(({ regionName }) => isSame(regionName, wanted))
  const found =
    counties.find((each) => isNamed(each, wanted)) ?? places.find(({ name }) => isSame(name, wanted))?.county
  const name = countryName(code, 'en')
  if (region) return `For ${name}, name a county of it: "citywide places list '${wanted}, ${name}'" lists them. `
  return found ? `For ${name}, write "${found.fullName}, ${found.regionName}". ` : ''
}

/** That the name is one of a region, of which a county is wanted: Jalisco has municipalities. Names that of the largest place. */
export function ofRegion(wanted: string, data: PlaceData): string {
  if (!isRegionOf(data, wanted)) return ''
  const counties = new Set(countiesOfRegion(data, wanted))
  const [largest] = data.places.filter(({ county }) => counties.has(county)).sort(largestFirst)
  if (!largest) return ''
  const { fullName } = largest.county
  return `${wanted} is a region: name a county of it, such as "${fullName}, ${regionOfName(largest.county)}". `
}

/** The county of a town that was named in place of it, and how to add the town alone. */
export function ofPlace(wanted: string, candidates: readonly KnownCounty[], { places }: PlaceData): string {
  const found = [...places]
    .sort(largestFirst)
    .find(({ name, county }) => candidates.includes(county) && isSame(name, wanted))
  if (!found) return ''
  const region = regionOfName(found.county)
  return `${found.name} is in "${found.county.fullName}, ${region}". For the place without the rest of its county, write --radius 1km --near "${found.name}, ${region}". `
}

/** Most regions that a hint names; some counties of the United States have thirty namesakes. */
const mostRegions = 8

/**
 * Which county may be meant: one of this name in another region, otherwise the most similar name in the region, and then in the
 * country. Compared without the word County, which makes any two names similar.
 */
export function hint(wanted: string, candidates: readonly KnownCounty[], { counties }: PlaceData): string {
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
