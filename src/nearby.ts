import { around } from 'geokdbush'
import KDBush from 'kdbush'
import type { City } from '#manifest/schema.ts'
import { kept } from './kept.ts'
import { kmBetween } from './local/geography.ts'
import type { Place } from './place.ts'
import { citiesOf, type SiteIndex } from './site.ts'

/** The cities nearest to `city`, nearest first, at most `limit`. Excludes the city itself and all aliases. */
export type Nearby = (city: City, limit: number) => City[]

type Located = City & Required<Pick<City, 'coordinates'>>

/**
 * One millimetre, in kilometres: more than the rounding error of a distance, less than the distance between two cities.
 */
const tolerance = 1e-6

/** Kilometres from which a city is in another part of the country, and not near. */
const farthest = 300

/** As `createNearby()`, with one index per list. A city has a page for every service, all with the same neighbours. */
export const nearestCities = kept((cities: readonly City[], city: City, limit: number) =>
  neighbours(cities)(city, limit),
)

/** The cities that the page of a city lists as near it: of its county, or of any. */
export function citiesNear(site: SiteIndex, { city, county }: Extract<Place, { kind: 'city' }>): readonly City[] {
  if (!county.showNearby) return []
  const ofCounty = citiesOf(site, county)
  // The only place of its county has its neighbours in others: New Orleans in those of the next parish.
  const isAlone = ofCounty.every(({ key, aliasOf }) => key === city.key || aliasOf === city.key)
  const candidates = isAlone || county.showNearby === 'nearest' ? site.manifest.cities : ofCounty
  return nearestCities(candidates, city, site.manifest.site.display.nearbyCommunities)
}

const neighbours = kept((cities: readonly City[]) => createNearby(cities))

/**
 * Finds neighbours among `cities` by great-circle distance; equal distances are ordered by name.
 * Beyond 300 km, there is no neighbour.
 * A city without coordinates is never a neighbour; its own neighbours are the first cities of its county.
 */
export function createNearby(cities: readonly City[]): Nearby {
  const located = cities.filter((city): city is Located => city.coordinates !== undefined && city.aliasOf === undefined)
  const ofCounty = byCounty(located)
  const index = new KDBush(located.length)
  for (const { coordinates } of located) index.add(coordinates.longitude, coordinates.latitude)
  index.finish()

  return (city, limit) => {
    const isOther = ({ key }: City) => key !== city.key && key !== city.aliasOf
    const { coordinates } = city
    // One more than the limit, because the list may include the city itself.
    if (!coordinates)
      return (ofCounty.get(city.county) ?? [])
        .slice(0, limit + 1)
        .filter(isOther)
        .slice(0, limit)

    const found = (most: number, within: number) =>
      around(index, coordinates.longitude, coordinates.latitude, most, within)
        .flatMap((id) => located[id] ?? [])
        .filter(isOther)
        .map((other) => ({ other, km: kmBetween(coordinates, other.coordinates) }))
    // The index breaks ties arbitrarily. A second query, by distance, returns every city as far away as the last one.
    const last = found(limit + 1, farthest)
      .slice(0, limit)
      .at(-1)
    if (!last) return []
    return found(Number.POSITIVE_INFINITY, last.km + tolerance)
      .sort((a, b) => a.km - b.km || (a.other.name < b.other.name ? -1 : 1))
      .slice(0, limit)
      .map(({ other }) => other)
  }
}

function byCounty(cities: readonly City[]): ReadonlyMap<string, readonly City[]> {
  const lists = new Map<string, City[]>()
  for (const city of cities) {
    const list = lists.get(city.county)
    if (list) list.push(city)
    else lists.set(city.county, [city])
  }
  return lists
}
