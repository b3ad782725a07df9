import type { Brush, Scene } from '../brush.ts'
import { mix } from '../colour.ts'
import { heightAt } from '../curve.ts'
import { hill, rolling, tufts } from '../kit/land/ground.ts'
import { dottedTrees, roundTrees, scatter } from '../kit/land/trees.ts'
import { maybeMirrored } from '../kit/mirror.ts'
import { backdrop } from '../kit/town/backdrop.ts'
import { earthHeap, lumber, stake, timberFrame } from '../kit/town/construction.ts'
import { coat, cottage, twoStorey } from '../kit/town/house.ts'
import { modernHouse } from '../kit/town/modern-house.ts'
import { smallHouse } from '../kit/town/small-house.ts'
import { street } from '../kit/town/street.ts'
import { path } from '../shapes.ts'
import type { Point } from '../svg.ts'

const foot = 738
const pavement = 812

/** A new house next to the timber frame of the next one, on bare ground by a new road; more new houses beyond. */
export const newHomes: Scene = (brush) => {
  const { palette, random, season } = brush
  const own = random.fork('plots')
  const earth =
    season === 'winter'
      ? mix(palette.ground[1], palette.ground[2], 0.4)
      : mix(palette.walls[2], mix(palette.walls[1], palette.ground[1], 0.35), 0.35)
  const frame = own.between(1060, 1110)
  return maybeMirrored(brush, [
    ...backdrop(brush, { top: 275, low: 410, base: 570, summits: [5, 7], distance: 2 }),
    ...settlement(brush, frame),
    hill(brush, {
      crest: rolling(random.fork('site'), { y: 626, swing: 8, waves: 4 }),
      colours: [earth, mix(earth, palette.roofs[2], season === 'winter' ? 0.06 : 0.2)],
    }),
    ...finished(brush),
    timberFrame(brush, { x: frame, y: foot + 6, scale: own.between(0.96, 1.04), mirrored: own.chance(0.4) }),
    earthHeap(brush, {
      x: own.between(1440, 1500),
      y: 798,
      scale: own.between(0.9, 1.1),
      earth: mix(earth, palette.roofs[2], 0.4),
    }),
    lumber(brush, { x: own.between(740, 800), y: 800 }),
    ...(own.chance(0.6) ? [lumber(brush, { x: frame + own.between(60, 160), y: 804, scale: 0.8 })] : []),
    ...(season === 'winter' ? [] : [tufts(brush, weeds(brush))]),
    ...street(brush, { y: pavement, pavement: 14 }),
  ])
}

/** Distant houses, none behind the timber frame at `frame`. */
function settlement(brush: Brush, frame: number): string[] {
  const { palette, random } = brush
  const [far, middle] = palette.ground
  const own = random.fork('settlement')
  const crest = rolling(own, { y: 540, swing: 14, waves: 5 })
  const shrubs = scatter(own, {
    count: 44,
    from: 0,
    to: 1600,
    ground: (x) => heightAt(crest, x) + 12,
    height: [9, 20],
    depth: 46,
  })
  const count = own.whole(7, 9)
  return [
    hill(brush, { crest, colours: [mix(far, palette.haze, 0.25), mix(far, middle, 0.6)] }),
    dottedTrees(shrubs, mix(palette.leaves[0], palette.haze, 0.25)),
    ...Array.from({ length: count }).flatMap((_, index) => {
      const house = own.fork(`house ${index}`)
      const x = (1700 / count) * (index + house.between(0.2, 0.8)) - 40
      if (Math.abs(x - frame) < 330) return []
      return [
        smallHouse(brush, {
          ...coat(brush, house),
          random: house,
          x,
          y: 612 + house.between(-6, 10),
          scale: house.between(0.78, 0.95),
          mirrored: house.chance(0.4),
        }),
      ]
    }),
  ]
}

/** The finished house on its first lawn, with a staked tree. */
function finished(brush: Brush): string[] {
  const { palette, random } = brush
  const own = random.fork('finished')
  const x = own.between(390, 430)
  const draw = brush.composed(twoStorey, modernHouse, cottage)
  const tree = own.chance(0.5) ? x - 280 : x + 262
  const lawn = `M0 ${foot - 6}H${Math.round(x + 250)}L${Math.round(x + 330)} ${pavement}H0Z`
  return [
    path(lawn, mix(palette.ground[1], palette.ground[2], 0.35)),
    draw(brush, {
      ...coat(brush, own),
      random: own,
      x,
      y: foot,
      scale: own.between(1.04, 1.14),
      mirrored: own.chance(0.4),
      yard: (pavement - foot) / 1.09,
    }),
    stake(brush, { x: tree - 18, y: foot + 36 }),
    ...roundTrees(brush, [{ x: tree, y: foot + 36, height: own.between(120, 150), leaf: own.pick([0, 1, 2]) }]),
  ]
}

function weeds({ random }: Brush): Point[] {
  const own = random.fork('weeds')
  return Array.from({ length: 15 }, () => [own.between(720, 1580), own.between(786, 810)] as const)
}
