import { feature } from 'topojson-client'
import type { GazetteerCounty } from '../core/gazetteer.ts'
import type { Coordinates } from '../core/known-place.ts'
import type { Atlas, Shape } from '../core/read-atlas.ts'

type Ring = readonly (readonly number[])[]
type Outline = { rings: readonly Ring[]; west: number; east: number; south: number; north: number }

export type ShapedCounty = GazetteerCounty & { outline: () => Outline }

/** The counties of the United States with their outlines, each decoded on first use. */
export function shapedCounties(atlas: Atlas, regionOfState: (name: string) => string | undefined): ShapedCounty[] {
  const regions = new Map(
    atlas.objects.states.geometries.map(({ id, properties }) => [id, regionOfState(properties.name)]),
  )
  return atlas.objects.counties.geometries.flatMap((shape) => {
    const region = regions.get(shape.id.slice(0, 2))
    if (region === undefined) return []
    let outline: Outline | undefined
    let around: readonly string[] | undefined
    const county = {
      region,
      code: shape.id.slice(2),
      name: shape.properties.name,
      outline: () => {
        outline ??= outlineOf(atlas, shape)
        return outline
      },
    }
    if (!isIndependentCity(shape)) return [county]
    return [
      {
        ...county,
        get within() {
          around ??= countiesBeside(shape, atlas)
          return around
        },
      },
    ]
  })
}

/**
 * Whether a shape is that of a city which is in no county, such as Staunton in Virginia.
 * Source: U.S. Census Bureau, FIPS codes: those of counties end below 510, and those of independent cities begin there.
 */
const isIndependentCity = ({ id }: Shape): boolean => Number(id.slice(2)) >= 510

/** Names of the counties of the same state that share an edge with a city. */
function countiesBeside(city: Shape, atlas: Atlas): string[] {
  const edges = new Set(arcsOf(city))
  return atlas.objects.counties.geometries.flatMap((shape) =>
    shape.id.slice(0, 2) === city.id.slice(0, 2) &&
    !isIndependentCity(shape) &&
    arcsOf(shape).some((arc) => edges.has(arc))
      ? [shape.properties.name]
      : [],
  )
}

/** The arcs of a shape, whatever their direction: a negative index is the same arc from its end. */
const arcsOf = ({ arcs }: Shape): number[] => (arcs.flat(2) as number[]).map((arc) => (arc < 0 ? -1 - arc : arc))

function outlineOf(atlas: Atlas, shape: Shape): Outline {
  const rings = ringsOf(feature(atlas, shape))
  const longitudes = rings.flatMap((ring) => ring.map(([longitude = 0]) => longitude))
  const latitudes = rings.flatMap((ring) => ring.map(([, latitude = 0]) => latitude))
  return {
    rings,
    west: longitudes.reduce((a, b) => Math.min(a, b)),
    east: longitudes.reduce((a, b) => Math.max(a, b)),
    south: latitudes.reduce((a, b) => Math.min(a, b)),
    north: latitudes.reduce((a, b) => Math.max(a, b)),
  }
}

function ringsOf(shape: ReturnType<typeof feature>): Ring[] {
  const geometry = shape.type === 'Feature' ? shape.geometry : undefined
  if (geometry?.type === 'Polygon') return geometry.coordinates
  if (geometry?.type === 'MultiPolygon') return geometry.coordinates.flat()
  throw new Error('A county of the atlas is not a polygon.')
}

/** Whether a point is within an outline, on the plane of degrees: an outline of this scale has edges of a few kilometres. */
export function isWithin({ rings, west, east, south, north }: Outline, { latitude, longitude }: Coordinates): boolean {
  if (longitude < west || longitude > east || latitude < south || latitude > north) return false
  let isInside = false
  // Even-odd rule: an edge counts if it crosses the ray that leads east from the point.
  for (const ring of rings)
    for (const [[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]] of edges(ring))
      if (y1 > latitude !== y2 > latitude && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1)
        isInside = !isInside
  return isInside
}

/** Kilometres of a degree of latitude, on a sphere. */
const kilometresOfDegree = 111.195

/** Kilometres from a point to the nearest edge of an outline, exact enough for distances below a hundred kilometres. */
export function kilometresToEdge({ rings }: Outline, { latitude, longitude }: Coordinates): number {
  const shrink = Math.cos((latitude * Math.PI) / 180)
  const flat = ([x = 0, y = 0]: readonly number[]) => [(x - longitude) * shrink, y - latitude] as const
  let best = Number.POSITIVE_INFINITY
  for (const ring of rings)
    for (const [from, to] of edges(ring)) {
      const [[x1, y1], [x2, y2]] = [flat(from), flat(to)]
      const [dx, dy] = [x2 - x1, y2 - y1]
      const length = dx * dx + dy * dy
      const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(x1 * dx + y1 * dy) / length))
      best = Math.min(best, Math.hypot(x1 + share * dx, y1 + share * dy))
    }
  return best * kilometresOfDegree
}

function* edges(ring: Ring): Generator<[readonly number[], readonly number[]]> {
  for (let index = 1; index < ring.length; index++) yield [ring[index - 1] ?? [], ring[index] ?? []]
}
