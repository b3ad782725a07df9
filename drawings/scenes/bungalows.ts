import type { Brush, Scene } from '../brush.ts'
import { mix } from '../colour.ts'
import { maybeMirrored } from '../kit/mirror.ts'
import { backdrop } from '../kit/town/backdrop.ts'
import { bungalow } from '../kit/town/bungalow.ts'
import { coat } from '../kit/town/house.ts'
import { backyards, boundaryTrees } from '../kit/town/neighbourhood.ts'
import { hedge, lamp, street } from '../kit/town/street.ts'
import { box, stroke } from '../shapes.ts'
import { number } from '../svg.ts'

const foot = 700
const pavement = 776

/** Three old bungalows with porches along a street under big trees, low mountains beyond. */
export const bungalows: Scene = (brush) => {
  const { random, composition } = brush
  const lamps = random.fork('lamps')
  // Compositions: mountains low, high above the roofs, or distant; street trees grown, young, or only at the ends of houses.
  const [top, low] = brush.composed([265, 410], [165, 450], [300, 420])
  return maybeMirrored(brush, [
    ...backdrop(brush, { top, low, base: 560, summits: [5, 7] }),
    ...backyards(brush, { lawn: 540 }),
    ...boundaryTrees(brush, {
      random: random.fork('back trees'),
      at: [60, 150, 530, 1040, 1480, 1570],
      foot: 640,
      height: composition === 2 ? [370, 440] : [300, 370],
      share: composition === 1 ? 0.6 : 0.85,
    }),
    ...houses(brush),
    ...verge(brush),
    lamp(brush, { x: lamps.pick([430, 1180]), y: pavement + 36, scale: 1.15 }),
    ...boundaryTrees(brush, {
      random: random.fork('front trees'),
      at: composition === 2 ? [20, 1580] : [36, 558, 1062, 1566],
      foot: pavement + 42,
      height: composition === 1 ? [170, 215] : [270, 350],
      share: composition === 0 ? 0.9 : 1,
    }),
    ...fallen(brush),
  ])
}

function houses(brush: Brush): string[] {
  const random = brush.random.fork('houses')
  let before = ''
  return [0, 1, 2].flatMap((index) => {
    const own = random.fork(`house ${index}`)
    let colours = coat(brush, own)
    while (colours.wall === before) colours = coat(brush, own)
    before = colours.wall
    const mirrored = own.chance(0.35)
    // The long side extends beyond the eaves of the gable.
    const x = 295 + index * 505 + own.between(-8, 8) + (mirrored ? 27 : -27)
    return [
      bungalow(brush, {
        ...colours,
        random: own,
        x,
        y: foot,
        scale: own.between(0.95, 1.03),
        mirrored,
        yard: 74,
      }),
      ...(own.chance(0.7) ? hedge(brush, { from: x + 205, to: x + 285, y: foot + 10 }) : []),
    ]
  })
}

/** Pavement, a strip of grass with the trees, and the road. */
function verge(brush: Brush): string[] {
  const { palette, season } = brush
  const isSnowy = season === 'winter'
  return [
    ...street(brush, { y: pavement + 42, pavement: 8 }),
    box([0, pavement + 18, 1600, 32], isSnowy ? mix(palette.snow, palette.ground[2], 0.3) : palette.ground[2]),
    box([0, pavement, 1600, 20], isSnowy ? mix(palette.snow, palette.road, 0.2) : mix(palette.trim, palette.snow, 0.3)),
  ]
}

/** Leaves on the lawn and the road in autumn, petals in spring. */
function fallen({ palette, random, season }: Brush): string[] {
  if (season !== 'autumn' && season !== 'spring') return []
  const own = random.fork('fallen')
  const spread = (count: number) =>
    Array.from({ length: count }, () => `M${number(own.whole(10, 1590))} ${number(own.whole(730, 890))}h0`).join('')
  const round = { 'stroke-linecap': 'round', opacity: 0.85 }
  if (season === 'spring') return [stroke(spread(30), mix(palette.leaves[2], palette.snow, 0.3), 6, round)]
  return [stroke(spread(26), palette.leaves[0], 7, round), stroke(spread(26), palette.leaves[1], 6, round)]
}
