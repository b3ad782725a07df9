import { type GeoProjection, geoAzimuthalEqualArea, geoCentroid } from 'd3-geo'
import type { Point } from '#src/coverage-map.ts'

export type Coordinates = { latitude: number; longitude: number }

/** The size of a map, in units of its view box. The height follows from the places, between two limits. */
export type Frame = {
  width: number
  minHeight: number
  maxHeight: number
  /** Distance between the outermost places and the edge. */
  padding: number
}

export type View = {
  width: number
  height: number
  projection: GeoProjection
  /** Rounded to a whole unit, about a pixel, to save digits. */
  project: (place: Coordinates) => Point
}

/**
 * Smallest width of the area shown, in kilometres. On a smaller area the borders of the atlas become straight lines.
 */
const closest = 24

/** Mean radius of the Earth in kilometres; d3 projects a sphere of radius `scale`. */
const earthRadius = 6371

/**
 * Fits the places into a frame as large as possible, with north up at the centre.
 * The projection is azimuthal equal-area around the centroid of the places: close to Mercator for a county, and
 * suitable for a continent.
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

/** Units that outlines continue beyond the edge, so that no stroke shows along it. */
const outside = 4

function range(values: readonly number[]): [number, number] {
  return values.reduce(([low, high], value) => [Math.min(low, value), Math.max(high, value)], [
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ] as [number, number])
}
