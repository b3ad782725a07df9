import { smoothPath } from '../../curve.ts'
import type { Random } from '../../random.ts'
import { number, type Point } from '../../svg.ts'

/** A winding course over the ground, from far to near: x and y of its middle, and its width seen head-on. */
export type Course = readonly (readonly [x: number, y: number, width: number])[]

/** The ground is seen at a low angle, so depth is shortened by this factor. */
const foreshortening = 0.42

/** A closed path along a course, narrow where it runs across the view. */
export function ribbon(course: Course): string {
  const samples = sampled(course)
  const edge = (side: -1 | 1) =>
    samples.map(([x, y, width], index): Point => {
      const [beforeX, beforeY] = samples[Math.max(0, index - 1)] ?? [x, y]
      const [afterX, afterY] = samples[Math.min(samples.length - 1, index + 1)] ?? [x, y]
      const [dx, dy] = [afterX - beforeX, (afterY - beforeY) / foreshortening]
      const length = Math.hypot(dx, dy) || 1
      const half = (width / 2) * side
      return [x + (-dy / length) * half, y + (dx / length) * half * foreshortening]
    })
  const [left, right] = [edge(1), edge(-1).reverse()]
  return `M${start(left)}${smoothPath(left)}L${start(right)}${smoothPath(right)}Z`
}

/** The open centre line of a course. */
export function middleLine(course: Course): string {
  const points = course.map(([x, y]): Point => [x, y])
  return `M${start(points)}${smoothPath(points)}`
}

type Bounds = { from: readonly [x: number, y: number]; to: readonly [x: number, y: number] }

/** A course with bends that grow wider towards the viewer. */
export function meander(
  random: Random,
  options: Bounds & { turns: number; swing: number; width: readonly [far: number, near: number] },
): Course {
  const { from, to, turns, swing, width } = options
  const side = random.chance(0.5) ? 1 : -1
  return Array.from({ length: turns + 2 }, (_, index) => {
    const share = index / (turns + 1)
    const near = share * Math.sqrt(share)
    const isEnd = index === 0 || index === turns + 1
    const sway = isEnd ? 0 : (index % 2 === 0 ? 1 : -1) * side * swing * random.between(0.7, 1.15) * (0.3 + 0.7 * share)
    return [
      from[0] + (to[0] - from[0]) * share + sway,
      from[1] + (to[1] - from[1]) * near,
      width[0] + (width[1] - width[0]) * near,
    ] as const
  })
}

/** The x of the middle of a course where it first reaches y. */
export function courseAt(course: Course, y: number): number {
  const samples = sampled(course)
  return (samples.find((sample) => sample[1] >= y) ?? samples.at(-1) ?? [0])[0]
}

/** Interpolates five points for each point of a course (Catmull-Rom). */
function sampled(course: Course): Course {
  return course.slice(1).flatMap((to, index) => {
    const from = course[index] ?? to
    const before = course[index - 1] ?? from
    const after = course[index + 2] ?? to
    const shares = index === course.length - 2 ? [0, 0.2, 0.4, 0.6, 0.8, 1] : [0, 0.2, 0.4, 0.6, 0.8]
    return shares.map((t) => {
      const along = (axis: 0 | 1 | 2) => {
        const [a, b, c, d] = [before[axis], from[axis], to[axis], after[axis]]
        return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
      }
      return [along(0), along(1), along(2)] as const
    })
  })
}

function start(points: readonly Point[]): string {
  return `${number(points[0]?.[0] ?? 0)} ${number(points[0]?.[1] ?? 0)}`
}
