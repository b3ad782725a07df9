import type { Brush, Scene } from '../brush.ts'
import { mix } from '../colour.ts'
import { heightAt } from '../curve.ts'
import { haze, hill } from '../kit/land/ground.ts'
import { mountains, ridgeLine } from '../kit/land/ridge.ts'
import { landing } from '../kit/land/shore.ts'
import { sky } from '../kit/land/sky.ts'
import { aspens, conifers, farConifers, mixedLeaves, poplars, scatter } from '../kit/land/trees.ts'
import { glints, openWater } from '../kit/land/water.ts'
import { maybeMirrored } from '../kit/mirror.ts'
import { canoe, sailboat } from '../kit/town/boats.ts'
import { cabin } from '../kit/town/cabin.ts'
import { path } from '../shapes.ts'
import type { Point } from '../svg.ts'

const shore = 508

/** Water between wooded hills, with cabins and a landing stage on the near bank. */
export const reservoir: Scene = (brush) => {
  const { palette, random, season } = brush
  const line = ridgeLine(random.fork('ridge'), {
    summits: random.fork('summits').whole(4, 5),
    top: random.fork('top').between(195, 240),
    low: 400,
  })
  const boat = random.fork('boat')
  return maybeMirrored(brush, [
    ...sky(brush, { horizon: 440 }),
    ...mountains(brush, {
      line,
      base: 520,
      distance: 1,
      random: random.fork('rock'),
      snowLine: season === 'winter' ? 390 : 300,
    }),
    haze(brush, { y: 370, height: 150 }),
    ...farHills(brush),
    ...openWater(brush, shore),
    ...hillReflections(brush),
    ...(boat.chance(0.5)
      ? [sailboat(brush, { x: boat.between(480, 860), y: boat.between(560, 580), scale: 0.36, hull: palette.accent })]
      : []),
    glints(brush, { random: random.fork('glints'), count: 11, left: 280, right: 1280, top: 540, bottom: 730 }),
    ...bank(brush),
    canoe(brush, {
      x: boat.between(500, 570),
      y: boat.between(836, 852),
      hull: boat.pick([palette.accent, palette.roofs[0], palette.walls[1]]),
      scale: 0.96,
    }),
    ...nearTrees(brush),
  ])
}

/** Two wooded hills that meet behind the water. */
function farHills(brush: Brush): string[] {
  const { palette, random } = brush
  const shape = random.fork('hills')
  const gap = shape.between(660, 780)
  const left: Point[] = [
    [0, shape.between(410, 450)],
    [200, shape.between(385, 415)],
    [430, 440],
    [gap - 80, 490],
    [gap + 60, 512],
  ]
  const right: Point[] = [
    [gap - 60, 510],
    [gap + 170, 470],
    [1120, shape.between(410, 432)],
    [1360, shape.between(384, 412)],
    [1600, 424],
  ]
  const woods = random.fork('woods')
  const onCrest = (crest: readonly Point[], from: number, to: number) =>
    scatter(woods, { count: 22, from, to, ground: (x) => heightAt(crest, x) + 8, height: [24, 50] })
  const below = (crest: readonly Point[], from: number, to: number, count: number) =>
    mixedLeaves(
      woods,
      scatter(woods, {
        count,
        from,
        to,
        ground: (x) => Math.max(heightAt(crest, x) + 34, 492),
        height: [36, 56],
        depth: 14,
      }),
    )
  const dark = mix(palette.conifer, palette.ground[1], 0.3)
  const green = mix(palette.ground[2], palette.ground[1], 0.4)
  return [
    farConifers(onCrest(left, 0, gap), dark),
    hill(brush, { crest: left, colours: [palette.ground[2], green], bottom: shore + 6 }),
    farConifers(onCrest(right, gap, 1600), dark),
    hill(brush, { crest: right, colours: [palette.ground[2], palette.ground[1]], bottom: shore + 6 }),
    ...poplars(brush, [...below(left, 20, gap - 170, 11), ...below(right, gap + 230, 1580, 12)], { fade: 0.12 }),
    farConifers(
      scatter(woods, { count: 34, from: 0, to: 1600, ground: () => shore + 3, height: [32, 54] }),
      mix(palette.conifer, palette.ground[1], 0.15),
    ),
  ]
}

