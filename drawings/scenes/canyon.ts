import type { Brush, Scene } from '../brush.ts'
import { mix } from '../colour.ts'
import { heightAt } from '../curve.ts'
import { cliff } from '../kit/land/cliff.ts'
import { haze, hill } from '../kit/land/ground.ts'
import { type Course, courseAt } from '../kit/land/ribbon.ts'
import { mountains, ridgeLine } from '../kit/land/ridge.ts'
import { road } from '../kit/land/road.ts'
import { boulders } from '../kit/land/rocks.ts'
import { sky } from '../kit/land/sky.ts'
import { chimneySmoke } from '../kit/land/smoke.ts'
import { conifers, farConifers, mixedLeaves, poplars, scatter } from '../kit/land/trees.ts'
import { river } from '../kit/land/water.ts'
import { maybeMirrored } from '../kit/mirror.ts'
import { cabin } from '../kit/town/cabin.ts'
import { coat, cottage } from '../kit/town/house.ts'
import { flipped } from '../shapes.ts'
import type { Point } from '../svg.ts'

/** A canyon between two walls, with a creek, a road and a house in it, and snowy mountains where it opens. */
export const canyon: Scene = (brush) => {
  const { random, season } = brush
  const line = ridgeLine(random.fork('peaks'), {
    summits: random.fork('summits').whole(3, 5),
    top: random.fork('top').between(120, 170),
    low: 470,
    left: 330,
    right: 1290,
    crest: random.fork('crest').between(0.42, 0.6),
  })
  return maybeMirrored(brush, [
    ...sky(brush, {
      horizon: 440,
      sun: [random.fork('sun x').between(640, 960), random.fork('sun y').between(140, 220)],
      clouds: 2,
    }),
    ...mountains(brush, {
      line,
      base: 600,
      distance: 1,
      random: random.fork('rock'),
      snowLine: season === 'winter' ? 450 : 390,
    }),
    haze(brush, { y: 380, height: 200 }),
    ...slopes(brush),
    ...walls(brush),
    ...floor(brush),
    ...foreground(brush),
  ])
}

/** Wooded slopes that come down from both walls and meet in the distance. */
function slopes(brush: Brush): string[] {
  const { palette, random } = brush
  // In the middle, or nearer to one of the walls.
  const meet = random.fork('meet').between(740, 840) + brush.composed(0, -90, 110)
  const right: Point[] = [
    [meet - 60, 606],
    [meet + 60, 560],
    [meet + 190, 500],
    [meet + (1610 - meet) * 0.37, 410],
    [meet + (1610 - meet) * 0.55, 316],
    [1610, 200],
  ]
  const left: Point[] = [
    [-10, 210],
    [meet * 0.38, 280],
    [meet * 0.57, 392],
    [meet * 0.735, 474],
    [meet - 60, 556],
    [meet + 60, 606],
    [meet + 170, 668],
  ]
  const woods = random.fork('woods')
  const stand = (crest: readonly Point[], from: number, to: number, count: number) =>
    scatter(woods, { count, from, to, ground: (x) => heightAt(crest, x) + 8, height: [26, 56] })
  const bluish = mix(palette.ground[2], palette.ridges[1], 0.5)
  return [
    farConifers(stand(right, meet + 10, 1300, 26), mix(palette.conifer, palette.ridges[1], 0.5)),
    hill(brush, { crest: right, colours: [bluish, mix(palette.ground[1], palette.haze, 0.2)] }),
    farConifers(stand(left, 300, meet - 10, 24), mix(palette.conifer, palette.ground[1], 0.35)),
    hill(brush, {
      crest: left,
      colours: [mix(palette.ground[2], palette.ridges[2], 0.2), mix(palette.ground[1], palette.ground[0], 0.3)],
    }),
  ]
}

/** The shaded wall is on the left, the sunlit wall on the right. */
function walls(brush: Brush): string[] {
  const { palette, random, light, season } = brush
  const left = random.fork('left wall')
  const right = random.fork('right wall')
  const bright =
    light === 'night'
      ? mix(palette.rock, palette.ridges[0], 0.4)
      : mix(palette.rock, season === 'winter' ? palette.snow : palette.haze, 0.55)
  return [
    ...flipped(
      cliff(brush, {
        random: right,
        crest: right.between(60, 150) + brush.composed(0, 60, -40),
        foot: right.between(500, 590) + brush.composed(0, 60, -130),
        top: right.between(-90, -20),
        base: 660,
        colours: [bright, mix(palette.ground[0], palette.rock, 0.45)],
        facet: palette.shade,
        strength: 0.42,
      }),
      1600,
    ),
    ...cliff(brush, {
      random: left,
      crest: left.between(70, 160) + brush.composed(0, -50, 60),
      foot: left.between(520, 600) + brush.composed(0, -150, 40),
      top: left.between(-90, -20),
      base: 670,
      colours: [mix(palette.shade, palette.conifer, 0.35), mix(palette.conifer, palette.ground[2], 0.45)],
      facet: season === 'winter' ? palette.snow : palette.ridges[0],
      strength: season === 'winter' ? 0.5 : 0.26,
    }),
  ]
}

