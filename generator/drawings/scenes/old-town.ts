import type { Brush, Scene } from '../brush.ts'
import { mix } from '../colour.ts'
import { heightAt } from '../curve.ts'
import { backdrop } from '../kit/backdrop.ts'
import { haze, hill, rolling } from '../kit/ground.ts'
import { maybeMirrored } from '../kit/mirror.ts'
import { leafOf } from '../kit/neighbourhood.ts'
import { oldTownCoats, oldTownHouse } from '../kit/old-town-house.ts'
import { lamp } from '../kit/street.ts'
import { conifers, farConifers, roundTrees, scatter } from '../kit/trees.ts'
import { d, path, stroke } from '../shapes.ts'
import type { Point } from '../svg.ts'

/** Where houses stand left of the street, from back to front; those on the right mirror it. */
const stands: readonly (readonly [x: number, y: number, scale: number])[] = [
  [690, 588, 0.5],
  [70, 590, 0.72],
  [236, 596, 0.7],
  [408, 604, 0.66],
  [560, 612, 0.6],
  [470, 690, 0.88],
  [276, 738, 1.02],
  [70, 790, 1.2],
]

/** Colourful wooden houses up both sides of a street with lamps, a wooded hill and mountains behind. */
export const oldTown: Scene = (brush) => {
  const { palette, random } = brush
  const [far, middle, near] = palette.ground
  return maybeMirrored(brush, [
    ...backdrop(brush, { top: 190, low: 380, base: 520, summits: [5, 7], distance: 2 }),
    ...woodedHill(brush),
    hill(brush, {
      crest: [
        [0, 556],
        [400, 566],
        [800, 596],
        [1200, 566],
        [1600, 556],
      ],
      colours: [mix(far, middle, 0.5), near],
    }),
    ...lane(brush),
    ...houses(brush),
    ...lamps(brush),
    hill(brush, { crest: corner(0, 1), colours: palette.front }),
    hill(brush, { crest: corner(1600, -1).reverse(), colours: palette.front }),
    ...trees(brush, random.fork('trees').chance(0.5)),
  ])
}

function woodedHill(brush: Brush): string[] {
  const { palette, random } = brush
  const [far, middle] = palette.ground
  const own = random.fork('hill')
  const top = own.between(600, 1000)
  const crest: Point[] = [
    [0, 500],
    [top - 420, 430],
    [top, 372],
    [top + 400, 436],
    [1600, 492],
  ]
  const wood = scatter(own, {
    count: 60,
    from: 0,
    to: 1600,
    ground: (x) => heightAt(crest, x) + 14,
    height: [30, 62],
    depth: 130,
  })
  return [
    hill(brush, { crest, colours: [mix(far, palette.haze, 0.15), mix(far, middle, 0.6)] }),
    farConifers(wood, mix(palette.conifer, palette.haze, 0.3)),
    haze(brush, { y: 440, height: 190, strength: 0.5 }),
  ]
}

/** The street comes from over the crest and opens towards us. */
function lane(brush: Brush): string[] {
  const { palette, season } = brush
  const isSnowy = season === 'winter'
  const fill = brush.gradient([
    { at: 0, colour: mix(palette.road, palette.haze, 0.5) },
    { at: 1, colour: mix(palette.road, palette.ink, 0.12) },
  ])
  return [
    path(
      d`M772 590C760 650 560 720 430 900H1170C1040 720 840 650 828 590z`,
      isSnowy ? mix(palette.snow, palette.road, 0.12) : mix(palette.trim, palette.rock, 0.45),
    ),
    path(d`M780 590C770 650 610 720 500 900H1100C990 720 830 650 820 590z`, fill),
    isSnowy
      ? stroke('M796 610C784 680 700 760 640 900M804 610C816 680 900 760 960 900', palette.snow, 9, {
          opacity: 0.35,
          fill: 'none',
        })
      : stroke('M800 604V900', palette.roadLine, 7, { 'stroke-dasharray': '12 16 20 24 30 34 46 40 60', opacity: 0.7 }),
  ]
}

function houses(brush: Brush): string[] {
  const random = brush.random.fork('houses')
  const coats = oldTownCoats(brush, random)
  return stands.flatMap(([x, y, scale], index) =>
    [false, true].flatMap((isRight) => {
      const own = random.fork(`${index} ${isRight}`)
      const coat = coats[(index * 2 + (isRight ? 3 : 0)) % coats.length]
      // A gap now and then, but never on the corner in front.
      if (!coat || (index === 0 ? own.chance(0.5) : index < 5 && own.chance(0.12))) return []
      const at = x + own.between(-10, 10)
      return [
        oldTownHouse(brush, {
          ...coat,
          random: own,
          x: isRight ? 1600 - at : at,
          y: y + own.between(-6, 6),
          scale: scale * own.between(0.95, 1.05),
          mirrored: isRight,
        }),
      ]
    }),
  )
}

function lamps(brush: Brush): string[] {
  return [
    [706, 650, 0.5],
    [640, 714, 0.78],
    [520, 822, 1.2],
  ].flatMap(([x = 0, y = 0, scale = 1]) => [lamp(brush, { x, y, scale }), lamp(brush, { x: 1600 - x, y, scale })])
}

function corner(x: number, way: 1 | -1): Point[] {
  return [
    [x, 838],
    [x + way * 190, 832],
    [x + way * 340, 862],
    [x + way * 430, 902],
  ]
}

function trees(brush: Brush, hasConifers: boolean): string[] {
  const random = brush.random.fork('front trees')
  const stand = (x: number, y: number, height: number) => ({
    x: x + random.between(-14, 14),
    y,
    height: height * random.between(0.9, 1.1),
  })
  const feet = [
    stand(392, 800, 150),
    stand(1216, 806, 150),
    stand(1160, 850, 110),
    stand(178, 872, 150),
    stand(1450, 876, 160),
  ]
  if (hasConifers || brush.season === 'winter') return conifers(brush, feet)
  return roundTrees(
    brush,
    feet.map((foot) => ({ ...foot, leaf: leafOf(brush, random) })),
  )
}
