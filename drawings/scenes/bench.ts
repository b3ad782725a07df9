import type { Brush, Scene } from '../brush.ts'
import { mix } from '../colour.ts'
import { heightAt } from '../curve.ts'
import { haze, hill, rolling, tufts } from '../kit/land/ground.ts'
import { mountains, ridgeLine } from '../kit/land/ridge.ts'
import { sky, sunOf } from '../kit/land/sky.ts'
import { dottedTrees, roundTrees, type Stand, scatter } from '../kit/land/trees.ts'
import { glints, openWater, sunPath } from '../kit/land/water.ts'
import { maybeMirrored } from '../kit/mirror.ts'
import { grounded } from '../kit/town/backdrop.ts'
import { coat } from '../kit/town/house.ts'
import { leafOf } from '../kit/town/neighbourhood.ts'
import { smallHouse } from '../kit/town/small-house.ts'
import type { Point } from '../svg.ts'

const shore = 496

/** Rows of houses on a terrace above a lake with an island; a mountainside rises at one end. */
export const bench: Scene = (brush) => {
  const { palette, random, season } = brush
  const [, middle, near] = palette.ground
  const earth =
    season === 'winter' ? palette.ground[2] : mix(palette.walls[1], palette.ground[1], season === 'spring' ? 0.6 : 0.4)
  const edge = rolling(random.fork('edge'), { y: 806, swing: 12, waves: 4 })
  const front = rolling(random.fork('front'), { y: 862, swing: 12, waves: 5 })
  return maybeMirrored(brush, [
    ...lake(brush),
    ...mountainside(brush),
    ...terraces(brush),
    hill(brush, { crest: edge, colours: [earth, mix(earth, near, 0.35)] }),
    tufts(brush, feet(brush, edge, 14), { size: 0.9 }),
    hill(brush, { crest: front, colours: [mix(middle, near, 0.8), palette.front[0]] }),
    ...(season === 'winter' ? [] : [tufts(brush, feet(brush, front, 16))]),
  ])
}

function lake(brush: Brush): string[] {
  const { random } = brush
  const isLow = brush.light === 'morning' || brush.light === 'evening'
  const sun: Point = [
    random.fork('sun').between(330, 760),
    isLow ? random.fork('sun height').between(390, 440) : sunOf(brush, shore)[1],
  ]
  const own = random.fork('island')
  const left = own.between(60, 300)
  const island = ridgeLine(own, {
    summits: own.whole(2, 3),
    top: own.between(425, 450),
    low: shore + 6,
    left,
    right: left + own.between(420, 560),
    crest: 0.5,
  })
  const beyond = ridgeLine(random.fork('beyond'), { summits: 3, top: 462, low: shore + 2, left: 640, right: 1500 })
  return [
    ...sky(brush, { horizon: shore + 16, sun }),
    ...mountains(brush, { line: beyond, base: shore + 2, distance: 0, random: random.fork('beyond rock') }),
    ...mountains(brush, { line: island, base: shore + 4, distance: 1, random: random.fork('island rock') }),
    ...openWater(brush, shore),
    sunPath(brush, { x: sun[0], top: shore, length: 62 }),
    glints(brush, { random: random.fork('glints'), count: 5, right: 1000, top: shore + 12, bottom: 556 }),
  ]
}

/** A mountainside that leaves the sheet at the upper right. */
function mountainside(brush: Brush): string[] {
  const { random, season } = brush
  const own = random.fork('side')
  const line = grounded(
    ridgeLine(own, {
      summits: own.whole(3, 4),
      top: own.between(190, 240),
      low: 520,
      left: own.between(760, 900),
      right: 1660,
      crest: 1,
    }),
    556,
  )
  return [
    ...mountains(brush, {
      line,
      base: 640,
      distance: 2,
      random: random.fork('side rock'),
      snowLine: season === 'winter' ? 430 : 330,
    }),
    haze(brush, { y: 500, height: 120, strength: 0.6 }),
  ]
}

/** Slopes one in front of the other, each with a row of houses and trees, larger towards the viewer. */
function terraces(brush: Brush): string[] {
  const { palette, random } = brush
  const [far, middle, near] = palette.ground
  return [0, 1, 2, 3].flatMap((index) => {
    const own = random.fork(`terrace ${index}`)
    const scale = [0.44, 0.58, 0.78, 1.02][index] ?? 1
    const y = [548, 590, 646, 718][index] ?? 700
    const depth = [30, 38, 48, 60][index] ?? 40
    const crest = [
      [-10, y + own.between(4, 10)],
      [own.between(400, 600), y + own.between(-6, 6)],
      [1100, y - 8 - (3 - index) * 4],
      [1610, y - 16 - (3 - index) * 10],
    ] as const
    const slope = hill(brush, {
      crest,
      colours: [mix(mix(far, palette.haze, 0.3 - index * 0.1), middle, index * 0.25), mix(middle, near, index * 0.3)],
    })
    return [slope, ...row(brush, { crest, depth, scale, index })]
  })
}

type Row = { crest: readonly Point[]; depth: number; scale: number; index: number }

function row(brush: Brush, { crest, depth, scale, index }: Row): string[] {
  const { palette, random } = brush
  const own = random.fork(`row ${index}`)
  const step = 205 * scale + 44
  const count = Math.floor(1700 / step)
  const shift = own.between(0, step)
  const fade = (3 - index) * 0.09
  const houses = Array.from({ length: count }, (_, place) => {
    const x = -40 + shift + place * step + own.between(-0.1, 0.1) * step
    return {
      x,
      y: heightAt(crest, Math.min(1600, Math.max(0, x))) + depth * own.between(0.75, 1.15),
      isEmpty: own.chance(0.12),
    }
  })
  const trees = houses.flatMap(({ x, y }): Stand[] => [
    { x: x - step / 2 + own.between(-8, 8), y: y + 2, height: 56 * scale * own.between(0.8, 1.25) },
    ...(own.chance(0.6)
      ? [{ x: x - step / 2 + 34 * scale, y: y + 4, height: 40 * scale * own.between(0.8, 1.2) }]
      : []),
  ])
  const behind = scatter(own, {
    count: 12,
    from: 0,
    to: 1600,
    ground: (x) => heightAt(crest, x) + 10 * scale,
    height: [30 * scale, 52 * scale],
  })
  const built = houses.flatMap(({ x, y, isEmpty }) => {
    const random = own.fork(`${Math.round(x)}`)
    if (isEmpty) return index > 1 ? roundTrees(brush, [{ x, y, height: 120 * scale, leaf: leafOf(brush, random) }]) : []
    return [
      smallHouse(brush, {
        ...coat(brush, random),
        random,
        x,
        y,
        scale: scale * random.between(0.92, 1.06),
        mirrored: random.chance(0.3),
      }),
    ]
  })
  return [
    dottedTrees(behind, mix(palette.leaves[1], palette.haze, 0.1 + fade)),
    ...built,
    dottedTrees(trees, mix(mix(palette.leaves[0], palette.conifer, 0.25), palette.haze, fade)),
  ]
}

function feet({ random }: Brush, crest: readonly Point[], count: number): Point[] {
  const own = random.fork(`tufts ${count}`)
  return Array.from({ length: count }, () => {
    const x = own.between(20, 1580)
    return [x, heightAt(crest, x) + own.between(12, 46)] as const
  })
}
