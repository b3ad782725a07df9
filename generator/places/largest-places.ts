import type { FoundCounty } from './found-county.ts'

/**
 * The largest places of some counties, at least one of each county. Of more counties than places, those with the largest.
 * @param most places in total.
 */
export function largestPlaces(found: readonly FoundCounty[], most: number): FoundCounty[] {
  const all = found.flatMap(({ places }) => places)
  const firsts = found.flatMap(({ places }) => places.slice(0, 1))
  const firstOfEach = new Set(firsts.sort((a, b) => (b.population ?? 0) - (a.population ?? 0)).slice(0, most))
  const others = all
    .filter((place) => !firstOfEach.has(place))
    .sort((a, b) => (b.population ?? 0) - (a.population ?? 0))
    .slice(0, Math.max(0, most - firstOfEach.size))
  const taken = new Set([...firstOfEach, ...others])
  return found
    .map(({ county, places }) => ({ county, places: places.filter((place) => taken.has(place)) }))
    .filter(({ places }) => places.length > 0)
}
