import { type Extent, extentAround, type Gazetteer, type GazetteerCounty } from '../../../../core/gazetteer.ts'
import type { Coordinates } from '../../../../core/known-place.ts'
import type { Side } from '../compass.ts'

/** An area of which texts say where a place is in it. All extents must agree before a text is wrong. */
export type Area = { extents: readonly Extent[] }

/** Fewest places that show how far the inhabited part of a county reaches. */
const fewestPlaces = 4
/** Degrees that an area has at least from one side to the other, if its sides are far enough apart. */
const leastSize = 0.1

/** A county by its outline, and by its places: people may mean the part with towns. */
export function areaOfCounty(county: GazetteerCounty, gazetteer: Gazetteer): Area {
  const places = gazetteer.placesOf(county)
  const extents = [gazetteer.extentOf(county), ...(places.length >= fewestPlaces ? [extentAround(places)] : [])]
  return { extents: extents.filter((each) => each !== undefined) }
}

/** The sides of a word of the compass: `northwest` has two. */
export const sidesOf = (word: string): Side[] =>
  (['north', 'south', 'east', 'west'] as const).filter((side) => word.toLowerCase().includes(side))

/** Where a point is on the way to one side of an extent: 0 at the opposite side, 1 at the side. */
function shareToward(side: Side, { latitude, longitude }: Coordinates, { west, east, south, north }: Extent): number {
  const isUpright = side === 'north' || side === 'south'
  const [from, to, at] = isUpright ? [south, north, latitude] : [west, east, longitude]
  // A side is nowhere in particular in an area that is narrow.
  if (to - from < leastSize) return 0.5
  const share = (at - from) / (to - from)
  return side === 'north' || side === 'east' ? share : 1 - share
}

/** Whether a point is at a smaller share of the way to one of the sides than `limit`, in every extent of the area. */
export const isBefore = (sides: readonly Side[], point: Coordinates, { extents }: Area, limit: number): boolean =>
  extents.length > 0 && sides.some((side) => extents.every((extent) => shareToward(side, point, extent) < limit))
