// The service area as a drawing: plain data, made by the generator and handed to whoever renders pages. Lengths are in
// the units of the drawing's own view box; colours are left to the styles.

/** One map, drawn once for phones and once for wide screens; only one of the two is ever in sight. */
export type CoverageMap = { compact: MapDrawing; wide: MapDrawing }

export type MapDrawing = {
  width: number
  height: number
  outlines: Outlines
  /** Names of the counties there was room for. */
  counties: MapText[]
  office: Point & { label?: MapText }
  /** Largest first, so that none hides a smaller one. */
  cities: MapCity[]
}

/** Path data; empty where there is nothing to draw. */
export type Outlines = {
  /** All land the atlas knows. */
  land: string
  /** The counties of the service area, as one. */
  area: string
  /** Borders between those. */
  inner: string
  /** Borders between all other counties. */
  outer: string
}

export type Point = { x: number; y: number }
/** `x` and `y` are those of its upper left corner. */
export type Box = Point & { width: number; height: number }

/** Text of one line or two; `x` and `y` are those of its first baseline. */
export type MapText = Point & { lines: string[]; anchor: 'start' | 'middle' | 'end' }

export type MapCity = Point & {
  /** Slug of its pages. */
  slug: string
  name: string
  /** Index in `mapRanks`. */
  rank: number
  /** Its name, where there was room. */
  label?: MapText
  /** What is to be clicked or touched, around dot and name: no other city's meets it. Present with the label. */
  target?: Box
}

/** How cities are drawn by residents, from `from` upwards; the last is also for a city whose number nobody knows. */
export const mapRanks = [
  { from: 50_000, radius: 4, fontSize: 12.5 },
  { from: 10_000, radius: 3.25, fontSize: 12 },
  { from: 1_000, radius: 2.5, fontSize: 12 },
  { from: 0, radius: 2, fontSize: 12 },
]

/** The other type on a map. The generator makes room for it, and the page sets it. */
export const mapType = {
  office: { fontSize: 14, lineHeight: 16, letterSpacing: 0 },
  /** In capitals. */
  county: { fontSize: 10.5, lineHeight: 14, letterSpacing: 1.1 },
}

/** The pin of the office, its point at 0, 0. */
export const mapPin = {
  path: 'M0 0c-2.5-6-8.5-9.5-8.5-15.5a8.5 8.5 0 0 1 17 0c0 6-6 9.5-8.5 15.5z',
  head: { x: -8.5, y: -24, width: 17, height: 16 },
  foot: { x: -4, y: -8, width: 8, height: 8 },
  /** The hole in its head. */
  eye: { x: 0, y: -15.5, radius: 3 },
}
