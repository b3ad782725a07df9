import type { Brush } from '../../brush.ts'
import { mix } from '../../colour.ts'
import { box, d, path, placed, stroke } from '../../shapes.ts'
import type { Site } from './house.ts'

/** The timber frame of a house, 500 px wide and 270 high, on its foundation, a ladder against it. */
export function timberFrame(brush: Brush, site: Site): string {
  const { palette, season } = brush
  const isSnowy = season === 'winter'
  const lit = mix(palette.walls[1], palette.walls[2], 0.15)
  const shade = mix(palette.roofs[2], palette.ink, 0.12)
  const studs = (from: number, to: number, step: number, top: number) =>
    Array.from(
      { length: Math.round((to - from) / step) + 1 },
      (_, index) => d`M${from + index * step} -14V${top}`,
    ).join('')
  const rafters = Array.from({ length: 8 }, (_, index) => d`M${-116 + index * 38} -264l106 100`).join('')
  const rungs = Array.from({ length: 8 }, (_, index) => d`M${-254 + index * 8.5} ${-18 - index * 23}l27 3`).join('')
  return placed(
    [
      path('M-220 0H240l70 34H-150z', palette.ink, { opacity: 0.14 }),
      box([-222, -14, 462, 14], mix(palette.rock, palette.ridges[1], 0.25)),
      box([-4, -150, 240, 136], mix(palette.walls[2], palette.paper, 0.4), { opacity: 0.55 }),
      stroke(studs(-4, 236, 30, -164), shade, 8),
      stroke('M-30 -160H240M-30 -90H240M-30 -18H238', shade, 10),
      stroke(rafters, shade, 8),
      stroke('M-120 -264H158', mix(shade, lit, 0.4), 10),
      stroke(studs(-214, -26, 31, -164), lit, 9),
      stroke('M-220 -160H-22M-220 -90H-22M-220 -18H-22', lit, 11),
      stroke('M-228 -156L-120 -264L-12 -156M-174 -160V-206M-120 -160V-254M-66 -160V-206', lit, 10),
      stroke('M-214 -20L-120 -156M-26 -20L-90 -120', mix(lit, shade, 0.5), 6),
      stroke(`M-262 4l70 -202M-234 8l70 -202${rungs}`, palette.accent, 6),
      ...(isSnowy
        ? [
            stroke('M-226 -164L-120 -271L-18 -168M-120 -271H158', palette.snow, 6, { 'stroke-linecap': 'round' }),
            path('M-236 4q90-14 200-6t290 6z', palette.snow),
          ]
        : []),
    ],
    site,
  )
}

/** Boards in two piles, 170 px wide. */
export function lumber({ palette, season }: Brush, site: Site): string {
  const board = mix(palette.walls[1], palette.walls[2], 0.35)
  return placed(
    [
      path('M-85 0h186l14 8H-70z', palette.ink, { opacity: 0.18 }),
      path('M-85 -16H85l16 -12H-70z', mix(board, palette.walls[2], 0.5)),
      box([-85, -16, 170, 16], board),
      path('M-78 -34H76l15 -10H-64z', season === 'winter' ? palette.snow : mix(board, palette.walls[2], 0.5)),
      box([-78, -34, 154, 14], mix(board, palette.roofs[2], 0.15)),
      stroke('M-85 -8H85M-78 -27H76', mix(board, palette.ink, 0.3), 2),
    ],
    site,
  )
}

/** A heap of earth, 230 px wide. */
export function earthHeap({ palette, season }: Brush, { earth, ...site }: Site & { earth: string }): string {
  return placed(
    [
      path('M-116 0L-74 -50L-26 -76L38 -66L96 -24L118 0z', earth),
      path('M-10 0L8 -44L-26 -76L38 -66L96 -24L118 0z', mix(earth, palette.ink, 0.24)),
      ...(season === 'winter'
        ? [path('M-90 -32L-74 -50L-26 -80L38 -70L80 -36L44 -48L14 -40L-14 -56L-44 -38z', palette.snow)]
        : []),
    ],
    site,
  )
}

/** A young tree tied to a stake: the stake alone, 60 px high. */
export function stake({ palette }: Brush, site: Site): string {
  return placed(
    [stroke('M0 0v-62', mix(palette.walls[2], palette.roofs[2], 0.3), 5), stroke('M0 -52h20', palette.ink, 2.5)],
    site,
  )
}
