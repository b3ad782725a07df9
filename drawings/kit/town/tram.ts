import type { Brush } from '../../brush.ts'
import { mix } from '../../colour.ts'
import { box, circle, d, path, placed, stroke } from '../../shapes.ts'
import { areLampsOn } from './facade.ts'
import type { Site } from './house.ts'

/** A tram of two cars, 560 px long and 72 high on its wheels, with its pantographs up. */
export function tram(brush: Brush, { colour, ...site }: Site & { colour: string }): string {
  const { palette } = brush
  const glass = areLampsOn(brush) ? palette.window : mix(palette.sky[1], palette.snow, 0.4)
  const dark = mix(colour, palette.ink, 0.4)
  return placed(
    [
      path('M-290 6H290l-14 8H-262z', palette.ink, { opacity: 0.25 }),
      stroke('M-180 -72l26 -26l26 26M128 -72l26 -26l26 26M-176 -98h44M132 -98h44', palette.ink, 3),
      path('M-266 -74h532q14 0 18 16l6 38q1 14 -12 14h-556q-13 0 -12 -14l6 -38q4 -16 18 -16z', colour),
      path('M-289 -26H289l1 6q1 14 -12 14h-556q-13 0 -12 -14z', dark),
      path('M-276 -62h552l7 30h-566z', mix(palette.ink, palette.window, 0.12)),
      stroke('M-250 -47H-14M14 -47H250', glass, 22, { 'stroke-dasharray': '52 9' }),
      path(d`M-276 -58h14v22h-20zM276 -58h-14v22h20z`, glass),
      box([-6, -76, 12, 72], dark),
      path('M-128 -60h40v52h-40zM88 -60h40v52h-40z', mix(colour, palette.ink, 0.18)),
      path('M-124 -56h15v30h-15zM-107 -56h15v30h-15zM92 -56h15v30h-15zM109 -56h15v30h-15z', glass),
      stroke('M-262 -72H262', brush.season === 'winter' ? palette.snow : mix(colour, palette.trim, 0.4), 5),
      stroke('M-250 2h80M-60 2h120M170 2h80', palette.ink, 12),
      ...(areLampsOn(brush)
        ? [circle([286, -20, 5], palette.window), circle([290, -20, 26], palette.window, { opacity: 0.16 })]
        : []),
    ],
    site,
  )
}
