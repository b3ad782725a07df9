import { type Box, type MapText, mapType, type Point } from '#src/coverage-map.ts'
import { apart, grown, isWithin } from './boxes.ts'
import type { Line } from './path-data.ts'
import { linings, setText, textBox } from './set-text.ts'

/** A county with the rings of its visible part. */
export type NamedArea = { name: string; rings: Line[] }

/** Units between the positions tried. */
const grid = 8

/**
 * Smallest distance in units between a name and anything else on the map, and between a name and its county's border.
 */
const clearOfMarks = 5
const clearOfBorder = 3

/**
 * Free space beyond `airy` units gains nothing. Each unit of it is worth `worthOfAir` units of distance from the
 * centre.
 */
const airy = 30
const worthOfAir = 3

/** Names of counties, each inside its county and clear of every `taken` box. A county without room stays unnamed. */
export function labelCounties(counties: readonly NamedArea[], page: Box, taken: readonly Box[]): MapText[] {
  const placed: MapText[] = []
  for (const county of counties) {
    const text = bestPlace(county, page, [...taken, ...placed.map(countyBox)])
    if (text) placed.push(text)
  }
  return placed
}

/** The bounding box of a county's name. The styles show it in capitals; a screen reader reads it as written. */
export function countyBox(text: MapText): Box {
  return textBox({ ...text, lines: text.lines.map((line) => line.toUpperCase()) }, mapType.county)
}

/** The best position near the centre of the county, with free space around it for the names of cities. */
function bestPlace({ name, rings }: NamedArea, page: Box, taken: readonly Box[]): MapText | undefined {
  if (rings.length === 0) return undefined
  const county = boundsOf(rings)
  const [x, y] = [county.x + county.width / 2, county.y + county.height / 2]
  const search = (lines: string[], isInCounty: (box: Box) => boolean) => {
    const text = setText(lines, 'middle', { x, y }, mapType.county)
    const box = countyBox(text)
    if (county.width < box.width - box.height) return undefined
    let best: { dx: number; dy: number; cost: number } | undefined
    for (const dy of offsets(county.height)) {
      for (const dx of offsets(county.width)) {
        const moved = { ...box, x: box.x + dx, y: box.y + dy }
        const far = Math.hypot(dx, dy)
        const isHopeless = far - worthOfAir * airy >= (best?.cost ?? Infinity)
        if (isHopeless || !isWithin(moved, page) || !isInCounty(moved)) continue
        const air = taken.reduce((least, other) => Math.min(least, apart(moved, other)), airy)
        const cost = far - worthOfAir * air
        if (air >= clearOfMarks && cost < (best?.cost ?? Infinity)) best = { dx, dy, cost }
      }
    }
    return best && { ...text, x: text.x + best.dx, y: text.y + best.dy }
  }
  const isWhollyInside = (box: Box) => isInside(grown(box, clearOfBorder), rings)
  const isHalfInside = (box: Box) => isInside(grown(box, -box.height / 2), rings)
  for (const isInCounty of [isWhollyInside, isHalfInside]) {
    for (const lines of linings(name)) {
      const text = search(lines, isInCounty)
      if (text) return text
    }
  }
  return undefined
}

/** Offsets from the middle of a length outwards, alternating: 0, 8, -8, 16, … */
function offsets(length: number): number[] {
  const steps = Math.floor(length / 2 / grid)
  return Array.from({ length: 2 * steps + 1 }, (_, index) => Math.ceil(index / 2) * grid * (index % 2 === 0 ? -1 : 1))
}

function boundsOf(rings: readonly Line[]): Box {
  const points = rings.flatMap(({ points }) => points)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** Whether the centre, the corners and the midpoints of the sides of a box are all inside the rings. */
function isInside({ x, y, width, height }: Box, rings: readonly Line[]): boolean {
  return [0.5, 0, 1].every((across) =>
    [0.5, 0, 1].every((down) => isPointInside({ x: x + across * width, y: y + down * height }, rings)),
  )
}

/** Even-odd rule: a ray from the point to the right crosses the rings an odd number of times. */
function isPointInside({ x, y }: Point, rings: readonly Line[]): boolean {
  let isOdd = false
  for (const { points } of rings) {
    let [fromX, fromY] = points[points.length - 1] ?? [0, 0]
    for (const [toX, toY] of points) {
      if (fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)) isOdd = !isOdd
      ;[fromX, fromY] = [toX, toY]
    }
  }
  return isOdd
}
