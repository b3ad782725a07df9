import { number, type Point } from './svg.ts'

/**
 * A smooth line from left to right through points, as path commands that continue from the first point.
 * Cubic Hermite in y over x, so `heightAt` can compute its y.
 */
export function smoothLine(points: readonly Point[]): string {
  return points
    .slice(1)
    .map(([x, y], index) => {
      const [fromX, fromY] = at(points, index)
      const third = (x - fromX) / 3
      return `C${numbers([
        fromX + third,
        fromY + slopeAt(points, index) * third,
        x - third,
        y - slopeAt(points, index + 1) * third,
        x,
        y,
      ])}`
    })
    .join('')
}

/** The y of that line at x. */
export function heightAt(points: readonly Point[], x: number): number {
  const last = points.length - 2
  const index = Math.max(
    0,
    points.findIndex(([, ,], at) => at >= last || (points[at + 1]?.[0] ?? 0) >= x),
  )
  const [fromX, fromY] = at(points, index)
  const [toX, toY] = at(points, index + 1)
  const width = toX - fromX
  const t = Math.min(1, Math.max(0, (x - fromX) / width))
  const s = 1 - t
  const first = fromY + (slopeAt(points, index) * width) / 3
  const second = toY - (slopeAt(points, index + 1) * width) / 3
  return s * s * s * fromY + 3 * s * s * t * first + 3 * s * t * t * second + t * t * t * toY
}

/** A smooth line through points that may turn anywhere (Catmull-Rom), as path commands that continue from the first point. */
export function smoothPath(points: readonly Point[]): string {
  return points
    .slice(1)
    .map(([x, y], index) => {
      const before = at(points, index - 1)
      const from = at(points, index)
      const after = at(points, index + 2)
      return `C${numbers([
        from[0] + (x - before[0]) / 6,
        from[1] + (y - before[1]) / 6,
        x - (after[0] - from[0]) / 6,
        y - (after[1] - from[1]) / 6,
        x,
        y,
      ])}`
    })
    .join('')
}

function slopeAt(points: readonly Point[], index: number): number {
  const [beforeX, beforeY] = at(points, index - 1)
  const [afterX, afterY] = at(points, index + 1)
  return (afterY - beforeY) / (afterX - beforeX)
}

/** The point at an index, clamped to the first and the last. */
function at(points: readonly Point[], index: number): Point {
  return points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0]
}

function numbers(values: number[]): string {
  return values.map((value) => number(Math.round(value * 10) / 10)).join(' ')
}
