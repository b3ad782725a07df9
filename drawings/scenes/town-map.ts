import type { Brush, Scene } from '../brush.ts'
import { mix } from '../colour.ts'
import { maybeMirrored } from '../kit/mirror.ts'
import { box, circle, d, path, placed, stroke } from '../shapes.ts'

/** A map of a town from above: blocks, parks, a river and roads, with pins at the places of visits and a route between them. */
export const townMap: Scene = (brush) => {
  const { palette } = brush
  const random = brush.random.fork('town map')
  const land = mix(palette.trim, palette.ground[1], 0.18)
  const avenues = [190, 440, 690, 960, 1210, 1450].map((x) => x + random.between(-24, 24))
  const streets = [130, 300, 470, 640, 800].map((y) => y + random.between(-14, 14))
  const bend = brush.composed(180, -160, 60)
  const at = (column: number, row: number) => [avenues[column] ?? 0, streets[row] ?? 0] as const
  const stops = brush.composed(
    [at(0, 3), at(1, 1), at(3, 2), at(5, 0)],
    [at(0, 0), at(2, 2), at(3, 4), at(5, 3)],
    [at(1, 4), at(1, 0), at(4, 1), at(4, 3)],
  )
  const route = stops.slice(1).map(([x, y]) => d`H${x}V${y}`)
  const [start, end] = [stops[0], stops.at(-1)]
  return maybeMirrored(brush, [
    box([0, 0, 1600, 900], land),
    ...blocks(brush, avenues, streets),
    stroke(
      d`M-20 ${560 + bend}C400 ${420 + bend} 700 ${760 - bend} 1080 ${600 - bend / 2}S1500 ${420 + bend} 1640 500`,
      palette.water,
      74,
    ),
    stroke(
      [...avenues.map((x) => d`M${x} -10V910`), ...streets.map((y) => d`M-10 ${y}H1610`)].join(''),
      mix(palette.paper, palette.trim, 0.4),
      26,
    ),
    ...(start && end
      ? [stroke(d`M${start[0]} ${start[1]}` + route.join(''), palette.accent, 14, { 'stroke-linejoin': 'round' })]
      : []),
    ...stops.map(([x, y]) => pin(brush, x, y)),
  ])
}

/** Houses or a park between the roads. */
function blocks({ palette, random }: Brush, avenues: readonly number[], streets: readonly number[]): string[] {
  const own = random.fork('blocks')
  const columns = [-60, ...avenues, 1660]
  const rows = [-60, ...streets, 960]
  return rows.slice(1).flatMap((bottom, row) =>
    columns.slice(1).flatMap((right, column) => {
      const [left, top] = [(columns[column] ?? 0) + 26, (rows[row] ?? 0) + 26]
      const [width, height] = [right - 26 - left, bottom - 26 - top]
      if (own.chance(0.16)) {
        const green = palette.ground[own.whole(0, 1)] ?? palette.ground[0]
        return [box([left, top, width, height], green, { rx: 14 })]
      }
      const roof = mix(own.pick(palette.walls), palette.road, 0.14)
      const gap = 12
      const half = (width - gap) * own.between(0.35, 0.65)
      const upper = (height - gap) * own.between(0.4, 0.6)
      return [
        box([left, top, half, height], roof, { rx: 5 }),
        box([left + half + gap, top, width - half - gap, upper], mix(own.pick(palette.walls), palette.road, 0.2), {
          rx: 5,
        }),
        box([left + half + gap, top + upper + gap, width - half - gap, height - upper - gap], roof, { rx: 5 }),
      ]
    }),
  )
}

function pin({ palette }: Brush, x: number, y: number): string {
  return placed(
    [
      path('M-4 2q14 6 60-30l-8-14z', palette.ink, { opacity: 0.2 }),
      path('M0 0C-14 -40-46 -62-46 -98a46 46 0 0 1 92 0C46 -62 14 -40 0 0z', palette.accent),
      circle([0, -98, 19], palette.paper),
    ],
    { x, y },
  )
}
