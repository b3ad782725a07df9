import type { Brush, Scene } from '../brush.ts'
import { maybeMirrored } from '../kit/mirror.ts'
import { bathStool, bathtub, floorTap, toiletries, towelLadder, vanity, wallLamp } from '../kit/rooms/bathroom.ts'
import { foldedCloths, sprayBottle } from '../kit/rooms/cleaning.ts'
import { mirror, rug } from '../kit/rooms/decor.ts'
import { type Interior, interiorOf } from '../kit/rooms/interior.ts'
import { splashback } from '../kit/rooms/kitchen.ts'
import { floorPlant, plantKinds, potPlant } from '../kit/rooms/plants.ts'
import { floor, lightOnFloor, wall } from '../kit/rooms/room.ts'
import { mountainView } from '../kit/rooms/view.ts'
import { panesOf, windowFrame } from '../kit/rooms/window.ts'
import { type Box, box, placed } from '../shapes.ts'

/** A freestanding tub below a window, a basin under a round mirror, towels on a ladder. */
export const bathroom: Scene = (brush) => {
  const colours = interiorOf(brush)
  const random = brush.random.fork('bathroom')
  const middle = random.between(560, 610)
  const width = random.between(380, 470)
  const opening: Box = [middle - width / 2, 84, width, 250]
  const panes = { columns: 2, bar: random.chance(0.4) ? 0.5 : undefined }

  return maybeMirrored(brush, [
    mountainView(brush, opening),
    ...wall(brush, colours, { openings: [opening] }),
    ...splashback(colours, [0, 390, 1600, 274]),
    box([0, 380, 1600, 12], colours.white),
    box([0, 664, 1600, 16], colours.white),
    ...windowFrame(colours, opening, panes),
    ...floor(brush, colours, random.chance(0.6) ? 'tiles' : 'boards'),
    ...lightOnFloor(colours, panesOf(opening, panes), 160),
    ...sillThings(brush, colours, opening),
    placed(floorTap(colours), { x: middle - 330, y: 740, mirrored: true }),
    ...tubSide(brush, colours, middle),
    ...basinSide(brush, colours),
  ])
}

function sillThings({ random }: Brush, colours: Interior, [x, y, width, height]: Box): string[] {
  const chance = random.fork('sill')
  return [
    placed(potPlant(colours, colours.white), { x: x + 40, y: y + height + 12 }),
    ...(chance.chance(0.5)
      ? [placed(potPlant(colours, colours.terracotta), { x: x + width - 50, y: y + height + 12, scale: 0.8 })]
      : []),
  ]
}

function tubSide({ random }: Brush, colours: Interior, middle: number): string[] {
  const chance = random.fork('tub')
  const outside = chance.pick([colours.white, colours.white, colours.sage, colours.blueDeep, colours.terracotta])
  return [
    placed(rug(colours, { width: 480, depth: 70, pattern: chance.pick(['stripes', 'border', 'round']) }), {
      x: middle + 30,
      y: 836,
    }),
    placed(bathtub(colours, { hasFeet: chance.chance(0.5), outside }), { x: middle, y: 776, scale: 1.05 }),
    placed(floorPlant(colours, { kind: chance.pick(plantKinds), pot: colours.terracotta }), { x: 130, y: 800 }),
    placed(bathStool(colours), { x: middle + 370, y: 806 }),
    placed(foldedCloths(colours, [colours.terracotta, colours.blush, colours.blue, colours.linen]), {
      x: middle + 370,
      y: 690,
      scale: 1.1,
    }),
  ]
}

function basinSide({ random }: Brush, colours: Interior): string[] {
  const chance = random.fork('basin')
  const x = 1230
  const front = chance.pick([colours.wood, colours.sage, colours.tealSoft, colours.oak])
  return [
    placed(mirror(colours, { radius: chance.between(96, 112) }), { x, y: 218 }),
    ...[-176, 176].map((dx) => placed(wallLamp(colours), { x: x + dx, y: 220 })),
    placed(vanity(colours, { width: 380, front }), { x, y: 704 }),
    placed(toiletries(colours), { x: x + 140, y: 460 }),
    placed(sprayBottle(colours, colours.blue), { x: x - 150, y: 460 }),
    placed(towelLadder(colours, [colours.textile[1], colours.cream]), { x: 1512, y: 716 }),
  ]
}
