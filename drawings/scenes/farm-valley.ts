import type { Brush, Scene } from '../brush.ts'
import { mix } from '../colour.ts'
import { heightAt } from '../curve.ts'
import { haze, hill, rolling, tufts } from '../kit/land/ground.ts'
import { hayBales } from '../kit/land/hay.ts'
import type { Course } from '../kit/land/ribbon.ts'
import { mountains, ridgeLine } from '../kit/land/ridge.ts'
import { sky } from '../kit/land/sky.ts'
import { farConifers, mixedLeaves, poplars, roundTrees, type Stand, scatter } from '../kit/land/trees.ts'
import { river } from '../kit/land/water.ts'
import { maybeMirrored } from '../kit/mirror.ts'
import { barn } from '../kit/town/barn.ts'
import { railFence } from '../kit/town/fence.ts'
import { coat, cottage, twoStorey } from '../kit/town/house.ts'
import { stroke } from '../shapes.ts'
import type { Point } from '../svg.ts'

/** A red barn and a farmhouse among fields, with a creek, bales of hay and a white fence, distant mountains. */
export const farmValley: Scene = (brush) =>
  maybeMirrored(brush, [...range(brush), ...fields(brush), ...farm(brush), ...foreground(brush)])

function range(brush: Brush): string[] {
  const { random, season } = brush
  const isBehindBarn = random.fork('side').chance(0.4)
  const far = ridgeLine(random.fork('far'), {
    summits: random.fork('far summits').whole(3, 5),
    top: 296,
    low: 440,
    saddles: [0.3, 0.6],
  })
  const near = ridgeLine(random.fork('near'), {
    summits: random.fork('summits').whole(3, 4),
    top: random.fork('top').between(205, 240),
    low: 520,
    ...(isBehindBarn
      ? { left: -60, right: random.fork('foot').between(860, 1020) }
      : { left: random.fork('foot').between(640, 800) }),
    crest: random.fork('crest').between(0.4, 0.7),
    saddles: [0.45, 0.7],
  })
  return [
    ...sky(brush, {
      horizon: 470,
      sun: [random.fork('sun x').between(240, 560) + (isBehindBarn ? 700 : 0), random.fork('sun y').between(170, 240)],
    }),
    ...mountains(brush, { line: far, base: 560, distance: 0, random: random.fork('far rock') }),
    ...mountains(brush, {
      line: near,
      base: 560,
      distance: 2,
      random: random.fork('rock'),
      snowLine: season === 'winter' ? 450 : 330,
    }),
    haze(brush, { y: 400, height: 160 }),
  ]
}

/** Strips of land one behind the other; stubble and grain are bright between the meadows, except under snow. */
function fields(brush: Brush): string[] {
  const { palette, random, season } = brush
  const [far, middle, near] = palette.ground
  const grain = season === 'winter' ? far : mix(far, palette.walls[2], 0.75)
  const rise = random.fork('rise')
  const wooded: Point[] = [
    [0, rise.between(450, 480)],
    [190, rise.between(430, 446)],
    [420, 478],
    [660, 514],
    [900, 522],
    [1240, 496],
    [1600, rise.between(462, 482)],
  ]
  const woods = random.fork('woods')
  const strip = (y: number, name: string) => rolling(random.fork(name), { y, swing: 10, waves: 3 })
  const meadow = strip(626, 'meadow')
  const bend = random.fork('bends')
  const from = bend.between(960, 1040)
  const course = brush.composed<Course>(
    [
      [1620, heightAt(meadow, 1600) - 4, 12],
      [1360 + bend.between(-30, 30), 618, 50],
      [1290, 640, 84],
      [1100 + bend.between(-40, 40), 664, 110],
      [940 + bend.between(-20, 30), 700, 150],
      [930, 752, 190],
      [700, 856, 260],
      [600, 960, 300],
    ],
    // From behind a fold of the meadow, straight towards the viewer.
    [
      [from, heightAt(meadow, from) - 4, 10],
      [from + 150, 644, 40],
      [from + 40 + bend.between(-20, 20), 676, 74],
      [from + 110 + bend.between(-20, 30), 716, 110],
      [from - 60, 790, 170],
      [from - 120, 940, 300],
    ],
    // Past the farm, and off to the other side.
    [
      [1640, 650, 60],
      [1460 + bend.between(-30, 30), 664, 80],
      [1250, 690, 110],
      [1060 + bend.between(-30, 30), 700, 120],
      [880, 742, 160],
      [860 + bend.between(-20, 20), 800, 200],
      [560, 880, 260],
      [420, 960, 300],
    ],
  )
  const trees = random.fork('trees')
  const row = mixedLeaves(
    trees,
    scatter(trees, {
      count: 6,
      from: 880,
      to: 1500,
      ground: (x) => heightAt(meadow, x) + 6,
      height: [84, 150],
      depth: 12,
    }),
  )
  return [
    farConifers(
      scatter(woods, {
        count: 20,
        from: 0,
        to: 560,
        ground: (x) => heightAt(wooded, x) + 20,
        height: [22, 36],
        depth: 22,
      }),
      mix(palette.conifer, middle, 0.3),
    ),
    hill(brush, { crest: wooded, colours: [mix(middle, near, 0.3), far] }),
    farConifers(
      scatter(woods, {
        count: 14,
        from: 0,
        to: 520,
        ground: (x) => heightAt(wooded, x) + 50,
        height: [22, 36],
        depth: 26,
      }),
      mix(palette.conifer, middle, 0.35),
    ),
    hill(brush, { crest: strip(534, 'first'), colours: [mix(far, grain, 0.6), mix(far, grain, 0.4)] }),
    hill(brush, { crest: strip(562, 'second'), colours: [mix(far, middle, 0.3), far] }),
    hill(brush, { crest: strip(594, 'third'), colours: [grain, grain] }),
    hill(brush, { crest: meadow, colours: [middle, near] }),
    ...poplars(
      brush,
      scatter(trees, { count: 7, from: 640, to: 1580, ground: () => 590, height: [34, 60], depth: 12 }),
      { fade: 0.24 },
    ),
    ...river(brush, course),
    ...roundTrees(brush, row, { fade: 0.1 }),
    ...furrows(brush),
  ]
}

