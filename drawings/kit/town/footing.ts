import type { Brush } from '../../brush.ts'
import { mix } from '../../colour.ts'
import { d, path } from '../../shapes.ts'
import { shaded } from './facade.ts'

/** The shadow of a house on the ground. */
export function shadow({ palette, light }: Brush, left: number, right: number, length: number): string {
  const reach = light === 'day' ? length : length * 1.3
  return path(d`M${left + 20} -1H${right}L${right + reach * 1.7} ${reach}H${left + 20 + reach * 1.7}z`, palette.ink, {
    opacity: light === 'night' ? 0.08 : 0.15,
  })
}

/** The base of the walls, covered by drifts in winter. */
export function plinth(brush: Brush, left: number, right: number): string {
  const { palette, season } = brush
  if (season === 'winter') return drift(brush, left, right)
  return path(d`M${left} -5H${right}V0H${left}z`, shaded(brush, palette.rock))
}

/** Snow blown against the foot of a wall. */
export function drift({ palette }: Brush, left: number, right: number): string {
  const width = right - left
  return path(
    d`M${left - 16} 4q${width * 0.22} -17 ${width * 0.5} -7q${width * 0.3} -13 ${width * 0.5 + 34} 7z`,
    mix(palette.snow, palette.ground[1], 0.25),
  )
}

/** A path or drive from a wall down to the pavement, `yard` px below, wider towards the viewer. */
export function drive(
  { palette, season }: Brush,
  { from, to, yard }: { from: number; to: number; yard: number },
): string {
  const spread = (to - from) * 0.12 + 4
  const fill = season === 'winter' ? mix(palette.road, palette.snow, 0.62) : mix(palette.trim, palette.rock, 0.55)
  const lean = yard * 0.3
  return path(d`M${from} 0H${to}L${to + lean + spread} ${yard}H${from + lean - spread}z`, fill)
}
