import type { Arc } from 'topojson-specification'
import type { Atlas, Shape } from './read-atlas.ts'
import type { View } from './view.ts'

/** In degrees. */
type Bounds = { west: number; east: number; south: number; north: number }

/** Finds the counties a view may show, by bounds: few of three thousand, so that the rest need not be joined and cut. */
export function indexCounties(atlas: Atlas): (view: View) => Shape[] {
  const arcs = atlas.arcs.map((arc) => boundsOf(arc, atlas))
  const counties = atlas.objects.counties.geometries.map((shape) => ({
    shape,
    // An arc that is walked backwards is named by its complement.
    bounds: joined(indexes(shape).flatMap((arc) => arcs[arc < 0 ? ~arc : arc] ?? [])),
  }))
  return (view) => {
    const seen = rim(view)
    return counties.filter(({ bounds }) => meet(bounds, seen)).map(({ shape }) => shape)
  }
}

function indexes(shape: Shape): number[] {
  return shape.type === 'Polygon' ? shape.arcs.flat() : shape.arcs.flat(2)
}

/** Bounds of corners and middles of the sides of a view. */
function rim({ width, height, projection }: View): Bounds {
  const corners = [0, 0.5, 1].flatMap((x) => [0, 0.5, 1].map((y): [number, number] => [x * width, y * height]))
  return joined(
    corners.map((corner) => {
      const [longitude, latitude] = projection.invert?.(corner) ?? [Number.NaN, Number.NaN]
      return { west: longitude, east: longitude, south: latitude, north: latitude }
    }),
  )
}

/** The positions of an arc are steps from one to the next, on a grid; they are added up here without being kept. */
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

/** Also where a view shows more than there is of the Earth, and a bound of it is no number. */
function meet(a: Bounds, b: Bounds): boolean {
  return !(a.east < b.west || a.west > b.east || a.north < b.south || a.south > b.north)
}
