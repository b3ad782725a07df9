import type { Brush, Scene } from '../brush.ts'
import { mix } from '../colour.ts'
import { heightAt } from '../curve.ts'
import { haze, hill, tufts } from '../kit/ground.ts'
import { coat, cottage, twoStorey } from '../kit/house.ts'
import { mesa } from '../kit/mesa.ts'
import { maybeMirrored } from '../kit/mirror.ts'
import type { Course } from '../kit/ribbon.ts'
import { mountains, ridgeLine } from '../kit/ridge.ts'
import { boulders } from '../kit/rocks.ts'
import { sky, sunOf } from '../kit/sky.ts'
import { goodsTrain, track } from '../kit/train.ts'
import { mixedLeaves, roundTrees } from '../kit/trees.ts'
import { river } from '../kit/water.ts'
import { flipped } from '../shapes.ts'
import type { Point } from '../svg.ts'

/** Red table mountains at both sides of a green valley, a river in it, a goods train behind, a house among trees. */
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
  return [
    ...sky(brush, { horizon: 500, sun: [random.fork('sun x').between(620, 980), sunY], clouds: 2 }),
    ...mountains(brush, {
      line,
      base: 620,
      distance: 0,
      random: random.fork('rock'),
      snowLine: season === 'winter' ? 460 : undefined,
    }),
    ...mesa(brush, { random: left, top: left.between(110, 190), base: 650, reach: left.between(150, 230) }),
    ...flipped(
      mesa(brush, { random: right, top: right.between(50, 130), base: 650, reach: right.between(220, 290) }),
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
  const course: Course = [
    [700 + bend.between(-40, 40), 654, 10],
    [850 + bend.between(-30, 50), 672, 90],
    [690 + bend.between(-50, 20), 720, 150],
    [930 + bend.between(-20, 60), 790, 210],
    [780, 940, 330],
  ]
  const train = random.fork('train')
  const house = random.fork('house')
  const x = house.between(1220, 1290)
  const draw = house.chance(0.5) ? cottage : twoStorey
  const trees = random.fork('trees')
  const groves = [
    { x: trees.between(390, 420), y: 690, height: trees.between(120, 150) },
    { x: trees.between(455, 490), y: 700, height: trees.between(150, 180) },
    { x: trees.between(1080, 1120), y: 716, height: trees.between(160, 200) },
    { x: x + 150, y: 704, height: trees.between(130, 170) },
  ]
  return [
    hill(brush, { crest, colours: [mix(far, middle, 0.3), middle] }),
    ...track(brush, [640, 616, 632]),
    goodsTrain(brush, { random: train, x: train.between(900, 1060), y: 620 }),
    hill(brush, { crest: meadow, colours: [mix(far, middle, 0.6), near] }),
    ...river(brush, course),
    ...roundTrees(brush, mixedLeaves(trees, groves), { fade: 0.06 }),
    draw(brush, { ...coat(brush, house), random: house, x, y: 748, scale: 0.5 }),
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
      mixedLeaves(trees, [
        { x: trees.between(70, 100), y: 800, height: trees.between(300, 350) },
        { x: trees.between(200, 240), y: 816, height: trees.between(220, 260) },
      ]),
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
