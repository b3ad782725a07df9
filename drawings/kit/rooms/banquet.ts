import type { Season } from '#manifest/schema/images.ts'
import { circle, d, ellipse, path, placed, stroke } from '../../shapes.ts'
import type { Interior } from './interior.ts'
import { glow } from './lamps.ts'
import { vase } from './plants.ts'

/** A round table under a cloth that reaches the floor, set for a feast; 440 wide, 190 high without its flowers. */
export function banquetTable(colours: Interior, { season, runner }: { season: Season; runner: string }): string[] {
  return [
    ellipse([0, 0, 226, 20], colours.ink, { opacity: 0.14 }),
    path('M-200 -180H200L222 -6q-40 22-222 22t-222-22z', colours.white),
    path('M60 -170q70 0 140-10L222 -6q-30 17-140 20 10-90-22-184z', colours.steelDeep, { opacity: 0.16 }),
    stroke('M-120 -150q-6 90-22 156M-30 -146q-2 90-4 160M130 -150q8 90 20 154', colours.grey, 4),
    ellipse([0, -182, 202, 34], colours.cream),
    path('M-200 -176q60 34 200 34t200-34l3 26q-60 34-203 34t-203-34z', runner, { opacity: 0.9 }),
    ...[-124, -44, 44, 124].map((x) => place(colours, x)),
    placed(vase(colours, { season, glass: colours.blue }), { x: 0, y: -182, scale: 1.05 }),
  ]
}

/** A plate with a napkin, and a glass behind it. */
function place(colours: Interior, x: number): string {
  const y = -174 + Math.abs(x) * -0.05
  return [
    path(d`M${x + 22} ${y - 10}v-18q-10-4-10-16v-14h20v14q0 12-10 16v18z`, colours.blue, { opacity: 0.7 }),
    ellipse([x, y, 32, 8], colours.white),
    ellipse([x, y - 1, 22, 5], colours.grey, { opacity: 0.6 }),
    path(d`M${x - 10} ${y - 2}l10-24 10 24z`, colours.terracotta),
  ].join('')
}

/** A chair for a feast seen from behind, its back covered, 104 wide, 230 high. */
export function banquetChair(colours: Interior, { seat, sash }: { seat: string; sash: string }): string[] {
  return [
    stroke('M-40 -90L-44 0M40 -90L44 0', colours.woodDark, 9, { 'stroke-linecap': 'round' }),
    path('M-48 -206q0-26 48-26t48 26l4 118q-52 14-104 0z', seat),
    path('M10 -232q38 2 38 26l4 118q-16 5-34 6 6-80-8-150z', colours.ink, { opacity: 0.12 }),
    path('M-50 -158q50 12 100 0v24q-50 12-100 0z', sash),
    path('M-4 -140l-22-14v34zM4 -140l22-14v34z', sash),
    circle([0, -138, 8], sash),
  ]
}

/** Bulbs on wires that hang between points of the ceiling. */
export function stringLights(
  colours: Interior,
  spans: readonly (readonly [from: number, to: number, sag: number])[],
): string[] {
  const bulbs: string[] = []
  const wires = spans.map(([from, to, sag]) => {
    const count = Math.round(Math.abs(to - from) / 62)
    for (let index = 1; index < count; index++) {
      const share = index / count
      const x = from + (to - from) * share
      const y = 30 + sag * 4 * share * (1 - share) + 12
      if (colours.lampsLit) bulbs.push(circle([x, y, 22], colours.lamplight, { opacity: 0.22 }))
      bulbs.push(circle([x, y, 9], colours.lampsLit ? colours.lamplight : '#f3dcb0'))
    }
    return d`M${from} 30Q${(from + to) / 2} ${30 + sag * 2} ${to} 30`
  })
  return [stroke(wires.join(''), colours.ink, 3, { opacity: 0.55 }), ...bulbs]
}

/** A chandelier of globes on a ring, hanging from the upper edge of the sheet, 300 wide. */
export function chandelier(colours: Interior, drop: number): string[] {
  const bulb = colours.lampsLit ? colours.lamplight : colours.white
  return [
    ...glow(colours, [0, drop, 220]),
    stroke(
      d`M0 0V${drop - 70}M0 ${drop - 70}L-130 ${drop}M0 ${drop - 70}L130 ${drop}M0 ${drop - 70}V${drop}`,
      colours.teal,
      4,
    ),
    ellipse([0, drop, 140, 14], 'none', { stroke: colours.oakDeep, 'stroke-width': 8 }),
    ...[-132, -72, 0, 72, 132].map((x) => circle([x, drop - 18 + (Math.abs(x) < 100 ? 12 : 0), 17], bulb)),
  ]
}

/** Flags of cloth along a line from the ceiling, for a feast by day. */
export function bunting(colours: Interior, { from, to, sag }: { from: number; to: number; sag: number }): string[] {
  const tints = [colours.terracotta, colours.sage, colours.cream, colours.blue] as const
  const count = Math.round((to - from) / 70)
  const flags = Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count
    const x = from + (to - from) * share
    const y = 34 + sag * 4 * share * (1 - share)
    return path(d`M${x - 24} ${y}h48l-24 48z`, tints[index % tints.length] ?? colours.cream)
  })
  return [...flags, stroke(d`M${from} 34Q${(from + to) / 2} ${34 + sag * 2} ${to} 34`, colours.woodDark, 4)]
}
