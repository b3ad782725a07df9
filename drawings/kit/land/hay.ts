import type { Brush } from '../../brush.ts'
import { mix } from '../../colour.ts'
import { d, ellipse, path, placed } from '../../shapes.ts'

/** Round bales on a field; y is their foot, `width` includes the visible end. */
export function hayBales(brush: Brush, bales: readonly { x: number; y: number; width: number }[]): string[] {
  const { palette, season } = brush
  const straw = mix(palette.walls[2], palette.accent, 0.16)
  return bales.map(({ x, y, width }) =>
    placed(
      [
        ellipse([24, -2, 62, 8], palette.ink, { opacity: 0.16 }),
        path(d`M-26 -58H26a20 29 0 0 1 0 58H-26z`, straw),
        path(d`M-26 -16H34Q40 -8 26 0H-26z`, palette.ink, { opacity: 0.1 }),
        ...(season === 'winter' ? [path(d`M-30 -58Q-6 -70 30 -58Q44 -50 46 -36Q20 -48 -30 -46z`, palette.snow)] : []),
        ellipse([-26, -29, 20, 29], mix(straw, palette.trim, 0.5)),
        ellipse([-26, -29, 10, 15], mix(straw, palette.accent, 0.25)),
      ],
      { x, y, scale: width / 92 },
    ),
  )
}
