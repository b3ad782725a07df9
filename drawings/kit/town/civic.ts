import type { Brush } from '../../brush.ts'
import { mix } from '../../colour.ts'
import { box, d, path, placed, stroke } from '../../shapes.ts'
import { areLampsOn, shaded } from './facade.ts'
import type { Site } from './house.ts'

/** A domed hall with columns, 270 px wide and 170 high. */
export function domedHall(brush: Brush, site: Site): string {
  const { palette } = brush
  const stone = mix(palette.walls[0], palette.walls[2], 0.25)
  const shade = shaded(brush, stone)
  const dome = mix(palette.walls[3], palette.snow, 0.15)
  const columns = Array.from({ length: 9 }, (_, index) => d`M${-116 + index * 15} -36V0`).join('')
  return placed(
    [
      box([-126, -44, 134, 44], stone),
      box([8, -44, 118, 44], shade),
      stroke(columns, areLampsOn(brush) ? palette.window : shade, 5),
      stroke('M22 -30h92M22 -14h92', mix(shade, palette.ink, 0.3), 7, { 'stroke-dasharray': '7 9' }),
      path('M-136 -44L0 -66L136 -44z', mix(stone, palette.snow, 0.3)),
      box([-46, -76, 50, 22], stone),
      box([4, -76, 42, 22], shade),
      path('M-34 -76v-22H4v22z', stone),
      path('M4 -76v-22h30v22z', shade),
      stroke('M-26 -94v15M-14 -94v15M-2 -94v15', areLampsOn(brush) ? palette.window : shade, 5),
      path('M-38 -98c0-34 16-52 38-56v56z', dome),
      path('M0 -154c22 4 38 22 38 56H0z', mix(dome, palette.ink, 0.34)),
      path('M-5 -152v-20L0 -184l5 12v20z', stone),
    ],
    site,
  )
}
