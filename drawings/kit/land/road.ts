import type { Brush } from '../../brush.ts'
import { mix } from '../../colour.ts'
import { path, stroke } from '../../shapes.ts'
import { type Course, middleLine, ribbon } from './ribbon.ts'

/** A country road with a broken line in its middle. */
export function road(brush: Brush, course: Course): string[] {
  const { palette } = brush
  const fill = brush.gradient([
    { at: 0, colour: mix(palette.road, palette.haze, 0.6) },
    { at: 1, colour: mix(palette.road, palette.shade, 0.3) },
  ])
  return [
    path(ribbon(course), fill),
    stroke(middleLine(course), palette.roadLine, 4.5, { 'stroke-dasharray': '26 20', opacity: 0.9 }),
  ]
}
