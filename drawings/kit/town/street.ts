import { type Brush, sheet } from '../../brush.ts'
import { mix } from '../../colour.ts'
import { box, circle, d, path, placed, stroke } from '../../shapes.ts'
import { areLampsOn } from './facade.ts'
import type { Site } from './house.ts'

/** Pavement, kerb and road from edge to edge; `y` is the upper edge of the pavement. The road reaches to the foot of the sheet. */
export function street(brush: Brush, { y, pavement = 20 }: { y: number; pavement?: number }): string[] {
  const { palette, random, season } = brush
  const isSnowy = season === 'winter'
  const { width, height } = sheet
  const kerb = y + pavement
  const asphalt = brush.gradient([
    { at: 0, colour: mix(palette.road, palette.ink, isSnowy ? 0.05 : 0.2) },
    { at: 1, colour: mix(palette.road, palette.ink, isSnowy ? 0.3 : 0.55) },
  ])
  const slabs = Array.from({ length: 9 }, (_, index) => d`M${90 + index * 180} ${y}l6 ${pavement}`).join('')
  const own = random.fork('snow banks')
  const banks = Array.from(
    { length: 12 },
    () => d`q${own.between(40, 90)} ${-own.between(10, 22)} ${own.between(120, 170)} 0`,
  ).join('')
  return [
    box([0, y, width, pavement], isSnowy ? mix(palette.snow, palette.road, 0.2) : mix(palette.trim, palette.snow, 0.3)),
    stroke(slabs, palette.ink, 2.5, { opacity: 0.14 }),
    box([0, kerb, width, 10], mix(palette.trim, palette.road, 0.4)),
    box([0, kerb + 10, width, height - kerb - 10], asphalt),
    stroke(d`M0 ${(kerb + 10 + height) / 2 + 4}H${width}`, palette.roadLine, 6, {
      'stroke-dasharray': '90 70',
      opacity: 0.7,
    }),
    ...(isSnowy ? [path(`${d`M0 ${kerb + 14}V${kerb + 2}`}${banks}V${kerb + 14}z`, palette.snow)] : []),
  ]
}

/** A street lamp 150 px high, glowing after dark. */
export function lamp(brush: Brush, site: Site): string {
  const { palette } = brush
  const isLit = areLampsOn(brush)
  const post = mix(palette.ink, palette.road, 0.15)
  return placed(
    [
      ...(isLit
        ? [
            circle([0, -136, 62], palette.window, { opacity: 0.12 }),
            circle([0, -136, 36], palette.window, { opacity: 0.2 }),
          ]
        : []),
      path('M-4 0v-122h8V0zM-9 0v-8H9v8z', post),
      path('M-9 -122L-12 -146H12L9 -122z', isLit ? palette.window : mix(palette.trim, palette.window, 0.25)),
      path('M-16 -145L0 -158L16 -145zM-11 -123H11v5H-11z', post),
      ...(brush.season === 'winter' ? [path('M-15 -147L0 -160L15 -147Q0 -152 -15 -147z', palette.snow)] : []),
    ],
    site,
  )
}

/** A letter box on a post, 50 px high. */
export function letterBox({ palette, season }: Brush, site: Site): string {
  return placed(
    [
      box([-3, -36, 6, 36], palette.ink),
      path('M-15 -33V-44q0-7 7-7H9q7 0 7 7V-33z', palette.accent),
      path('M4 -33V-44q0-7 6-7q6 0 6 7V-33z', palette.ink, { opacity: 0.25 }),
      ...(season === 'winter' ? [path('M-16 -46q2-9 8-9H9q6 0 8 9q-16-5 -33 0z', palette.snow)] : []),
    ],
    site,
  )
}

/** A clipped hedge from `from` to `to`, 24 px high; buried in winter. */
export function hedge(brush: Brush, { from, to, y }: { from: number; to: number; y: number }): string[] {
  const { palette, season } = brush
  if (season === 'winter') return []
  const count = Math.max(2, Math.round((to - from) / 17))
  const dots = Array.from(
    { length: count },
    (_, index) => d`M${from + ((index + 0.5) * (to - from)) / count} ${y - 12}h0`,
  ).join('')
  return [stroke(dots, mix(palette.conifer, palette.leaves[0], 0.5), 26, { 'stroke-linecap': 'round' })]
}
