import type { Arc } from 'topojson-specification'
import type { Atlas, Shape } from '../core/read-atlas.ts'
import type { View } from './view.ts'

/** Degrees. */
type Bounds = { west: number; east: number; south: number; north: number }

/**
 * Finds the counties that a view may show, by bounds. The other counties, most of 3,000, need not be merged and
 * clipped.
 */
export function indexCounties(atlas: Atlas): (view: View) => Shape[] {
  const counties = countiesOf(atlas)
  return (view) => {
    const seen = rim(view)
    return counties.filter(({ bounds }) => meet(bounds, seen)).map(({ shape }) => shape)
  }
}

type BoundedCounty = { shape: Shape; bounds: Bounds }

const countiesByAtlas = new WeakMap<Atlas, BoundedCounty[]>()

function countiesOf(atlas: Atlas): BoundedCounty[] {
  const known = countiesByAtlas.get(atlas)
  if (known) return known
  const arcs = atlas.arcs.map((arc) => boundsOf(arc, atlas))
  const counties = atlas.objects.counties.geometries.map((shape) => ({
    shape,
    // TopoJSON writes a reversed arc as its one's complement.
    bounds: joined(indexes(shape).flatMap((arc) => arcs[arc < 0 ? ~arc : arc] ?? [])),
  }))
  countiesByAtlas.set(atlas, counties)
  return counties
}

function indexes(shape: Shape): number[] {
  return shape.type === 'Polygon' ? shape.arcs.flat() : shape.arcs.flat(2)
}

/** Bounds of the corners, side midpoints and centre of a view. */
function rim({ width, height, projection }: View): Bounds {
  const corners = [0, 0.5, 1].flatMap((x) => [0, 0.5, 1].map((y): [number, number] => [x * width, y * height]))
  return joined(
    corners.map((corner) => {
      const [longitude, latitude] = projection.invert?.(corner) ?? [Number.NaN, Number.NaN]
      return { west: longitude, east: longitude, south: latitude, north: latitude }
    }),
  )
}

/** An arc is delta-encoded on a grid; the positions are summed without being stored. */
function boundsOf(arc: Arc, { transform }: Atlas): Bounds {
  const { scale, translate } = transform ?? { scale: [1, 1], translate: [0, 0] }
  let [x, y] = [0, 0]
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const [dx = 0, dy = 0] of arc) {
    x += dx
    y += dy
    if (x < west) west = x
    if (x > east) east = x
    if (y < south) south = y
    if (y > north) north = y
  }
  return {
    west: west * scale[0] + translate[0],
    east: east * scale[0] + translate[0],
    south: south * scale[1] + translate[1],
    north: north * scale[1] + translate[1],
  }
}

function joined(all: readonly Bounds[]): Bounds {
  return {
    west: Math.min(...all.map(({ west }) => west)),
    east: Math.max(...all.map(({ east }) => east)),
    south: Math.min(...all.map(({ south }) => south)),
    north: Math.max(...all.map(({ north }) => north)),
  }
}

/** Negated, so that NaN counts as overlap: a view larger than the Earth has NaN bounds. */
function meet(a: Bounds, b: Bounds): boolean {
  return !(a.east < b.west || a.west > b.east || a.north < b.south || a.south > b.north)
}
