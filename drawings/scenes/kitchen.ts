import type { Brush, Scene } from '../brush.ts'
import { maybeMirrored } from '../kit/mirror.ts'
import { stool } from '../kit/rooms/chairs.ts'
import { foldedCloths, sprayBottle } from '../kit/rooms/cleaning.ts'
import { type Interior, interiorOf } from '../kit/rooms/interior.ts'
import {
  baseCabinets,
  cooker,
  crockery,
  crockeryShelf,
  fridge,
  fruitBowl,
  hood,
  island,
  kettle,
  mug,
  slimHood,
  splashback,
  tap,
  wallCabinets,
} from '../kit/rooms/kitchen.ts'
import { pendant, pendantKinds } from '../kit/rooms/lamps.ts'
import { potPlant, vase } from '../kit/rooms/plants.ts'
import { floor, lightOnFloor, wall } from '../kit/rooms/room.ts'
import { mountainView } from '../kit/rooms/view.ts'
import { panesOf, windowFrame } from '../kit/rooms/window.ts'
import { type Box, placed } from '../shapes.ts'

/** The y of the top of the worktops. */
const worktop = 490

/** Fitted cupboards with a sink below a window, and an island with stools in front of them. */
export const kitchen: Scene = (brush) => {
  const colours = interiorOf(brush)
  const random = brush.random.fork('kitchen')
  const opening: Box = [720, 96, random.between(430, 500), 280]
  const right = opening[0] + opening[2]
  const panes = { columns: 2, bar: random.chance(0.6) ? random.pick([0.4, 0.5]) : undefined }
  const front = random.pick([colours.sage, colours.blueDeep, colours.sageDeep, colours.oak, colours.tealSoft])
  const metal = random.pick([colours.teal, colours.terracotta])
  const hasCupboard = brush.random.fork('pipe').chance(0.5)
  // Without a hood that would cover the lamps, the island is further from the cooker.
  const islandMiddle = random.between(880, 960) + (hasCupboard ? 120 : 0)

  return maybeMirrored(brush, [
    mountainView(brush, opening),
    ...wall(brush, colours, { openings: [opening] }),
    ...splashback(colours, [250, 410, 1350, 66]),
    ...windowFrame(colours, opening, { ...panes, hasSill: false }),
    ...floor(brush, colours, random.chance(0.3) ? 'tiles' : 'boards'),
    ...lightOnFloor(colours, panesOf(opening, panes), -330),
    ...cookingSide(brush, colours, { front, hasCupboard }),
    ...sinkSide(brush, colours, { front, left: opening[0], right }),
    ...pendants(brush, colours, { metal, middle: islandMiddle }),
    placed(island(colours, { width: 720, fill: colours.cream }), { x: islandMiddle, y: 628 }),
    ...islandTop(brush, colours, islandMiddle),
    ...stools(colours, { count: random.whole(2, 3), middle: islandMiddle - 115 }),
  ])
}

function stools(colours: Interior, { count, middle }: { count: number; middle: number }): string[] {
  return Array.from({ length: count }, (_, index) =>
    placed(stool(colours, colours.textile[0]), { x: middle + (index - (count - 1) / 2) * 136, y: 884 }),
  )
}

type CookingSide = { front: string; hasCupboard: boolean }

function cookingSide(brush: Brush, colours: Interior, { front, hasCupboard }: CookingSide): string[] {
  const random = brush.random.fork('cooking')
  const isShelved = random.chance(0.5)
  return [
    ...baseCabinets(colours, { box: [270, worktop + 20, 400, 186], doors: 3, colour: front }),
    placed(cooker(colours, { width: 190, height: 186 }), { x: 480, y: worktop + 20 }),
    // Below a cupboard rather than up to the ceiling: an object over the middle of the sheet then cuts off no pipe.
    ...(hasCupboard
      ? [
          ...wallCabinets(colours, { box: [384, 120, 192, 126], doors: 2, colour: front }),
          placed(slimHood(colours, 200), { x: 480, y: 276 }),
        ]
      : [placed(hood(colours, 200), { x: 480, y: 290 })]),
    placed(kettle(colours, colours.terracotta), { x: 520, y: worktop }),
    placed(fridge(colours, random.pick([colours.white, colours.steel, colours.blue])), { x: 150, y: 704 }),
    isShelved
      ? placed(crockeryShelf(colours, { random, width: 120 }), { x: 256, y: 330 })
      : placed(wallCabinets(colours, { box: [0, 0, 110, 220], doors: 1, colour: front }), { x: 262, y: 130 }),
  ]
}

type SinkSide = { front: string; left: number; right: number }

function sinkSide(brush: Brush, colours: Interior, { front, left, right }: SinkSide): string[] {
  const random = brush.random.fork('sink')
  const room = 1600 - right - 60
  const isShelved = random.chance(0.5)
  return [
    ...baseCabinets(colours, { box: [670, worktop + 20, 960, 186], doors: 6, colour: front }),
    placed(tap(colours), { x: (left + right) / 2 - 20, y: worktop }),
    placed(sprayBottle(colours, colours.blue), { x: right - 60, y: worktop }),
    placed(foldedCloths(colours, [colours.terracotta, colours.linen, colours.sage]), { x: right - 130, y: worktop }),
    placed(potPlant(colours, colours.terracotta), { x: left + 60, y: worktop }),
    placed(crockery(colours), { x: right + 120, y: worktop }),
    ...(isShelved
      ? [
          placed(crockeryShelf(colours, { random, width: room }), { x: right + 50, y: 220 }),
          placed(crockeryShelf(colours, { random, width: room }), { x: right + 50, y: 350 }),
        ]
      : wallCabinets(colours, { box: [right + 50, 110, room + 20, 230], doors: 3, colour: front })),
  ]
}

function pendants(
  { random }: Brush,
  colours: Interior,
  { metal, middle }: { metal: string; middle: number },
): string[] {
  const kind = random.fork('pendants').pick(pendantKinds)
  return [-170, 170].map((dx) => placed(pendant(colours, { kind, drop: 170, metal }), { x: middle + dx, y: 0 }))
}

function islandTop({ random, season }: Brush, colours: Interior, middle: number): string[] {
  const chance = random.fork('island')
  return [
    placed(fruitBowl(colours), { x: middle + chance.between(-60, 20), y: 628 }),
    placed(mug(colours, colours.white), { x: middle + 250, y: 628 }),
    chance.chance(0.6)
      ? placed(vase(colours, { season, glass: colours.blue }), { x: middle - 230, y: 628 })
      : placed(potPlant(colours, colours.white), { x: middle - 220, y: 628 }),
  ]
}
