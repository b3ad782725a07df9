import { type GeoProjection, geoAzimuthalEqualArea, geoCentroid } from 'd3-geo'
import type { Point } from '#src/coverage-map.ts'

export type Coordinates = { latitude: number; longitude: number }

/** The room a drawing has, in units of its view box. Its height follows the places, between two limits. */
export type Frame = {
  width: number
  minHeight: number
  maxHeight: number
  /** Between the outermost places and the edge. */
  padding: number
}

export type View = {
  width: number
  height: number
  projection: GeoProjection
  /** To a whole unit: it is about a pixel, and takes the fewest digits. */
  project: (place: Coordinates) => Point
}

/** Kilometres the width of a drawing shows at the least: closer, the borders of the atlas turn into straight lines. */
const closest = 24

/** Radius of a sphere as large as the Earth, in kilometres; d3 projects onto one of radius `scale`. */
const earthRadius = 6371

/**
 * Lays the places into a frame, as large as they fit, north up in the middle.
 * Equal areas seen from above their middle: hardly told from Mercator over a county, and good for a continent as well.
 */
export function fitView(places: readonly Coordinates[], frame: Frame): View {
  const points = places.map(({ longitude, latitude }): [number, number] => [longitude, latitude])
  const [longitude, latitude] = geoCentroid({ type: 'MultiPoint', coordinates: points })
  const projection = geoAzimuthalEqualArea().rotate([-longitude, -latitude]).scale(1).translate([0, 0]).precision(0)
  const flat = points.flatMap((point) => {
    const projected = projection(point)
    return projected ? [projected] : []
  })
  const [left, right] = range(flat.map(([x]) => x))
  const [top, bottom] = range(flat.map(([, y]) => y))

  const { width, minHeight, maxHeight, padding } = frame
  const scale = Math.min(
    (width - 2 * padding) / (right - left),
    (maxHeight - 2 * padding) / (bottom - top),
    (width * earthRadius) / closest,
  )
  const height = Math.round(Math.min(maxHeight, Math.max(minHeight, (bottom - top) * scale + 2 * padding)))
  projection
    .scale(scale)
    .translate([width / 2 - ((left + right) / 2) * scale, height / 2 - ((top + bottom) / 2) * scale])
    .clipExtent([
      [-outside, -outside],
      [width + outside, height + outside],
    ])

  const project = (place: Coordinates) => {
    const [x, y] = projection([place.longitude, place.latitude]) ?? [0, 0]
    return { x: Math.round(x), y: Math.round(y) }
  }
  return { width, height, projection, project }
}

/** Outlines go on beyond the edge for as many units, so that no stroke is seen along it. */
const outside = 4

function range(values: readonly number[]): [number, number] {
  return values.reduce(([low, high], value) => [Math.min(low, value), Math.max(high, value)], [
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ] as [number, number])
}
