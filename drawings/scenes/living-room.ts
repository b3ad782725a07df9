import type { Brush, Scene } from '../brush.ts'
import { maybeMirrored } from '../kit/mirror.ts'
import { picture, rug } from '../kit/rooms/decor.ts'
import { type Interior, interiorOf } from '../kit/rooms/interior.ts'
import { archLamp, floorLamp } from '../kit/rooms/lamps.ts'
import { floorPlant, plantKinds, potPlant, vase } from '../kit/rooms/plants.ts'
import { floor, lightOnFloor, wall } from '../kit/rooms/room.ts'
import { bookcase, books, sideboard } from '../kit/rooms/shelves.ts'
import { armchair, sofa } from '../kit/rooms/sofa.ts'
import { coffeeTable } from '../kit/rooms/tables.ts'
import { mountainView } from '../kit/rooms/view.ts'
import { curtains, panesOf, windowFrame } from '../kit/rooms/window.ts'
import { type Box, box, placed } from '../shapes.ts'

/** A sofa below a wide window, a low table on a rug, a bookcase or sideboard, a lamp and a plant. */
export const livingRoom: Scene = (brush) => {
  const colours = interiorOf(brush)
  const random = brush.random.fork('room')
  const width = random.between(560, 660)
  const opening: Box = [910 - width / 2, 112, width, 360]
  const panes = { columns: random.whole(2, 3) }
  const middle = 880
  const cloth = random.chance(0.5) ? colours.white : colours.blush
  const shade = random.chance(0.5) ? colours.grey : colours.linen

  return maybeMirrored(brush, [
    mountainView(brush, opening),
    ...wall(brush, colours, { openings: [opening] }),
    ...windowFrame(colours, opening, panes),
    ...curtains(colours, opening, { bottom: 652, colour: cloth, shade }),
    ...floor(brush, colours),
    ...lightOnFloor(colours, panesOf(opening, panes), -150),
    placed(rug(colours, { width: 1060, depth: 118, pattern: random.pick(['border', 'stripes', 'round']) }), {
      x: middle - 20,
      y: 806,
    }),
    ...leftSide(brush, colours),
    ...rightSide(brush, colours),
    placed(sofa(colours, { width: random.between(600, 690), hasThrow: random.chance(0.6) }), { x: middle, y: 756 }),
    placed(coffeeTable(colours), { x: middle - random.between(0, 50), y: 838 }),
    ...tableTop(brush, colours, { x: middle - 30, y: 748 }),
  ])
}

type Spot = { x: number; y: number }

function tableTop({ random, season }: Brush, colours: Interior, { x, y }: Spot): string[] {
  const chance = random.fork('table')
  return [
    chance.chance(0.5)
      ? placed(potPlant(colours, colours.white), { x: x - 10, y: y + 14 })
      : placed(vase(colours, { season, glass: colours.blue }), { x: x - 20, y: y + 14, scale: 0.8 }),
    box([x + 74, y + 2, 100, 10], colours.terracotta),
    box([x + 82, y - 8, 88, 10], colours.white),
    box([x - 150, y + 2, 70, 10], colours.blue, { rx: 5 }),
  ]
}

/** The furniture or pictures left of the sofa. */
function leftSide(brush: Brush, colours: Interior): string[] {
  const random = brush.random.fork('left')
  if (random.chance(0.5)) return [placed(bookcase(colours, random), { x: 240, y: 692 })]
  return [
    placed(picture(colours, { random, width: 150, height: 190 }), { x: 180, y: 246 }),
    placed(picture(colours, { random, width: 130, height: 160 }), { x: 350, y: 262 }),
    placed(sideboard(colours, { width: 320, colour: random.chance(0.5) ? colours.sage : colours.oak }), {
      x: 260,
      y: 700,
    }),
    ...books(colours, { random, x: 300, y: 528, width: 100 }),
    placed(vase(colours, { season: brush.season, glass: colours.blueDeep }), { x: 190, y: 528 }),
  ]
}

function rightSide(brush: Brush, colours: Interior): string[] {
  const random = brush.random.fork('right')
  const plant = floorPlant(colours, {
    kind: random.pick(plantKinds),
    pot: random.chance(0.5) ? colours.white : colours.terracotta,
  })
  if (random.chance(0.35)) {
    return [
      placed(archLamp(colours), { x: 1530, y: 740, mirrored: true }),
      placed(armchair(colours, colours.textile[1]), { x: 1400, y: 800 }),
    ]
  }
  return [
    placed(picture(colours, { random, width: 180, height: 140 }), { x: 1486, y: 196 }),
    placed(floorLamp(colours), { x: 1326, y: 730 }),
    placed(plant, { x: 1472, y: 800 }),
  ]
}
