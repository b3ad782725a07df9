import type { City, County } from '#manifest/schema.ts'
import { cityLabel } from '../head/phrases.ts'
import { kept } from '../kept.ts'
import { nearestCities } from '../nearby.ts'
import { citiesOf, type SiteIndex } from '../site.ts'
import { slugOf } from '../slug-of.ts'
import { type Coordinates, type Direction, directionTo, kmBetween } from './geography.ts'

/** Straight-line distance in kilometres and direction from one place to another. */
export type Offset = { distance: number; direction: Direction }

/** Facts about a city that follow from the table of cities beyond its own row. Unknown facts are absent. */
export type CityFacts = {
  /** From the office; absent without coordinates. */
  office?: Offset & { isHere: boolean }
  /** The nearest communities, regardless of county. */
  neighbours: (Offset & { city: City })[]
  /** Its rank by population among the communities of its county, from 1; absent unless every population is known, and for places with equal ones. */
  rank?: { place: number; of: number }
  /** Postal codes it shares, with the names of the other cities. */
  sharedPostalCodes: { postalCode: string; names: string[] }[]
}

export function cityFacts(site: SiteIndex, city: City): CityFacts {
  const { coordinates } = city
  return {
    office: coordinates && officeOffset(site, city, coordinates),
    neighbours: nearestCities(site.manifest.cities, city, neighbourCount).flatMap((other) =>
      coordinates && other.coordinates ? [{ city: other, ...offset(coordinates, other.coordinates) }] : [],
    ),
    rank: rankOf(site, city),
    sharedPostalCodes: sharedPostalCodes(site, city),
  }
}

/** Neighbours in a sentence. */
const neighbourCount = 3

/** Within this many kilometres of the office, a place with the name of the office's town is that town, not a namesake. */
const ownTown = 24

/** Within this many kilometres of its centre, an office is in a place, or so near that a distance says nothing. */
export const leastDistance = 1

/** Distance and direction of a place from the office, and whether the office is in it. */
export function officeOffset(
  site: SiteIndex,
  { name, county }: City,
  coordinates: Coordinates,
): Offset & { isHere: boolean } {
  const { address, coordinates: office } = site.manifest.site.business
  const found = offset(office, coordinates)
  const region = site.countiesByKey.get(county)?.region
  // Kansas City in Missouri is beside Kansas City in Kansas.
  const isSameRegion = region === undefined || address.region === undefined || region === address.region
  return { ...found, isHere: found.distance < ownTown && isSameRegion && isSameName(name, address.locality) }
}

/** `Collado-Villalba` is `Collado Villalba`. */
const isSameName = (a: string, b: string) => a === b || (slugOf(a) !== '' && slugOf(a) === slugOf(b))

function offset(from: Coordinates, to: Coordinates): Offset {
  return { distance: kmBetween(from, to), direction: directionTo(from, to) }
}

/** The cities of a county without aliases. */
export function ownCities(site: SiteIndex, county: County): City[] {
  return citiesOf(site, county).filter(({ aliasOf }) => aliasOf === undefined)
}

function rankOf(site: SiteIndex, { aliasOf, county: key, population }: City): CityFacts['rank'] {
  const county = site.countiesByKey.get(key)
  if (!county || population === undefined || aliasOf !== undefined) return undefined
  const { places, of } = rankingOf(site, county)
  const place = places.get(population)
  return place === undefined ? undefined : { place, of }
}

/** Rank by population for each number of residents that one place of a county has. Empty where any population is unknown. */
type Ranking = { places: ReadonlyMap<number, number>; of: number }

const rankingOf = kept((site: SiteIndex, county: County): Ranking => {
  const populations = ownCities(site, county).map(({ population }) => population)
  const places = new Map<number, number>()
  const known = populations.filter((population) => population !== undefined).sort((a, b) => b - a)
  if (known.length === populations.length)
    known.forEach((population, index) => {
      // Of two places with one number of residents, which is often rounded, neither is the third largest.
      if (population !== known[index - 1] && population !== known[index + 1]) places.set(population, index + 1)
    })
  return { places, of: populations.length }
})

function sharedPostalCodes(site: SiteIndex, city: City): CityFacts['sharedPostalCodes'] {
  return city.postalCodes.flatMap((postalCode) => {
    const names = citiesWith(site, postalCode)
      .filter(({ key }) => key !== city.key && key !== city.aliasOf)
      .map(({ name }) => name)
      .sort()
    return names.length > 0 ? [{ postalCode, names }] : []
  })
}

/** The cities with a postal code, without aliases. Kept, so that what it reads of each is noted once and not for every city. */
const citiesWith = kept((site: SiteIndex, postalCode: string): readonly { key: string; name: string }[] =>
  (site.citiesOfPostalCode.get(postalCode) ?? [])
    .filter(({ aliasOf }) => aliasOf === undefined)
    .map((city) => ({ key: city.key, name: cityLabel(city, site) })),
)
