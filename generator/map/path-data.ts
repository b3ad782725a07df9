import { type GeoPermissibleObjects, geoPath } from 'd3-geo'
import type { View } from './view.ts'

type Position = readonly [x: number, y: number]
export type Line = { points: Position[]; isClosed: boolean }

/** The visible part of a shape as lines, in units of the view. */
export function linesOf(shape: GeoPermissibleObjects, { projection }: View): Line[] {
  const lines: Line[] = []
  const last = () => lines[lines.length - 1]
  const recorder = {
    beginPath: () => {},
    moveTo: (x: number, y: number) => void lines.push({ points: [[x, y]], isClosed: false }),
    lineTo: (x: number, y: number) => void last()?.points.push([x, y]),
    closePath: () => {
      const line = last()
      if (line) line.isClosed = true
    },
    arc: () => {}, // d3 uses it for points only
  }
  geoPath(projection, recorder)(shape)
  return lines
}

/** Rings simplified to 2 units, for repeated inside tests. */
export function coarse(rings: readonly Line[]): Line[] {
  return rings.map(({ points, isClosed }) => ({ points: simplified(points, isClosed, 2), isClosed }))
}

/** Lines as path data in whole units, without points that move a line by less than `tolerance`. */
export function pathData(lines: readonly Line[], tolerance: number): string {
  return lines
    .map(({ points, isClosed }) => ({ steps: steps(simplified(points, isClosed, tolerance)), isClosed }))
    .filter(({ steps, isClosed }) => steps.length > (isClosed ? 2 : 1))
    .map(({ steps: [start = [0, 0], ...rest], isClosed }) => {
      return `M${numbers([start])}l${numbers(rest)}${isClosed ? 'z' : ''}`
    })
    .join('')
}

/**
 * Douglas–Peucker: of the points between two kept ones, the farthest from their line is kept if it exceeds the
 * tolerance.
 */
function simplified(points: readonly Position[], isClosed: boolean, tolerance: number): Position[] {
  const line = isClosed ? [...points, ...points.slice(0, 1)] : points
  const isKept = new Set([0, line.length - 1])
  const spans: [start: number, end: number][] = [[0, line.length - 1]]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [start, end] = span
    let farthest = start
    let most = tolerance
    for (let index = start + 1; index < end; index++) {
      const distance = distanceTo(line[start] as Position, line[end] as Position, line[index] as Position) // all within the line
      if (distance > most) {
        most = distance
        farthest = index
      }
    }
    if (farthest === start) continue
    isKept.add(farthest)
    spans.push([start, farthest], [farthest, end])
  }
  return line.filter((_, index) => isKept.has(index) && !(isClosed && index === line.length - 1))
}

/** Distance from a point to the segment between two others. */
function distanceTo([ax, ay]: Position, [bx, by]: Position, [x, y]: Position): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}

/** The first point, then the offset from each point to the next. Points are rounded first, so errors do not add up. */
function steps(points: readonly Position[]): Position[] {
  const whole = points.map(([x, y]): Position => [Math.round(x), Math.round(y)])
  return whole
    .map(([x, y], index): Position => {
      const [fromX, fromY] = whole[index - 1] ?? [0, 0]
      return [x - fromX, y - fromY]
    })
    .filter(([dx, dy], index) => index === 0 || dx !== 0 || dy !== 0)
}

/** Whole numbers in SVG syntax, with a space only where two would run together: `-5 3 12-4`. */
function numbers(positions: readonly Position[]): string {
  return positions.flat().join(' ').replaceAll(' -', '-')
}
