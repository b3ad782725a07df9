import type { Brush, Scene } from '../brush.ts'
import { mix } from '../colour.ts'
import { heightAt } from '../curve.ts'
import { haze, hill, rolling, tufts } from '../kit/land/ground.ts'
import { meander } from '../kit/land/ribbon.ts'
import { mountains, ridgeLine } from '../kit/land/ridge.ts'
import { sky } from '../kit/land/sky.ts'
import { conifers, dottedTrees, mixedLeaves, roundTrees, scatter } from '../kit/land/trees.ts'
import { river } from '../kit/land/water.ts'
import { maybeMirrored } from '../kit/mirror.ts'
import { coat, cottage } from '../kit/town/house.ts'
import { farCity, tinyHouses } from '../kit/town/settlement.ts'
import type { Point } from '../svg.ts'

/** A wide valley in front of a long range: a distant city, scattered houses, a river, one house near by. */
export const valley: Scene = (brush) => {
  const { palette, random, season } = brush
  const [far, middle, near] = palette.ground
  const meadow = rolling(random.fork('meadow'), { y: 694, swing: 12, waves: 5 })
  const course = random.fork('river')
  const source = course.between(980, 1240)
  return maybeMirrored(brush, [
    ...range(brush),
    hill(brush, {
      crest: rolling(random.fork('hills'), { y: 546, swing: 14, waves: 6 }),
      colours: [far, mix(far, palette.haze, 0.35)],
    }),
    ...plain(brush),
    hill(brush, { crest: meadow, colours: [middle, near] }),
    ...river(
      brush,
      meander(course, {
        // From behind the crest.
        from: [source, heightAt(meadow, source) - 3],
        to: [course.between(760, 900), 930],
        turns: 3,
        swing: 150,
        width: [8, 190],
      }),
    ),
    ...foreground(brush),
    ...(season === 'winter' ? [] : [tufts(brush, grassFeet(brush))]),
  ])
}

function range(brush: Brush): string[] {
  const { random, season } = brush
  const far = ridgeLine(random.fork('far'), { summits: 4, top: 330, low: 470 })
  const line = ridgeLine(random.fork('near'), {
    summits: random.fork('summits').whole(5, 7),
    top: random.fork('top').between(180, 220),
    low: 490,
  })
  return [
    ...sky(brush, { horizon: 500 }),
    ...mountains(brush, { line: far, base: 600, distance: 0, random: random.fork('far rock') }),
    ...mountains(brush, {
      line,
      base: 620,
      distance: 2,
      random: random.fork('rock'),
      snowLine: season === 'winter' ? 500 : 390,
    }),
    haze(brush, { y: 440, height: 180 }),
  ]
}

/** The floor of the valley with the city, and two bands of houses among trees. */
function plain(brush: Brush): string[] {
  const { palette, random } = brush
  const [far, middle] = palette.ground
  const back = rolling(random.fork('plain'), { y: 606, swing: 8 })
  const fields = rolling(random.fork('fields'), { y: 634, swing: 10 })
  const city = random.fork('city')
  const x = city.between(480, 760)
  const trees = random.fork('far trees')
  const houses = random.fork('houses')
  const band = (count: number, y: number, width: number) =>
    Array.from({ length: count }, () => ({
      x: houses.between(20, 1580),
      y: y + houses.between(0, 22),
      width: width * houses.between(0.85, 1.15),
    }))
  return [
    hill(brush, { crest: back, colours: [mix(far, palette.haze, 0.45), mix(far, palette.haze, 0.3)] }),
    ...farCity(brush, { random: city, x, y: 622, scale: city.between(0.8, 1.2) }),
    hill(brush, { crest: fields, colours: [mix(far, palette.haze, 0.2), mix(far, middle, 0.4)] }),
    dottedTrees(
      scatter(trees, { count: 16, from: x - 200, to: x + 200, ground: () => 634, height: [14, 22] }),
      mix(middle, palette.conifer, 0.2),
    ),
    dottedTrees(
      scatter(trees, {
        count: 44,
        from: 0,
        to: 1600,
        ground: (at) => heightAt(fields, at),
        height: [9, 13],
        depth: 18,
      }),
      mix(middle, palette.conifer, 0.22),
    ),
    ...tinyHouses(brush, band(11, 646, 15)),
    dottedTrees(
      scatter(trees, {
        count: 30,
        from: 0,
        to: 1600,
        ground: (at) => heightAt(fields, at) + 24,
        height: [13, 20],
        depth: 22,
      }),
      mix(middle, palette.conifer, 0.32),
    ),
    ...tinyHouses(brush, band(8, 668, 20)),
  ]
}

/** Two dark knolls; a house on the left one, conifers on both. */
function foreground(brush: Brush): string[] {
  const { palette, random } = brush
  const left: Point[] = [
    [0, 748],
    [180, 738],
    [380, 768],
    [600, 816],
    [800, 866],
    [920, 905],
  ]
  const right: Point[] = [
    [1060, 905],
    [1220, 842],
    [1400, 800],
    [1600, 780],
  ]
  const house = random.fork('house')
  const x = house.between(250, 330)
  const trees = random.fork('trees')
  const onLeft = scatter(trees, {
    count: 2,
    from: 20,
    to: 150,
    ground: (at) => heightAt(left, at) + 50,
    height: [150, 230],
    depth: 30,
  })
  const onRight = scatter(trees, {
    count: trees.whole(3, 4),
    from: 1340,
    to: 1600,
    ground: (at) => heightAt(right, at) + 30,
    height: [150, 270],
    depth: 50,
  })
  return [
    hill(brush, { crest: left, colours: [mix(palette.front[0], palette.ground[2], 0.3), palette.front[0]] }),
    hill(brush, { crest: right, colours: palette.front }),
    cottage(brush, { ...coat(brush, house), random: house, x, y: 826, scale: 0.5, mirrored: house.chance(0.5) }),
    ...(trees.chance(0.6)
      ? conifers(brush, [...onLeft, ...onRight])
      : roundTrees(brush, mixedLeaves(trees, [...onLeft.slice(0, 1), ...onRight.slice(0, 3)]))),
  ]
}

function grassFeet({ random }: Brush): Point[] {
  const grass = random.fork('grass')
  return Array.from(
    { length: grass.whole(10, 16) },
    () => [grass.chance(0.75) ? grass.between(40, 560) : grass.between(1240, 1560), grass.between(872, 900)] as const,
  )
}
