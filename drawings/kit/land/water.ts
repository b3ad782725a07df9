import { type Brush, sheet } from '../../brush.ts'
import { mix } from '../../colour.ts'
import type { Random } from '../../random.ts'
import { path, stroke } from '../../shapes.ts'
import { element, number, type Point, polygon } from '../../svg.ts'
import { type Course, ribbon } from './ribbon.ts'
import type { RidgeLine } from './ridge.ts'

/** A lake from its far shore down to the foot of the sheet, bright where it reflects the sky. */
export function openWater(brush: Brush, top: number): string[] {
  const { palette } = brush
  const fill = brush.gradient([
    { at: 0, colour: mix(palette.waterLight, palette.sky[2], 0.4) },
    { at: 0.34, colour: mix(palette.waterLight, palette.water, 0.65) },
    { at: 1, colour: mix(palette.water, palette.shade, 0.72) },
  ])
  return [
    element('rect', { y: top, width: sheet.width, height: sheet.height - top, fill }),
    element('rect', { y: top, width: sheet.width, height: 3, fill: palette.waterLight, opacity: 0.8 }),
  ]
}

/** The reflection of a range in the water below it. */
export function reflection(
  brush: Brush,
  { line, shore, depth = 0.4 }: { line: RidgeLine; shore: number; depth?: number },
): string {
  const points = line.filter(([, y]) => y < shore).map(([x, y]): Point => [x, shore + (shore - y) * depth])
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return ''
  const outline: Point[] = [[first[0], shore], ...points, [last[0], shore]]
  return path(polygon(outline), brush.palette.ridges[2], { opacity: 0.28 })
}

/** Short horizontal strokes of light, longer towards the viewer. */
export function glints(
  brush: Brush,
  options: { random: Random; count: number; left?: number; right?: number; top: number; bottom: number },
): string {
  const { random, count, left = 0, right = sheet.width, top, bottom } = options
  const d = Array.from({ length: count }, (_, index) => {
    const share = (index + random.between(0, 1)) / count
    const length = random.between(50, 110) + share * 70
    return `M${Math.round(random.between(left, Math.max(left + 1, right - length)))} ${Math.round(top + share * (bottom - top))}h${Math.round(length)}`
  })
  const isNight = brush.light === 'night'
  return stroke(d.join(''), isNight ? brush.palette.sun : brush.palette.snow, 4, {
    'stroke-linecap': 'round',
    opacity: isNight ? 0.22 : 0.55,
  })
}

/** The reflection of the sun or moon on the water below it. */
export function sunPath(brush: Brush, { x, top, length }: { x: number; top: number; length: number }): string {
  const random = brush.random.fork('sun path')
  const d = Array.from({ length: 9 }, (_, index) => {
    const width = 210 - Math.abs(index - 2) * 18 + random.between(-30, 30)
    return `M${Math.round(x - width / 2 + random.between(-14, 14))} ${Math.round(top + 10 + (length * index) / 9)}h${Math.round(width)}`
  })
  return stroke(d.join(''), brush.palette.sun, 5, {
    'stroke-linecap': 'round',
    opacity: brush.light === 'night' ? 0.4 : 0.6,
  })
}

/** A river or creek along a course, with glints. */
export function river(brush: Brush, course: Course): string[] {
  const { palette } = brush
  const fill = brush.gradient([
    { at: 0, colour: palette.waterLight },
    { at: 1, colour: palette.water },
  ])
  const marks = course.slice(1, -1).flatMap(([x, y, width]) => {
    if (width < 46) return []
    const w = width * 0.3
    return [
      `M${number(x - w * 0.7)} ${number(y)}q${number(w * 0.6)} ${number(-w * 0.14)} ${number(w * 1.2)} ${number(w * 0.04)}`,
    ]
  })
  return [
    path(ribbon(course), fill),
    ...(marks.length > 0
      ? [
          stroke(marks.join(''), palette.snow, 4, {
            'stroke-linecap': 'round',
            opacity: brush.light === 'night' ? 0.35 : 0.75,
          }),
        ]
      : []),
  ]
}