function floor(brush: Brush): string[] {
  const { palette, random } = brush
  const crest: Point[] = [
    [0, 638],
    [240, 638],
    [480, 660],
    [740, 644],
    [1000, 662],
    [1320, 634],
    [1600, 622],
  ]
  const house = random.fork('house')
  // Compositions: next to the road, in the foreground, or farther up.
  const [x, y, scale] = brush.composed(
    [house.between(1190, 1260), 748, 0.46],
    [house.between(1190, 1220), 794, 0.7],
    [house.between(1050, 1090), 714, 0.36],
  )
  const isCabin = random.fork('cabin').chance(0.35)
  const bend = random.fork('bends')
  const bends = brush.composed(0, 60, -40)
  const creek: Course = [
    [748, 648, 10],
    [790 + bend.between(-14, 24), 690, 60],
    [700 + bends + bend.between(-30, 20), 760, 150],
    [560 - bends * 2 + bend.between(-30, 20), 830, 250],
    [500 - bends * 2, 940, 320],
  ]
  const way: Course = [
    [850, 652, 16],
    [905, 690, 70],
    [855 + bend.between(-10, 10), 752, 120],
    [930 + bend.between(-10, 20), 822, 190],
    [1150, 960, 330],
  ]
  const woods = random.fork('floor woods')
  const groves = [
    ...scatter(woods, {
      count: 12,
      from: 0,
      to: 540,
      ground: (at) => heightAt(crest, at) + 16,
      height: [70, 124],
      depth: 40,
    }),
    ...scatter(woods, {
      count: 10,
      from: 1080,
      to: 1600,
      ground: (at) => heightAt(crest, at) + 14,
      height: [70, 124],
      depth: 34,
    }),
  ].filter((tree) => Math.abs(tree.x - x) > 240 * scale || tree.y < y - 182 * scale)
  return [
    hill(brush, { crest, colours: [palette.ground[1], palette.ground[2]] }),
    ...conifers(
      brush,
      groves.filter((_, index) => index % 3 > 0),
      { fade: 0.12 },
    ),
    ...poplars(
      brush,
      mixedLeaves(
        woods,
        groves.filter((_, index) => index % 3 === 0),
      ),
      { fade: 0.08 },
    ),
    ...river(brush, creek),
    ...road(brush, way),
    ...(isCabin
      ? [
          cabin(brush, {
            wall: brush.palette.walls[1],
            roof: brush.palette.roofs[1],
            random: house,
            x,
            y: y - 2,
            scale: scale * 1.13,
          }),
        ]
      : [
          cottage(brush, { ...coat(brush, house), random: house, x, y, scale }),
          chimneySmoke(brush, { x: x + 26 * scale, y: y - 239 * scale, scale: 1.74 * scale }),
        ]),
    ...boulders(
      brush,
      [686, 742, 812].map((y) => ({
        x: courseAt(creek, y) + bend.between(-50, 30) * ((y - 640) / 130),
        y,
        width: (y - 640) * bend.between(0.16, 0.26) + 8,
      })),
    ),
  ]
}

function foreground(brush: Brush): string[] {
  const { palette, random } = brush
  const left: Point[] = [
    [-10, 770],
    [160, 752],
    [320, 800],
    [430, 860],
    [480, 905],
  ]
  const right: Point[] = [
    [1060, 905],
    [1200, 832],
    [1380, 790],
    [1610, 768],
  ]
  const woods = random.fork('near trees')
  const spots = (xs: readonly number[], crest: readonly Point[], tall: readonly number[]) =>
    xs.map((x, index) => ({
      x: x + woods.between(-22, 22),
      y: Math.min(886, heightAt(crest, x) + woods.between(60, 90)),
      height: (tall[index] ?? 180) * woods.between(0.86, 1.12),
    }))
  const stones = random.fork('stones')
  return [
    hill(brush, { crest: left, colours: palette.front }),
    hill(brush, { crest: right, colours: palette.front }),
    ...conifers(brush, [
      ...spots([60, 172, 280], left, [310, 230, 180]),
      ...spots([1556, 1466, 1396], right, [320, 240, 180]),
    ]),
    ...boulders(brush, [
      { x: stones.between(380, 410), y: 896, width: stones.between(60, 86) },
      { x: stones.between(430, 450), y: 902, width: 46 },
      { x: stones.between(690, 730), y: 902, width: stones.between(50, 76) },
    ]),
  ]
}
