import type { Brush, Scene } from '../brush.ts'
import { mix } from '../colour.ts'
import { heightAt } from '../curve.ts'
import { haze, hill, rolling, tufts } from '../kit/land/ground.ts'
import { mountains, ridgeLine } from '../kit/land/ridge.ts'
import { road } from '../kit/land/road.ts'
import { boulders } from '../kit/land/rocks.ts'
import { sky } from '../kit/land/sky.ts'
import { conifers, dottedTrees, roundTrees, scatter } from '../kit/land/trees.ts'
import { openWater } from '../kit/land/water.ts'
import { maybeMirrored } from '../kit/mirror.ts'
import { grounded } from '../kit/town/backdrop.ts'
import { coat, cottage, type House, twoStorey } from '../kit/town/house.ts'
import { modernHouse } from '../kit/town/modern-house.ts'
import { boundaryTrees, leafOf } from '../kit/town/neighbourhood.ts'
import { smallHouse } from '../kit/town/small-house.ts'
import type { Point } from '../svg.ts'

/** Houses on rising ground along a winding road under a high mountain; a plain with water far below. */
export const foothills: Scene = (brush) => {
  const { palette, random } = brush
  const [far, middle, near] = palette.ground
  const upper: Point[] = [
    [-10, 566],
    [420, 556],
    [800, 532],
    [1200, 506],
    [1610, 486],
  ]
  const lower = rolling(random.fork('lower'), { y: 640, swing: 14, waves: 4 })
  return maybeMirrored(brush, [
    ...range(brush),
    hill(brush, { crest: upper, colours: [mix(far, palette.haze, 0.12), mix(far, middle, 0.7)] }),
    ...upperHouses(brush, upper),
    hill(brush, { crest: lower, colours: [mix(far, middle, 0.75), near] }),
    ...way(brush, lower),
    ...nearHouses(brush),
    ...front(brush),
  ])
}

function range(brush: Brush): string[] {
  const { random, season } = brush
  const own = random.fork('range')
  const top = own.between(130, 180) - brush.composed(0, 60, 0)
  const line = grounded(
    ridgeLine(own, {
      summits: own.whole(4, 5),
      top,
      low: 500,
      left: own.between(420, 560) + brush.composed(0, -300, 220),
      right: 1660,
      crest: own.between(0.6, 0.85),
    }),
    566,
  )
  const hills = ridgeLine(random.fork('hills'), { summits: 3, top: 448, low: 512, left: -30, right: 1000 })
  return [
    ...sky(brush, { horizon: 510, clouds: random.fork('sky').whole(2, 3) }),
    ...mountains(brush, { line: hills, base: 520, distance: 0, random: random.fork('hill rock') }),
    ...openWater(brush, 514),
    ...mountains(brush, {
      line,
      base: 640,
      distance: 2,
      random: random.fork('rock'),
      snowLine: season === 'winter' ? 430 : top + 150,
    }),
    haze(brush, { y: 470, height: 130, strength: 0.75 }),
  ]
}

function upperHouses(brush: Brush, crest: readonly Point[]): string[] {
  const { palette, random } = brush
  const own = random.fork('upper')
  const trees = scatter(own, {
    count: 34,
    from: 0,
    to: 1600,
    ground: (x) => heightAt(crest, x) + 8,
    height: [24, 44],
    depth: 26,
  })
  const places = [own.between(610, 700), own.between(880, 980), own.between(1540, 1590)]
  return [
    dottedTrees(trees, mix(palette.leaves[0], palette.haze, 0.25)),
    ...places.flatMap((x, index) => {
      const house = own.fork(`house ${index}`)
      const y = heightAt(crest, x) + 64 + index * 12
      const scale = house.between(0.86, 1) + index * 0.08
      return [
        ...roundTrees(brush, [{ x: x - 108 * scale, y: y - 2, height: 110 * scale, leaf: leafOf(brush, house) }]),
        smallHouse(brush, { ...coat(brush, house), random: house, x, y, scale, mirrored: house.chance(0.5) }),
        ...roundTrees(brush, [{ x: x + 116 * scale, y: y + 4, height: 82 * scale, leaf: leafOf(brush, house) }], {
          fade: 0.05,
        }),
      ]
    }),
  ]
}

