import type { Brush, Scene } from '../brush.ts'
import { mix } from '../colour.ts'
import { heightAt } from '../curve.ts'
import { haze, hill, rolling } from '../kit/land/ground.ts'
import { mountains, type RidgeLine, ridgeLine } from '../kit/land/ridge.ts'
import { longDock, reeds } from '../kit/land/shore.ts'
import { sky, sunOf } from '../kit/land/sky.ts'
import { conifers, dottedTrees, scatter } from '../kit/land/trees.ts'
import { glints, openWater, reflection, sunPath } from '../kit/land/water.ts'
import { maybeMirrored } from '../kit/mirror.ts'
import { sailboat } from '../kit/town/boats.ts'
import { tinyHouses } from '../kit/town/settlement.ts'
import type { Point } from '../svg.ts'

const shore = 516

/** Open water in front of a long mountain, with a sailboat in the middle, a dock, and reeds on the bank. */
export const lake: Scene = (brush) => {
  const { random } = brush
  const isAtLeft = random.fork('side').chance(0.4)
  const massif = ridgeLine(random.fork('massif'), {
    summits: random.fork('summits').whole(4, 6),
    top: random.fork('top').between(170, 230),
    low: 512,
    saddles: [0.5, 0.72],
    ...(isAtLeft
      ? { left: -60, right: random.fork('foot').between(1000, 1200), crest: random.fork('crest').between(0.3, 0.58) }
      : { left: random.fork('foot').between(400, 580), crest: random.fork('crest').between(0.4, 0.7) }),
  })
  const [, sunY] = sunOf(brush, 500)
  const sunX = random.fork('sun x').between(180, 380) + (isAtLeft ? 1040 : 0)
  const boat = random.fork('boat')
  const composition = brush.composition
  // Compositions: a boat and a dock; the same from nearer; a wide bank of reeds and a distant boat.
  const [boatX, boatY, boatScale] = brush.composed(
    [boat.between(560, 800), boat.between(616, 640), boat.between(0.95, 1.1)],
    [boat.between(500, 600), boat.between(612, 628), boat.between(1.2, 1.35)],
    [boat.between(760, 900), boat.between(584, 600), boat.between(0.7, 0.8)],
  )
  return maybeMirrored(brush, [
    ...sky(brush, { horizon: 500, sun: [sunX, sunY] }),
    ...range(brush, massif),
    ...farShore(brush, isAtLeft ? 60 : 560),
    ...openWater(brush, shore),
    reflection(brush, { line: massif, shore }),
    sunPath(brush, { x: sunX, top: shore, length: 90 }),
    glints(brush, { random: random.fork('glints'), count: 14, left: 60, right: 1560, top: 548, bottom: 800 }),
    ...(boat.chance(0.5)
      ? [
          sailboat(brush, {
            x: composition === 2 ? boat.between(480, 600) : boat.between(930, 1080),
            y: 556,
            scale: 0.4,
            hull: brush.palette.roofs[0],
            mirrored: true,
          }),
        ]
      : []),
    sailboat(brush, {
      x: boatX,
      y: boatY,
      scale: boatScale,
      hull: boat.pick([brush.palette.accent, brush.palette.roofs[0], brush.palette.walls[1]]),
    }),
    longDock(
      brush,
      brush.composed<{ x: number; y: number; scale?: number }>(
        { x: random.fork('dock').between(960, 1110), y: 692 },
        { x: random.fork('dock').between(860, 940), y: 650, scale: 1.3 },
        { x: random.fork('dock').between(1130, 1190), y: 736, scale: 0.8 },
      ),
    ),
    ...bank(brush),
  ])
}

function range(brush: Brush, massif: RidgeLine): string[] {
  const { random, season } = brush
  const far = ridgeLine(random.fork('far'), { summits: 4, top: 366, low: 480 })
  return [
    ...mountains(brush, { line: far, base: 530, distance: 0, random: random.fork('far rock') }),
    ...mountains(brush, {
      line: massif,
      base: 530,
      distance: 2,
      random: random.fork('rock'),
      snowLine: season === 'winter' ? 470 : 360,
    }),
    haze(brush, { y: 410, height: 120 }),
  ]
}

/** A thin strip of land with trees, and houses from `left` on. */
function farShore(brush: Brush, left: number): string[] {
  const { palette, random } = brush
  const crest = rolling(random.fork('shore'), { y: 505, swing: 5, waves: 5 })
  const trees = mix(palette.ground[2], palette.conifer, 0.18)
  const houses = random.fork('houses')
  return [
    dottedTrees(
      scatter(random.fork('far trees'), {
        count: 50,
        from: 0,
        to: 1600,
        ground: (x) => heightAt(crest, x) + 4,
        height: [14, 26],
      }),
      trees,
    ),
    hill(brush, { crest, colours: [mix(palette.ground[1], palette.ground[2], 0.4), palette.ground[2]], bottom: 540 }),
    ...tinyHouses(
      brush,
      Array.from({ length: houses.whole(9, 14) }, (_, index) => ({
        x: left + index * 74 + houses.between(-24, 24),
        y: 514,
        width: houses.between(15, 19),
      })),
    ),
  ]
}

function bank(brush: Brush): string[] {
  const { palette, random } = brush
  const isWide = brush.composition === 2
  const crest: Point[] = isWide
    ? [
        [-10, 770],
        [220, 784],
        [480, 836],
        [760, 905],
      ]
    : [
        [-10, 798],
        [160, 814],
        [330, 856],
        [470, 905],
      ]
  const corner: Point[] = [
    [1440, 905],
    [1520, 862],
    [1610, 838],
  ]
  const woods = random.fork('woods')
  const spruces = [
    { x: woods.between(1560, 1590), y: 892, height: woods.between(260, 360) },
    { x: woods.between(1490, 1520), y: 900, height: woods.between(150, 220) },
  ]
  return [
    hill(brush, { crest, colours: palette.front }),
    ...reeds(brush, {
      random: random.fork('reeds'),
      count: random.fork('reed').whole(28, 40) + (isWide ? 18 : 0),
      from: 20,
      to: isWide ? 640 : 400,
      ground: (x) => heightAt(crest, x),
    }),
    ...(woods.chance(0.55) ? conifers(brush, spruces) : []),
    hill(brush, { crest: corner, colours: palette.front }),
  ]
}