function hillReflections({ palette }: Brush): string[] {
  return [
    path('M0 508h700l-60 30-180 16-160 34-120-10L0 610zM900 508h700v90l-140-16-170-30-200-14z', palette.ground[2], {
      opacity: 0.32,
    }),
    path('M0 508h560l-200 24-200 6-160 20zM1040 508h560v40l-260-10z', palette.leaves[0], { opacity: 0.25 }),
  ]
}

/** The near bank at the right: a strip of sand, cabins among slim trees. */
function bank(brush: Brush): string[] {
  const { palette, random, season } = brush
  const crest: Point[] = [
    [820, 910],
    [935, 790],
    [1090, 706],
    [1230, 640],
    [1400, 588],
    [1610, 562],
  ]
  const beach = crest.map(([x, y]): Point => [x - 46, y + (x < 900 ? 0 : 2)])
  const cabins = random.fork('cabins')
  const trees = random.fork('aspens')
  const wood = palette.walls[1]
  const roofs = [palette.roofs[0], palette.roofs[1], palette.roofs[2]] as const
  const behind = mixedLeaves(
    trees,
    [1290, 1345, 1500, 1560].map((x) => ({
      x: x + trees.between(-20, 20),
      y: heightAt(crest, x) + 26,
      height: trees.between(170, 260),
    })),
  )
  return [
    hill(brush, {
      crest: beach,
      colours:
        season === 'winter'
          ? [palette.ground[0], palette.ground[2]]
          : [mix(palette.rock, palette.trim, 0.6), mix(palette.rock, palette.trim, 0.3)],
    }),
    landing(brush, { x: 690, y: 752 }),
    hill(brush, {
      crest,
      colours:
        season === 'winter'
          ? [palette.front[0], palette.front[1]]
          : [palette.ground[1], mix(palette.ground[2], palette.front[0], 0.6)],
    }),
    ...aspens(brush, behind),
    ...(cabins.chance(0.45)
      ? [
          cabin(brush, {
            random: cabins.fork('third'),
            wall: wood,
            roof: cabins.pick(roofs),
            x: 1545,
            y: 656,
            scale: 0.5,
          }),
        ]
      : []),
    cabin(brush, {
      random: cabins.fork('far'),
      wall: wood,
      roof: cabins.pick(roofs),
      x: cabins.between(1370, 1400),
      y: 706,
      scale: 0.72,
    }),
    cabin(brush, {
      random: cabins.fork('near'),
      wall: wood,
      roof: cabins.pick(roofs),
      x: cabins.between(1130, 1190),
      y: 800,
      scale: 1,
    }),
  ]
}

function nearTrees(brush: Brush): string[] {
  const { palette, random } = brush
  const knoll: Point[] = [
    [-10, 788],
    [140, 784],
    [280, 828],
    [390, 905],
  ]
  const woods = random.fork('near trees')
  const left = scatter(woods, {
    count: 3,
    from: 0,
    to: 310,
    ground: (x) => heightAt(knoll, x) + 60,
    height: [170, 370],
  }).map((tree) => ({ ...tree, y: Math.min(tree.y, 890) }))
  const aspen = { x: woods.between(1490, 1515), y: 894, height: woods.between(190, 230) }
  return [
    hill(brush, { crest: knoll, colours: palette.front }),
    ...conifers(brush, left),
    ...aspens(brush, mixedLeaves(woods, [aspen])),
    ...conifers(brush, [{ x: woods.between(1566, 1586), y: 890, height: woods.between(230, 290) }]),
  ]
}
