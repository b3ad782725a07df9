import type { Brush } from '../../brush.ts'
import { mix } from '../../colour.ts'
import { heightAt } from '../../curve.ts'
import type { Random } from '../../random.ts'
import { path } from '../../shapes.ts'
import type { Point } from '../../svg.ts'
import { hill } from './ground.ts'
import { type Course, courseAt, ribbon } from './ribbon.ts'
import { farConifers, scatter } from './trees.ts'

/** A mountainside with pistes between woods: white in winter, mown meadow otherwise. */
export function pistes(
  brush: Brush,
  { crest, foot, random, count }: { crest: readonly Point[]; foot: number; random: Random; count: number },
): string[] {
  const { palette, season } = brush
  const isSnowy = season === 'winter'
  const [far, middle] = palette.ground
  const courses = Array.from({ length: count }, (_, index): Course => {
    const x = 240 + (1120 / count) * (index + random.between(0.2, 0.8))
    const top = heightAt(crest, x) + 2
    const sway = random.pick([-1, 1]) * random.between(30, 60)
    return [
      [x, top, 16],
      [x + sway, top + (foot - top) * 0.3, 34],
      [x - sway * 0.6, top + (foot - top) * 0.62, 52],
      [x + sway, foot, 96],
    ]
  })
  const isOnPiste = (x: number, y: number) =>
    courses.some((course) => Math.abs(courseAt(course, y) - x) < 22 + (y - 400) * 0.08)
  const wood = scatter(random, {
    count: 120,
    from: 0,
    to: 1600,
    ground: (x) => heightAt(crest, x) + 16,
    height: [34, 60],
    depth: foot - 40 - Math.min(...crest.map(([, y]) => y)),
  })
  return [
    hill(brush, {
      crest,
      colours: isSnowy
        ? [mix(palette.snow, palette.ridges[0], 0.3), mix(palette.ground[2], palette.ridges[0], 0.4)]
        : [mix(middle, palette.haze, 0.3), mix(middle, palette.ground[2], 0.35)],
    }),
    path(courses.map(ribbon).join(''), isSnowy ? palette.snow : mix(far, palette.grass, 0.25), {
      opacity: isSnowy ? 0.85 : 0.75,
    }),
    farConifers(
      wood.filter(({ x, y }) => y < foot && !isOnPiste(x, y)),
      mix(palette.conifer, palette.haze, 0.22),
    ),
  ]
}
