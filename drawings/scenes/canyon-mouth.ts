import type { Brush, Scene } from '../brush.ts'
import { mix } from '../colour.ts'
import { heightAt } from '../curve.ts'
import { haze, hill, rolling, tufts } from '../kit/land/ground.ts'
import type { Course } from '../kit/land/ribbon.ts'
import { mountains, ridgeLine } from '../kit/land/ridge.ts'
import { road } from '../kit/land/road.ts'
import { sky, sunOf } from '../kit/land/sky.ts'
import { conifers, farConifers, mixedLeaves, roundTrees, scatter } from '../kit/land/trees.ts'
import { maybeMirrored } from '../kit/mirror.ts'
import { coat, cottage, twoStorey } from '../kit/town/house.ts'
import { smallHouse } from '../kit/town/small-house.ts'
import type { Point } from '../svg.ts'

/** Houses where a canyon opens into the valley: mountains on both sides, a road between them. */
export const canyonMouth: Scene = (brush) => {
  const { random } = brush
  const gap = random.fork('gap').between(760, 840)
  return maybeMirrored(brush, [...gate(brush, gap), ...meadows(brush, gap), ...houses(brush), ...foreground(brush)])
}

/** Two massifs that fall towards the gap, a higher range behind it, the sun above. */
function gate(brush: Brush, gap: number): string[] {
  const { random, season } = brush
  const winter = season === 'winter'
  const [, sunY] = sunOf(brush, 500)
  const inner = ridgeLine(random.fork('inner'), {
    summits: 3,
    top: random.fork('inner top').between(240, 280),
    low: 470,
    left: gap - 270,
    right: gap + 270,
    crest: random.fork('inner crest').between(0.4, 0.6),
  })
  const left = ridgeLine(random.fork('left'), {
    summits: 4,
    top: random.fork('left top').between(110, 160),
    low: 590,
    saddles: [0.6, 0.78],
    left: -60,
    right: gap - 30,
    crest: random.fork('left crest').between(0.05, 0.34),
  })
  const right = ridgeLine(random.fork('right'), {
    summits: 4,
    top: random.fork('right top').between(110, 160),
    low: 590,
    saddles: [0.6, 0.78],
    left: gap + 40,
    right: 1660,
    crest: random.fork('right crest').between(0.66, 0.95),
  })
  return [
    ...sky(brush, { horizon: 500, sun: [gap + random.fork('sun x').between(-70, 70), Math.min(sunY, 250)], clouds: 2 }),
    ...mountains(brush, {
      line: inner,
      base: 600,
      distance: 0,
      random: random.fork('inner rock'),
      snowLine: winter ? 460 : 390,
    }),
    haze(brush, { y: 360, height: 180 }),
    ...mountains(brush, {
      line: right,
      base: 620,
      distance: 2,
      random: random.fork('right rock'),
      snowLine: winter ? 430 : 290,
    }),
    ...mountains(brush, {
      line: left,
      base: 620,
      distance: 2,
      random: random.fork('left rock'),
      snowLine: winter ? 430 : 290,
    }),
    haze(brush, { y: 480, height: 150 }),
  ]
}

function meadows(brush: Brush, gap: number): string[] {
  const { palette, random } = brush
  const [far, middle, near] = palette.ground
  const crest = rolling(random.fork('meadow'), { y: 566, swing: 9, waves: 5 })
  const lawn: Point[] = [
    [-10, 690],
    [240, 668],
    [480, 706],
    [640, 770],
    [720, 850],
    [760, 905],
  ]
  const other: Point[] = [
    [880, 905],
    [940, 800],
    [1090, 712],
    [1320, 680],
    [1610, 690],
  ]
  const bend = random.fork('bends')
  const way: Course = [
    [gap, heightAt(crest, gap) - 2, 14],
    [gap - 24 + bend.between(-8, 8), 612, 66],
    [gap + 90 + bend.between(-20, 20), 690, 120],
    [gap - 60 + bend.between(-20, 20), 770, 190],
    [gap - 190, 940, 300],
  ]
  const woods = random.fork('far woods')
  return [
    farConifers(
      scatter(woods, { count: 26, from: 0, to: 1600, ground: (x) => heightAt(crest, x) + 12, height: [24, 48] }).filter(
        ({ x }) => Math.abs(x - gap) > 60,
      ),
      mix(palette.conifer, middle, 0.3),
    ),
    hill(brush, { crest, colours: [middle, far] }),
    hill(brush, { crest: lawn, colours: [middle, near] }),
    hill(brush, { crest: other, colours: [middle, near] }),
    ...road(brush, way),
  ]
}

function houses(brush: Brush): string[] {
  const { random } = brush
  const left = random.fork('left house')
  const right = random.fork('right house')
  const far = random.fork('far houses')
  const trees = random.fork('trees')
  const small = [
    { x: far.between(370, 400), y: 652, scale: 1.1 },
    { x: far.between(560, 610), y: 664, scale: 0.92 },
    { x: far.between(1050, 1090), y: 650, scale: 0.95 },
    ...(far.chance(0.6) ? [{ x: far.between(1440, 1480), y: 640, scale: 0.8 }] : []),
  ]
  return [
    ...roundTrees(
      brush,
      mixedLeaves(trees, [
        { x: 262, y: 662, height: 130 },
        { x: 970, y: 664, height: trees.between(120, 160) },
        { x: 1530, y: 668, height: 120 },
      ]),
      { fade: 0.15 },
    ),
    ...small.map((site, index) =>
      smallHouse(brush, { ...coat(brush, far.fork(`${index}`)), random: far.fork(`${index}`), ...site }),
    ),
    cottage(brush, { ...coat(brush, left), random: left, x: left.between(310, 350), y: 800, scale: 0.72 }),
    (right.chance(0.6) ? twoStorey : cottage)(brush, {
      ...coat(brush, right),
      random: right,
      x: right.between(1210, 1260),
      y: 800,
      scale: 0.76,
      mirrored: right.chance(0.5),
    }),
  ]
}

function foreground(brush: Brush): string[] {
  const { palette, random, season } = brush
  const left: Point[] = [
    [-10, 850],
    [180, 838],
    [350, 856],
    [480, 905],
  ]
  const right: Point[] = [
    [960, 905],
    [1120, 872],
    [1340, 850],
    [1610, 846],
  ]
  const trees = random.fork('near trees')
  const grass = random.fork('grass')
  const feet = Array.from({ length: 9 }, (): Point => {
    const x = grass.chance(0.5) ? grass.between(20, 400) : grass.between(1080, 1580)
    return [x, heightAt(x < 500 ? left : right, x) + grass.between(34, 44)]
  })
  const stands = [
    { x: trees.between(1476, 1500), y: 822, height: trees.between(190, 220) },
    { x: trees.between(60, 90), y: 836, height: trees.between(310, 360) },
    { x: trees.between(1545, 1580), y: 842, height: trees.between(330, 390) },
  ]
  return [
    ...(trees.chance(0.6) ? roundTrees(brush, mixedLeaves(trees, stands)) : conifers(brush, stands)),
    hill(brush, { crest: left, colours: palette.front }),
    hill(brush, { crest: right, colours: palette.front }),
    ...(season === 'winter' ? [] : [tufts(brush, feet)]),
  ]
}
