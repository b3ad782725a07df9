import type { Brush } from '../../brush.ts'
import { mix } from '../../colour.ts'
import type { Random } from '../../random.ts'
import { type Box, circle, d, path, placed, stroke } from '../../shapes.ts'
import { polygon } from '../../svg.ts'
import { boxes, door, row, windows } from './facade.ts'
import { drive, plinth, shadow } from './footing.ts'
import { chimney, gabled } from './gabled.ts'

/** A position: the middle of the foot on the sheet, the scale, and the direction it faces. */
export type Site = { x: number; y: number; scale?: number; mirrored?: boolean }

/** A house: its position, palette and source of random numbers. */
export type House = Site & {
  random: Random
  wall: string
  roof: string
  /** Draws a path from the door, and a drive from the garage, this many px down to the pavement. */
  yard?: number
}

/** Walls and roofs that go together. */
export function coat({ palette, season }: Brush, random: Random): { wall: string; roof: string } {
  const [white, clay, cream, blue] = palette.walls
  const [teal, slate, brown] = palette.roofs
  const [wall, roof] = random.pick([
    // White walls would be lost in the snow.
    [season === 'winter' ? cream : white, slate],
    [season === 'winter' ? clay : white, brown],
    [clay, slate],
    [clay, teal],
    [cream, teal],
    [cream, brown],
    [blue, teal],
    [mix(blue, palette.ground[0], 0.6), brown],
  ])
  return { wall, roof }
}

/** One storey, 430 px wide: a gable with two windows, a long side with the door and either a garage or more windows. */
export function cottage(brush: Brush, { random, wall, roof, yard, ...site }: House): string {
  const { palette } = brush
  const gable = random.whole(140, 170)
  const side = random.whole(225, 260)
  const height = random.whole(98, 112)
  const rise = random.whole(66, 86)
  const left = -(gable + side) / 2
  const right = left + gable
  const end = right + side
  const doorAt: Box = [right + 22, -height + 30, 32, height - 30]
  const hasGarage = random.chance(0.45)
  const panes: Box[] = [
    ...row({ from: left, to: right, y: -height + 28, count: 2, width: 38, height: 40 }),
    ...row({ from: doorAt[0] + 34, to: end, y: -height + 30, count: hasGarage ? 0 : 3, width: 38, height: 40 }),
  ]
  return placed(
    [
      shadow(brush, left, end, 38),
      ...drives(brush, { doorAt, yard, garage: hasGarage ? [end - 140, end - 18] : undefined }),
      ...gabled(brush, { x: left, gable, side, height, rise, wall, roof }),
      circle([left + gable / 2, -height - rise * 0.3, 9], mix(wall, palette.ink, 0.35)),
      ...windows(brush, { panes, random, bars: true, frame: 3.5 }),
      ...door(brush, { box: doorAt, colour: doorColour(brush, wall) }),
      ...(hasGarage ? garageDoor(brush, { box: [end - 140, -72, 122, 72], wall }) : []),
      ...chimney(brush, {
        x: right + side * 0.25,
        y: -height - rise,
        width: 17,
        height: 30,
        wall: mix(roof, palette.ink, 0.2),
      }),
      plinth(brush, left, end),
    ],
    site,
  )
}

/** Two storeys, 430 px wide, with a canopy over the door and a garage or a bay. */
export function twoStorey(brush: Brush, { random, wall, roof, yard, ...site }: House): string {
  const { palette } = brush
  const gable = random.whole(160, 184)
  const side = random.whole(225, 262)
  const height = random.whole(144, 156)
  const rise = random.whole(74, 96)
  const left = -(gable + side) / 2
  const right = left + gable
  const end = right + side
  const upper = -height + 24
  const doorAt: Box = [left + 30, -64, 34, 64]
  const hasGarage = random.chance(0.6)
  const dark = mix(roof, palette.ink, 0.32)
  const panes: Box[] = [
    ...row({ from: left, to: right, y: upper, count: 2, width: 36, height: 36 }),
    [right - 74, -64, 44, 38],
    ...row({ from: right, to: end, y: upper, count: 3, width: 36, height: 36 }),
    ...(hasGarage
      ? ([[right + 24, -62, 52, 36]] as const)
      : row({ from: right, to: end, y: -62, count: 3, width: 38, height: 38 })),
  ]
  const canopy = polygon([
    [doorAt[0] - 16, -68],
    [doorAt[0] + 17, -80],
    [doorAt[0] + 50, -68],
  ])
  return placed(
    [
      shadow(brush, left, end, 52),
      ...drives(brush, { doorAt, yard, garage: hasGarage ? [end - 128, end - 16] : undefined }),
      ...gabled(brush, { x: left, gable, side, height, rise, wall, roof }),
      ...windows(brush, { panes, random, bars: true, frame: 3.5 }),
      ...windows(brush, { panes: [[left + gable / 2 - 12, -height - rise * 0.42, 24, 26]], random, frame: 3.5 }),
      ...door(brush, { box: doorAt, colour: doorColour(brush, wall) }),
      path(canopy, brush.season === 'winter' ? palette.snow : dark),
      ...(hasGarage ? garageDoor(brush, { box: [end - 128, -70, 112, 70], wall }) : []),
      ...chimney(brush, {
        x: right + side * 0.2,
        y: -height - rise,
        width: 19,
        height: 36,
        wall: mix(roof, palette.ink, 0.2),
      }),
      plinth(brush, left, end),
    ],
    site,
  )
}

/** A garage door of panels under a small roof. */
export function garageDoor({ palette }: Brush, { box: [x, y, w, h], wall }: { box: Box; wall: string }): string[] {
  const leaf = mix(palette.trim, wall, 0.25)
  const seams = [0.25, 0.5, 0.75].map((share) => d`M${x} ${y + h * share}h${w}`).join('')
  return [
    path(boxes([[x - 4, y - 4, w + 8, h + 4]]), palette.trim),
    path(boxes([[x, y, w, h]]), leaf),
    stroke(seams, mix(leaf, palette.ink, 0.25), 2.5),
    path(boxes([[x, y, w, 9]]), palette.ink, { opacity: 0.16 }),
  ]
}

export function doorColour({ palette }: Brush, wall: string): string {
  return wall === palette.walls[1] ? mix(palette.conifer, palette.ink, 0.2) : palette.accent
}

function drives(
  brush: Brush,
  {
    doorAt: [x, , width],
    yard,
    garage,
  }: { doorAt: Box; yard: number | undefined; garage: [number, number] | undefined },
): string[] {
  if (yard === undefined) return []
  return [
    drive(brush, { from: x, to: x + width, yard }),
    ...(garage ? [drive(brush, { from: garage[0], to: garage[1], yard })] : []),
  ]
}
