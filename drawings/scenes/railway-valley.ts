import type { Brush, Scene } from '../brush.ts'
import { mix } from '../colour.ts'
import { heightAt } from '../curve.ts'
import { haze, hill, rolling, tufts } from '../kit/land/ground.ts'
import { mountains, ridgeLine } from '../kit/land/ridge.ts'
import { sky } from '../kit/land/sky.ts'
import { dottedTrees, mixedLeaves, poplars, roundTrees, scatter, shrubs } from '../kit/land/trees.ts'
import { maybeMirrored } from '../kit/mirror.ts'
import { church } from '../kit/town/church.ts'
import { railFence } from '../kit/town/fence.ts'
import { coat } from '../kit/town/house.ts'
import { smallHouse } from '../kit/town/small-house.ts'
import { steamTrain, track } from '../kit/town/train.ts'
import type { Point } from '../svg.ts'

/** A steam train in meadows, a village with a church behind it, a great mountain above both. */
export const railwayValley: Scene = (brush) => {
  const { random } = brush
  const train = random.fork('train')
  // Compositions by position of the locomotive: passing near by, leaving for the village, or far across the meadows.
  const [x, y, scale] = brush.composed(
    [train.between(860, 1000), 706, 1.06],
    [train.between(1180, 1260), 708, 1.2],
    [train.between(930, 1010), 703, 0.86],
  )
  return maybeMirrored(brush, [
    ...range(brush),
    ...land(brush),
    ...village(brush),
    hill(brush, {
      crest: [
        [0, 722],
        [400, 706],
        [800, 714],
        [1200, 700],
        [1600, 706],
      ],
      colours: [brush.palette.ground[1], brush.palette.ground[2]],
    }),
    ...track(brush, [716, 704, 700]),
    steamTrain(brush, { random: train, x, y, scale }),
    ...foreground(brush),
  ])
}

function range(brush: Brush): string[] {
  const { random, season } = brush
  const isAtLeft = random.fork('side').chance(0.4)
  const far = ridgeLine(random.fork('far'), { summits: 4, top: 338, low: 470, saddles: [0.4, 0.65] })
  const massif = ridgeLine(random.fork('massif'), {
    summits: random.fork('summits').whole(4, 6),
    top: random.fork('top').between(140, 180),
    low: 530,
    ...(isAtLeft
      ? { left: -60, right: random.fork('foot').between(1180, 1340) }
      : { left: random.fork('foot').between(220, 380) }),
    crest: random.fork('crest').between(0.4, 0.62),
    saddles: [0.55, 0.76],
  })
  return [
    ...sky(brush, {
      horizon: 490,
      sun: [random.fork('sun x').between(190, 330) + (isAtLeft ? 1080 : 0), random.fork('sun y').between(160, 230)],
    }),
    ...mountains(brush, { line: far, base: 570, distance: 0, random: random.fork('far rock') }),
    ...mountains(brush, {
      line: massif,
      base: 570,
      distance: 2,
      random: random.fork('rock'),
      snowLine: season === 'winter' ? 480 : 410,
    }),
    haze(brush, { y: 420, height: 160 }),
  ]
}

function land(brush: Brush): string[] {
  const { palette, random, season } = brush
  const [far, middle, near] = palette.ground
  const crest = rolling(random.fork('hills'), { y: 518, swing: 18, waves: 4 })
  const strip = (y: number, name: string) => rolling(random.fork(name), { y, swing: 8, waves: 3 })
  const pale = season === 'winter' ? palette.ground[1] : mix(far, palette.walls[2], 0.6)
  return [
    dottedTrees(
      scatter(random.fork('far trees'), {
        count: 26,
        from: 0,
        to: 1600,
        ground: (x) => heightAt(crest, x) + 10,
        height: [16, 28],
        depth: 12,
      }),
      mix(near, palette.conifer, 0.2),
    ),
    hill(brush, { crest, colours: [mix(middle, near, 0.2), middle] }),
    hill(brush, { crest: strip(552, 'first'), colours: [mix(far, middle, 0.3), far] }),
    hill(brush, { crest: strip(582, 'second'), colours: [pale, mix(pale, far, 0.4)] }),
    hill(brush, { crest: strip(606, 'third'), colours: [mix(far, middle, 0.35), mix(far, middle, 0.6)] }),
  ]
}

