import type { Brush, Scene } from '../brush.ts'
import { mix } from '../colour.ts'
import { heightAt } from '../curve.ts'
import { haze, hill, tufts } from '../kit/land/ground.ts'
import { mesa } from '../kit/land/mesa.ts'
import type { Course } from '../kit/land/ribbon.ts'
import { mountains, ridgeLine } from '../kit/land/ridge.ts'
import { boulders } from '../kit/land/rocks.ts'
import { sky, sunOf } from '../kit/land/sky.ts'
import { mixedLeaves, roundTrees } from '../kit/land/trees.ts'
import { river } from '../kit/land/water.ts'
import { maybeMirrored } from '../kit/mirror.ts'
import { coat, cottage, twoStorey } from '../kit/town/house.ts'
import { goodsTrain, track } from '../kit/town/train.ts'
import { flipped } from '../shapes.ts'
import type { Point } from '../svg.ts'

/** Red table mountains on both sides of a green valley, a river in it, a goods train behind, a house among trees. */
export const riverCliffs: Scene = (brush) =>
  maybeMirrored(brush, [...cliffs(brush), ...valleyFloor(brush), ...foreground(brush)])

function cliffs(brush: Brush): string[] {
  const { random, season } = brush
  const [, sunY] = sunOf(brush, 500)
  const line = ridgeLine(random.fork('ridge'), {
    summits: random.fork('summits').whole(3, 5),
    top: random.fork('top').between(350, 390),
    low: 500,
    saddles: [0.4, 0.7],
  })
  const left = random.fork('left mesa')
  const right = random.fork('right mesa')
  const composition = brush.composition
  return [
    ...sky(brush, { horizon: 500, sun: [random.fork('sun x').between(620, 980), sunY], clouds: 2 }),
    ...mountains(brush, {
      line,
      base: 620,
      distance: 0,
      random: random.fork('rock'),
      snowLine: season === 'winter' ? 460 : undefined,
    }),
    ...mesa(brush, {
      random: left,
      top: left.between(110, 190) + (composition === 2 ? 90 : 0),
      base: 650,
      reach: left.between(150, 230) + (composition === 2 ? 70 : 0),
    }),
    ...flipped(
      mesa(brush, {
        random: right,
        top: right.between(50, 130) + (composition === 1 ? 120 : 0),
        base: 650,
        reach: right.between(220, 290) + (composition === 1 ? -60 : 0),
      }),
      1600,
    ),
    haze(brush, { y: 470, height: 170, strength: 0.6 }),
  ]
}

function valleyFloor(brush: Brush): string[] {
  const { palette, random } = brush
  const [far, middle, near] = palette.ground
  const crest: Point[] = [
    [0, 612],
    [240, 600],
    [520, 562],
    [800, 552],
    [1080, 566],
    [1340, 598],
    [1600, 608],
  ]
  const meadow: Point[] = [
    [0, 664],
    [300, 650],
    [700, 662],
    [1100, 646],
    [1600, 660],
  ]
  const bend = random.fork('bends')
  const composition = brush.composition
  const course = brush.composed<Course>(
    [
      [700 + bend.between(-40, 40), 654, 10],
      [850 + bend.between(-30, 50), 672, 90],
      [690 + bend.between(-50, 20), 720, 150],
      [930 + bend.between(-20, 60), 790, 210],
      [780, 940, 330],
    ],
    // Across the valley from the side.
    [
      [-40, 700, 70],
      [180, 712, 90],
      [420 + bend.between(-30, 30), 704, 100],
      [660, 734, 140],
      [760 + bend.between(-30, 30), 790, 190],
      [1000, 850, 260],
      [1080, 960, 320],
    ],
    // Close under the cliffs on one side.
    [
      [1090 + bend.between(-30, 30), 650, 10],
      [960, 668, 60],
      [1130 + bend.between(-30, 30), 704, 110],
      [1000, 760, 170],
      [760 + bend.between(-30, 30), 836, 250],
      [700, 950, 330],
    ],
  )
  const train = random.fork('train')
  const house = random.fork('house')
  const trees = random.fork('trees')
  // Position and scale of the house, and the trees on the meadow.
  const [x, y, scale] = brush.composed(
    [house.between(1220, 1290), 748, 0.5],
    [house.between(1150, 1210), 770, 0.72],
    [house.between(430, 500), 742, 0.6],
  )
  const draw = composition === 1 ? cottage : house.chance(0.5) ? cottage : twoStorey
  const groves = [
    composition === 2
      ? { x: x - 190, y: 716, height: trees.between(190, 230) }
      : { x: trees.between(390, 420), y: 690, height: trees.between(120, 150) },
    ...(composition === 1
      ? []
      : [{ x: composition === 2 ? x + 170 : trees.between(455, 490), y: 700, height: trees.between(150, 180) }]),
    ...(composition === 2
      ? [{ x: trees.between(1330, 1370), y: 700, height: trees.between(130, 160) }]
      : [{ x: x - 170, y: 716, height: trees.between(160, 200) }]),
    { x: composition === 2 ? trees.between(1400, 1440) : x + 190, y: 708, height: trees.between(130, 190) },
  ]
  return [
    hill(brush, { crest, colours: [mix(far, middle, 0.3), middle] }),
    ...track(brush, [640, 616, 632]),
    goodsTrain(brush, {
      random: train,
      x:
        composition === 0
          ? train.between(900, 1060)
          : composition === 1
            ? train.between(760, 860)
            : train.between(1180, 1260),
      y: 620,
    }),
    hill(brush, { crest: meadow, colours: [mix(far, middle, 0.6), near] }),
    ...river(brush, course),
    ...roundTrees(brush, mixedLeaves(trees, groves), { fade: 0.06 }),
    draw(brush, { ...coat(brush, house), random: house, x, y, scale }),
  ]
}

function foreground(brush: Brush): string[] {
  const { palette, random, season } = brush
  const left: Point[] = [
    [-10, 762],
    [170, 744],
    [340, 780],
    [500, 836],
    [600, 905],
  ]
  const right: Point[] = [
    [1230, 905],
    [1340, 856],
    [1470, 824],
    [1610, 808],
  ]
  const trees = random.fork('near trees')
  const stones = random.fork('stones')
  const grass = random.fork('grass')
  const red = mix(palette.accent, palette.walls[2], 0.25)
  const feet = Array.from({ length: 11 }, (): Point => {
    const x = grass.chance(0.6) ? grass.between(20, 420) : grass.between(1380, 1580)
    return [x, Math.min(896, heightAt(x < 700 ? left : right, x) + grass.between(50, 90))]
  })
  return [
    hill(brush, { crest: left, colours: palette.front }),
    hill(brush, { crest: right, colours: palette.front }),
    ...roundTrees(
      brush,
      mixedLeaves(
        trees,
        brush.composition === 2
          ? [
              { x: trees.between(1500, 1530), y: 860, height: trees.between(330, 380) },
              { x: trees.between(60, 100), y: 810, height: trees.between(200, 240) },
            ]
          : [
              { x: trees.between(70, 100), y: 800, height: trees.between(300, 350) },
              { x: trees.between(200, 240), y: 816, height: trees.between(220, 260) },
            ],
      ),
    ),
    ...(season === 'winter' ? [] : [tufts(brush, feet)]),
    ...boulders(
      brush,
      [
        { x: stones.between(450, 490), y: 884, width: stones.between(70, 96) },
        { x: stones.between(520, 545), y: 898, width: stones.between(44, 60) },
        { x: stones.between(1340, 1400), y: 892, width: stones.between(80, 104) },
      ],
      red,
    ),
  ]
}