/** Rows left by the mower, with bales on them. */
function furrows(brush: Brush): string[] {
  const { palette, random, season } = brush
  const bales = random.fork('bales')
  const scattered = [
    { x: bales.between(1350, 1400), y: 742, width: 52 },
    { x: bales.between(1150, 1210), y: 778, width: 64 },
    { x: bales.between(1460, 1530), y: 822, width: 82 },
    { x: bales.between(1250, 1310), y: 872, width: 96 },
  ]
  const inRows = [
    ...[0, 1, 2].map((index) => ({ x: bales.between(1220, 1240) + index * 116, y: 742 + index * 6, width: 54 })),
    ...[0, 1].map((index) => ({ x: bales.between(1200, 1240) + index * 190, y: 832 + index * 10, width: 90 })),
  ]
  const isInRows = brush.composition === 1
  const spots = isInRows ? inRows : bales.chance(0.5) ? scattered : scattered.slice(1)
  const line = season === 'winter' ? palette.ground[0] : mix(palette.ground[0], palette.trim, 0.5)
  return [
    stroke(
      'M1610 658C1300 690 1100 750 990 910M1610 690C1400 720 1240 790 1160 910M1610 730C1480 770 1380 830 1330 910M1610 790C1570 820 1530 860 1510 910',
      line,
      9,
      { opacity: 0.6 },
    ),
    ...hayBales(brush, spots),
  ]
}

function farm(brush: Brush): string[] {
  const { palette, random } = brush
  const buildings = random.fork('farm')
  const trees = random.fork('farm trees')
  const house = buildings.fork('house')
  const homestead = (x: number, y: number, scale: number) =>
    buildings.chance(0.5)
      ? cottage(brush, { ...coat(brush, house), random: house, x, y, scale })
      : twoStorey(brush, { ...coat(brush, house), random: house, x, y, scale })
  const barnAt = (x: number, y: number, scale: number) =>
    barn(brush, {
      random: buildings.fork('barn'),
      wall: palette.accent,
      roof: buildings.pick([palette.roofs[0], palette.roofs[1]]),
      hasSilo: buildings.chance(0.7),
      x,
      y,
      scale,
    })
  const shaded = (stands: readonly Stand[]) => roundTrees(brush, mixedLeaves(trees, stands))
  const composition = brush.composition
  // The house in front of the barn.
  if (composition === 1) {
    const x = buildings.between(390, 420)
    return [
      ...shaded([{ x: x + 484, y: 704, height: trees.between(130, 160) }]),
      barnAt(x + 340, 700, 0.56),
      ...shaded([{ x: x - 190 + trees.between(-20, 10), y: 744, height: trees.between(240, 290) }]),
      homestead(x, 760, 0.86),
    ]
  }
  // Both distant, under a row of trees.
  if (composition === 2) {
    const x = buildings.between(420, 480)
    return [
      ...shaded([-300, -236, -180, 210].map((dx) => ({ x: x + dx, y: 690, height: trees.between(130, 190) }))),
      barnAt(x, 704, 0.66),
      homestead(x - 230, 714, 0.5),
      ...shaded([{ x: x - 352, y: 726, height: trees.between(150, 180) }]),
    ]
  }
  const x = buildings.between(310, 350)
  return [
    homestead(x + 352, 726, 0.46),
    barnAt(x, 738, 0.92),
    ...shaded([
      { x: x - 250 + trees.between(-20, 10), y: 752, height: trees.between(230, 270) },
      { x: x + 204, y: 742, height: trees.between(140, 160) },
    ]),
  ]
}

function foreground(brush: Brush): string[] {
  const { palette, random, season } = brush
  const crest: Point[] = [
    [-10, 790],
    [220, 776],
    [420, 802],
    [600, 862],
    [690, 905],
  ]
  const grass = random.fork('grass')
  const feet = Array.from({ length: 9 }, (): Point => {
    const x = grass.between(30, 420)
    return [x, Math.min(897, heightAt(crest, x) + grass.between(70, 110))]
  })
  return [
    hill(brush, { crest, colours: palette.front }),
    ...railFence(brush, { ground: crest.map(([x, y]) => [x, y + 42] as const), from: 10, to: 640, step: 78 }),
    ...(season === 'winter' ? [] : [tufts(brush, feet)]),
  ]
}
