import type { Brush, Scene } from '../brush.ts'
import { mix } from '../colour.ts'
import { heightAt } from '../curve.ts'
import { haze, hill, rolling } from '../kit/land/ground.ts'
import { type Course, courseAt, ribbon } from '../kit/land/ribbon.ts'
import { conifers, farConifers, roundTrees, scatter } from '../kit/land/trees.ts'
import { maybeMirrored } from '../kit/mirror.ts'
import { backdrop } from '../kit/town/backdrop.ts'
import { leafOf } from '../kit/town/neighbourhood.ts'
import { oldTownCoats, oldTownHouse } from '../kit/town/old-town-house.ts'
import { lamp } from '../kit/town/street.ts'
import type { Random } from '../random.ts'
import { path } from '../shapes.ts'
import type { Point } from '../svg.ts'

/** Rows of houses from back to front: y of their foot, their scale, and their distance from the street. */
const rows: readonly (readonly [y: number, scale: number, offsets: readonly number[]])[] = [
  [598, 0.48, [64, 420]],
  [632, 0.66, [138, 350]],
  [706, 0.9, [196, 470]],
  [806, 1.18, [326, 650]],
]

/** Colourful wooden houses up both sides of a winding street with lamps, a wooded hill and mountains behind. */
export const oldTown: Scene = (brush) => {
  const { palette, random } = brush
  const [far, middle, near] = palette.ground
  const course = street(random.fork('street'))
  return maybeMirrored(brush, [
    ...backdrop(brush, { top: 190, low: 380, base: 520, summits: [5, 7], distance: 2 }),
    ...woodedHill(brush),
    hill(brush, {
      crest: rolling(random.fork('meadow'), { y: 568, swing: 14, waves: 3 }),
      colours: [mix(far, middle, 0.5), near],
    }),
    ...paved(brush, course),
    ...rows.flatMap((row, index) => [
      ...houses(brush, course, { row, index }),
      ...(index > 0 ? lamps(brush, course, row[0]) : []),
    ]),
    ...foreground(brush, course),
  ])
}

/** A street from the crest down to the foot of the sheet. */
function street(random: Random): Course {
  const [top, bottom] = [random.between(720, 880), random.between(700, 900)]
  const sway = random.pick([-1, 1]) * random.between(40, 90)
  return [
    [top, 578, 34],
    [top + sway * 0.5, 604, 62],
    [(top + bottom) / 2 + sway, 690, 140],
    [bottom + sway * 0.3, 800, 230],
    [bottom - sway * 0.4, 930, 340],
  ]
}

function woodedHill(brush: Brush): string[] {
  const { palette, random } = brush
  const [far, middle] = palette.ground
  const own = random.fork('hill')
  const top = own.between(600, 1000)
  const crest: Point[] = [
    [0, 500],
    [top - 420, 430],
    [top, 372],
    [top + 400, 436],
    [1600, 492],
  ]
  const wood = scatter(own, {
    count: 46,
    from: 0,
    to: 1600,
    ground: (x) => heightAt(crest, x) + 14,
    height: [30, 62],
    depth: 130,
  })
  return [
    hill(brush, { crest, colours: [mix(far, palette.haze, 0.15), mix(far, middle, 0.6)] }),
    farConifers(wood, mix(palette.conifer, palette.haze, 0.3)),
    haze(brush, { y: 440, height: 190, strength: 0.5 }),
  ]
}

function paved(brush: Brush, course: Course): string[] {
  const { palette, season } = brush
  const isSnowy = season === 'winter'
  const fill = brush.gradient([
    { at: 0, colour: mix(palette.road, palette.haze, 0.55) },
    { at: 1, colour: mix(palette.road, palette.rock, isSnowy ? 0.3 : 0.12) },
  ])
  const kerb = course.map(([x, y, width]) => [x, y, width * 1.22] as const)
  const track = (side: number): Course => course.map(([x, y, width]) => [x + side * width * 0.22, y, width * 0.06])
  return [
    path(ribbon(kerb), isSnowy ? palette.snow : mix(palette.trim, palette.rock, 0.5)),
    path(ribbon(course), fill),
    ...(isSnowy ? [path(ribbon(track(-1)) + ribbon(track(1)), palette.snow, { opacity: 0.4 })] : []),
  ]
}

type Row = (typeof rows)[number]

function houses(
  brush: Brush,
  course: Course,
  { row: [y, scale, offsets], index }: { row: Row; index: number },
): string[] {
  const { random } = brush
  const coats = oldTownCoats(brush, random.fork('coats'))
  const middle = courseAt(course, y)
  // Houses further from the street are drawn first, behind the nearer ones.
  return offsets.toReversed().flatMap((offset, place) =>
    [-1, 1].flatMap((side) => {
      const own = random.fork(`house ${index} ${place} ${side}`)
      const coat = coats[(index * 2 + place * 3 + (side > 0 ? 4 : 0)) % coats.length]
      const x = middle + side * (offset + own.between(-8, 14))
      if (!coat || x < -60 || x > 1660 || (offset > 340 && own.chance(0.22))) return []
      return [
        oldTownHouse(brush, {
          ...coat,
          random: own,
          x,
          y: y + place * -5 + own.between(-4, 4),
          scale: scale * own.between(0.94, 1.04),
          isFar: scale < 0.7,
          mirrored: side > 0,
        }),
      ]
    }),
  )
}

function lamps(brush: Brush, course: Course, y: number): string[] {
  const foot = y + 34
  const scale = (y - 540) / 240
  const middle = courseAt(course, foot)
  const half = (course.findLast((point) => point[1] <= foot)?.[2] ?? 60) * 0.62 + 12 * scale
  return [middle - half, middle + half].map((x) => lamp(brush, { x, y: foot, scale }))
}

/** Knolls in both corners, trees in front of the houses. */
function foreground(brush: Brush, course: Course): string[] {
  const { palette, random, season } = brush
  const own = random.fork('front')
  const corner = (x: number, way: 1 | -1): Point[] => [
    [x, 850],
    [x + way * 170, 842],
    [x + way * 330, 866],
    [x + way * 430, 904],
  ]
  const middle = courseAt(course, 860)
  const feet = [-1, 1].flatMap((side) => [
    { x: middle + side * own.between(440, 500), y: 856, height: own.between(120, 170), leaf: leafOf(brush, own) },
    { x: middle + side * own.between(640, 720), y: 884, height: own.between(140, 190), leaf: leafOf(brush, own) },
  ])
  return [
    hill(brush, { crest: corner(0, 1), colours: palette.front }),
    hill(brush, { crest: corner(1600, -1).toReversed(), colours: palette.front }),
    ...(season === 'winter' || own.chance(0.5) ? conifers(brush, feet) : roundTrees(brush, feet)),
  ]
}
