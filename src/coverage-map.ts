// The service area as a drawing: plain data that the generator makes and the pages render. Lengths are in units of the
// drawing's view box; the stylesheets set the colours.

/** One map, drawn once for phones and once for wide screens; only one of the two is visible at a time. */
export type CoverageMap = { compact: MapDrawing; wide: MapDrawing }

export type MapDrawing = {
  width: number
  height: number
  outlines: Outlines
  /** County names that fit. */
  counties: MapText[]
  /** The first one is that of the company, and the only one of a company without several. */
  offices: MapOffice[]
  /** Largest first, so that no city covers a smaller one. */
  cities: MapCity[]
}

/** SVG path data; empty where there is nothing to draw. */
export type Outlines = {
  /** All land in the atlas. */
  land: string
  /** The counties of the service area, merged. */
  area: string
  /** Borders between the counties of the service area. */
  inner: string
  /** Borders between all other counties. */
  outer: string
}

export type Point = { x: number; y: number }
/** `x` and `y` are the upper left corner. */
export type Box = Point & { width: number; height: number }

/** Text of one or two lines; `x` and `y` are on the first baseline. */
export type MapText = Point & { lines: string[]; anchor: 'start' | 'middle' | 'end' }

export type MapOffice = Point & {
  name: string
  /** Its name, where it fits. */
  label?: MapText
}

export type MapCity = Point & {
  /** Slug of its pages. */
  slug: string
  name: string
  /** Index in `mapRanks`. */
  rank: number
  /** Its name, where it fits. */
  label?: MapText
  /** Click and touch target around dot and name; targets do not overlap. Present with the label. */
  target?: Box
}

/**
 * Size of a city's dot and name by residents, from `from` upwards; the last rank includes cities of unknown population.
 */
export const mapRanks = [
  { from: 50_000, radius: 4, fontSize: 12.5 },
  { from: 10_000, radius: 3.25, fontSize: 12 },
  { from: 1_000, radius: 2.5, fontSize: 12 },
  { from: 0, radius: 2, fontSize: 12 },
]

/** Type of the other names on a map. The generator reserves room for them, and the page sets them. */
export const mapType = {
  office: { fontSize: 14, lineHeight: 16, letterSpacing: 0 },
  /** In capitals. */
  county: { fontSize: 10.5, lineHeight: 14, letterSpacing: 1.1 },
}

/** The office's pin; its tip is at 0, 0. */
export const mapPin = {
  path: 'M0 0c-2.5-6-8.5-9.5-8.5-15.5a8.5 8.5 0 0 1 17 0c0 6-6 9.5-8.5 15.5z',
  head: { x: -8.5, y: -24, width: 17, height: 16 },
  foot: { x: -4, y: -8, width: 8, height: 8 },
  /** The hole in its head. */
  eye: { x: 0, y: -15.5, radius: 3 },
}
