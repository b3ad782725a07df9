import type { Brush, Scene } from '../brush.ts'
import { maybeMirrored } from '../kit/mirror.ts'
import { rug } from '../kit/rooms/decor.ts'
import { type Interior, interiorOf } from '../kit/rooms/interior.ts'
import { pendant, pendantKinds } from '../kit/rooms/lamps.ts'
import { floorPlant, plantKinds, vase } from '../kit/rooms/plants.ts'
import { floor, lightOnFloor, lightOnWall, wall } from '../kit/rooms/room.ts'
import {
  clothesRail,
  drawers,
  foldedPiles,
  handbag,
  pouf,
  shoes,
  standingMirror,
  storageBoxes,
} from '../kit/rooms/wardrobe.ts'
import { type Box, box, placed } from '../shapes.ts'

const top = 96
const bottom = 700
const left = 330
const right = 1300

/** An open wardrobe in good order: clothes on rails, folded piles, boxes, shoes, drawers. */
export const closet: Scene = (brush) => {
  const colours = interiorOf(brush)
  const random = brush.random.fork('closet')
  const kind = random.pick(pendantKinds)
  const wood = random.pick([colours.white, colours.white, colours.sage, colours.blueDeep, colours.tealSoft])

  return maybeMirrored(brush, [
    ...wall(brush, colours, { openings: [] }),
    ...floor(brush, colours),
    ...lightOnWall(colours, { x: 60, y: 120 }),
    ...lightOnFloor(
      colours,
      [
        [260, 0, 220, 0],
        [520, 0, 220, 0],
      ],
      260,
    ),
    box([left - 6, bottom - 2, right - left + 26, 12], colours.ink, { opacity: 0.14 }),
    ...wardrobe(brush, colours, wood),
    placed(rug(colours, { width: 700, depth: 100, pattern: random.pick(['round', 'stripes', 'border']) }), {
      x: 800,
      y: 814,
    }),
    placed(pouf(colours, colours.textile[0]), { x: random.between(640, 900), y: 838 }),
    ...beside(brush, colours),
    placed(pendant(colours, { kind, drop: 150, metal: colours.terracotta }), { x: 1450, y: 0 }),
  ])
}

function wardrobe(brush: Brush, colours: Interior, wood: string): string[] {
  const random = brush.random.fork('compartments')
  const width = (right - left - 16) / 3
  const kinds = random.pick<readonly Fitting['kind'][]>([
    ['long', 'shelves', 'double'],
    ['double', 'shelves', 'long'],
    ['double', 'long', 'shelves'],
    ['shelves', 'double', 'long'],
  ])
  return [
    box([left, top, right - left, bottom - top], wood),
    ...kinds.flatMap((kind, index) => {
      const compartment: Box = [left + 16 + index * width, top + 16, width - 16, bottom - top - 40]
      return fitted(brush, colours, { kind, compartment, wood, name: `compartment ${index}` })
    }),
    box([left, top, right - left, 8], colours.white, { opacity: 0.35 }),
  ]
}

type Fitting = { kind: 'long' | 'double' | 'shelves'; compartment: Box; wood: string; name: string }

function fitted(brush: Brush, colours: Interior, { kind, compartment, wood, name }: Fitting): string[] {
  const random = brush.random.fork(name)
  const [x, y, width, height] = compartment
  const back = [
    box(compartment, colours.woodDeep, { opacity: 0.42 }),
    box([x, y, width, 10], colours.ink, { opacity: 0.14 }),
  ]
  const board = (at: number) => box([x, at, width, 12], wood)
  const glow = colours.lampsLit ? [box([x, y, width, height], colours.lamplight, { opacity: 0.16 })] : []
  switch (kind) {
    case 'long':
      return [
        ...back,
        ...glow,
        ...storageBoxes(colours, { x, y: y + 92, width, height: 70, tint: colours.linen }),
        board(y + 92),
        ...clothesRail(colours, { random, box: [x, y + 104, width, 340] }),
        board(y + 456),
        ...shoes(colours, { random, x, y: y + height, width }),
      ]
    case 'double':
      return [
        ...back,
        ...glow,
        ...clothesRail(colours, { random, box: [x, y, width, 262] }),
        board(y + 264),
        ...clothesRail(colours, { random, box: [x, y + 276, width, 200] }),
        board(y + 474),
        ...storageBoxes(colours, { x, y: y + height, width, height: 66, tint: colours.blush }),
      ]
    case 'shelves':
      return [
        ...back,
        ...glow,
        ...handbag(colours, { x: x + 64, y: y + 100, tint: colours.terracotta }),
        ...handbag(colours, { x: x + 170, y: y + 100, tint: colours.tealSoft }),
        placed(vase(colours, { season: brush.season, glass: colours.blue }), {
          x: x + width - 50,
          y: y + 100,
          scale: 0.52,
        }),
        board(y + 100),
        ...foldedPiles(colours, { random, x, y: y + 204, width }),
        board(y + 204),
        ...foldedPiles(colours, { random, x, y: y + 304, width }),
        board(y + 304),
        ...drawers(colours, { box: [x, y + 318, width, 136], count: 2, colour: wood }),
        board(y + 456),
        ...shoes(colours, { random, x, y: y + height, width }),
      ]
  }
}

function beside({ random }: Brush, colours: Interior): string[] {
  const chance = random.fork('beside')
  const plant = floorPlant(colours, { kind: chance.pick(plantKinds), pot: colours.white })
  return [
    placed(standingMirror(colours), { x: 1450, y: 720 }),
    placed(plant, { x: 170, y: 790 }),
    ...(chance.chance(0.5)
      ? storageBoxes(colours, { x: 1390, y: 812, width: 160, height: 80, tint: colours.linen })
      : []),
  ]
}