/** A row of small houses and a church among upright trees. */
function village(brush: Brush): string[] {
  const { random } = brush
  const place = random.fork('village')
  const trees = random.fork('village trees')
  const left = place.between(900, 960) - brush.composed(0, 740, -20)
  const count = place.whole(6, 8) - brush.composed(0, 2, 0)
  const spire = place.whole(2, count - 3)
  const xs = Array.from({ length: count }, (_, index) => left + index * 66 + place.between(-8, 8))
  return [
    ...poplars(
      brush,
      mixedLeaves(
        trees,
        xs.slice(1).map((x, index) => ({ x: x - 33, y: 626 + (index % 2) * 4, height: trees.between(62, 96) })),
      ),
      { fade: 0.12 },
    ),
    ...xs.map((x, index) => {
      if (index === spire) return church(brush, { x, y: 634, scale: 0.86 })
      const random = place.fork(`${index}`)
      return smallHouse(brush, {
        ...coat(brush, random),
        random,
        x,
        y: 634 + random.between(-3, 8),
        scale: random.between(0.44, 0.52),
        mirrored: random.chance(0.3),
      })
    }),
    dottedTrees(
      scatter(trees, {
        count: 18,
        from: left - 60,
        to: left + count * 66,
        ground: () => 646,
        height: [12, 20],
        depth: 4,
      }),
      mix(brush.palette.ground[2], brush.palette.conifer, 0.2),
    ),
  ]
}

function foreground(brush: Brush): string[] {
  const { palette, random, season } = brush
  const meadow = rolling(random.fork('meadow'), { y: 774, swing: 14, waves: 5 })
  const trees = random.fork('trees')
  const grass = random.fork('grass')
  const feet = Array.from(
    { length: 16 },
    (): Point => [grass.between(20, 1580), grass.chance(0.5) ? grass.between(822, 838) : grass.between(886, 898)],
  )
  const level: Point[] = [
    [-50, 894],
    [800, 894],
    [1700, 894],
  ]
  const composition = brush.composition
  const spots = brush.composed(
    [
      { x: trees.between(90, 160), y: 826, height: trees.between(300, 350) },
      { x: trees.between(250, 290), y: 806, height: trees.between(190, 220) },
      { x: trees.between(1370, 1410), y: 812, height: trees.between(210, 250) },
      { x: trees.between(1480, 1530), y: 826, height: trees.between(320, 370) },
    ],
    [
      { x: trees.between(1450, 1490), y: 822, height: trees.between(370, 420) },
      { x: trees.between(50, 90), y: 828, height: trees.between(200, 240) },
    ],
    [
      { x: trees.between(70, 110), y: 822, height: trees.between(210, 240) },
      { x: trees.between(230, 270), y: 836, height: trees.between(360, 410) },
      { x: trees.between(400, 430), y: 812, height: trees.between(180, 210) },
    ],
  )
  return [
    hill(brush, { crest: meadow, colours: [palette.ground[2], mix(palette.front[0], palette.front[1], 0.3)] }),
    ...(season === 'winter' ? [] : [tufts(brush, feet)]),
    ...(composition === 1 ? [] : railFence(brush, { ground: level, from: -20, to: 1660, step: 140, height: 66 })),
    ...roundTrees(brush, mixedLeaves(trees, spots)),
    ...(composition === 1
      ? shrubs(
          brush,
          [110, 190, 300, 1240, 1330, 1560].map((x) => ({
            x: x + trees.between(-20, 20),
            y: 884 + trees.between(-6, 10),
            height: trees.between(30, 56),
          })),
        )
      : []),
  ]
}