/** A road from behind the crest down between the houses, wider towards the viewer. */
function way(brush: Brush, crest: readonly Point[]): string[] {
  const own = brush.random.fork('way')
  const start = own.between(1060, 1180)
  // In the foreground, the road keeps clear of the near houses.
  const aside = brush.composed(0, 440, -330)
  return road(brush, [
    [start, heightAt(crest, start) + 1, 22],
    [start - 110 + aside * 0.2, 672, 46],
    [own.between(800, 860) + aside * 0.7, 706, 90],
    [own.between(700, 760) + aside, 770, 170],
    [own.between(760, 840) + aside, 930, 320],
  ])
}

type HouseKind = (brush: Brush, house: House) => string

function nearHouses(brush: Brush): string[] {
  const { random } = brush
  const own = random.fork('near')
  const kinds = own.pick<readonly [HouseKind, HouseKind]>([
    [twoStorey, cottage],
    [cottage, twoStorey],
    [twoStorey, twoStorey],
    [modernHouse, cottage],
    [twoStorey, modernHouse],
  ])
  const [left, right] = [own.fork('left'), own.fork('right')]
  // On both sides of the road, both on the left of it, or both on the right.
  const [one, two] = brush.composed(
    [
      { x: 350, y: 766, scale: 1 },
      { x: 1250, y: 786, scale: 1 },
    ],
    [
      { x: 820, y: 738, scale: 0.74 },
      { x: 400, y: 792, scale: 1.08 },
    ],
    [
      { x: 770, y: 742, scale: 0.76 },
      { x: 1215, y: 792, scale: 1.12 },
    ],
  )
  const paint = coat(brush, left)
  let other = coat(brush, right)
  while (other.wall === paint.wall) other = coat(brush, right)
  return [
    ...boundaryTrees(brush, {
      random: own.fork('behind'),
      // No trees on the road.
      at: brush.composed([70, 560, 1130, 1560], [540, 1400], [60, 1030, 1090, 1560]),
      foot: 726,
      height: [190, 250],
      share: 0.85,
    }),
    kinds[0](brush, {
      ...paint,
      random: left,
      x: one.x + left.between(-30, 30),
      y: one.y,
      scale: left.between(0.92, 1.02) * one.scale,
      mirrored: left.chance(0.4),
    }),
    kinds[1](brush, {
      ...other,
      random: right,
      x: two.x + right.between(-30, 40),
      y: two.y,
      scale: right.between(0.92, 1.02) * two.scale,
      mirrored: right.chance(0.5),
    }),
  ]
}

function front(brush: Brush): string[] {
  const { palette, random, season } = brush
  const own = random.fork('front')
  const left: Point[] = [
    [0, 836],
    [own.between(140, 220), 826],
    [430, 858],
    [600, 904],
  ]
  const right: Point[] = [
    [1040, 904],
    [1220, 864],
    [own.between(1380, 1460), 840],
    [1600, 848],
  ]
  const stones = own.pick<readonly number[]>([
    [300, 1180],
    [520, 1420],
    [340, 1450],
  ])
  return [
    hill(brush, { crest: left, colours: palette.front }),
    hill(brush, { crest: right, colours: palette.front }),
    ...(season === 'winter' ? [] : [tufts(brush, grass(brush))]),
    ...boulders(
      brush,
      stones.flatMap((x) => [
        { x, y: 886, width: own.between(56, 76) },
        { x: x + own.between(44, 60), y: 892, width: own.between(30, 40) },
      ]),
    ),
    ...roundTrees(brush, [{ x: own.between(20, 70), y: 862, height: own.between(280, 340), leaf: leafOf(brush, own) }]),
    ...(own.chance(0.6)
      ? roundTrees(brush, [
          { x: own.between(1530, 1580), y: 870, height: own.between(260, 330), leaf: leafOf(brush, own) },
        ])
      : conifers(brush, [{ x: own.between(1530, 1570), y: 866, height: own.between(180, 230) }])),
    ...(brush.composition === 0
      ? conifers(brush, [
          { x: own.between(560, 620), y: 800, height: own.between(120, 160) },
          { x: own.between(1010, 1060), y: 806, height: own.between(130, 170) },
        ])
      : []),
  ]
}

function grass({ random }: Brush): Point[] {
  const own = random.fork('grass')
  return Array.from(
    { length: 9 },
    () => [own.chance(0.5) ? own.between(60, 480) : own.between(1180, 1560), own.between(876, 898)] as const,
  )
}
