import { plainName } from '../core/gazetteer.ts'
import { groupBy } from '../core/group-by.ts'
import type { KnownCounty, KnownPlace } from '../core/known-place.ts'
import { compareText } from '../core/problem.ts'
import { RefusalError } from '../core/refusal-error.ts'
import type { ListedPlace } from './listed-place.ts'

/** A county and those of its places that a search found, the largest first. */
export type FoundCounty = { county: KnownCounty; places: readonly KnownPlace[] }

/** The places of a county, the largest first; of several with one name only the largest, because their pages would have one title. */
export function eachNameOnce(places: readonly ListedPlace[]): ListedPlace[] {
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
      `${foreign.county.fullName} is in the country ${foreign.county.country}, and the company in ${country}. The places of a site are in one country: write a project of its own for ${foreign.county.country} with "citywide init".`,
    )
}

export type Sized = Pick<KnownPlace, 'name' | 'population'>

export const largestFirst = (a: Sized, b: Sized) =>
  (b.population ?? 0) - (a.population ?? 0) || compareText(a.name, b.name)
