import type { Brush, Scene } from '../brush.ts'
import { maybeMirrored } from '../kit/mirror.ts'
import { broom, bucket, foldedCloths, mopInBucket, sprayBottle } from '../kit/rooms/cleaning.ts'
import { picture, rug } from '../kit/rooms/decor.ts'
import { basket } from '../kit/rooms/entrance.ts'
import { type Interior, interiorOf } from '../kit/rooms/interior.ts'
import { baseCabinets, splashback, tap, wallCabinets } from '../kit/rooms/kitchen.ts'
import { detergent, dryingRail, ironingBoard, laundryBasket, washer } from '../kit/rooms/laundry.ts'
import { floorPlant, plantKinds, potPlant, vase } from '../kit/rooms/plants.ts'
import { floor, lightOnFloor, wall } from '../kit/rooms/room.ts'
import { mountainView } from '../kit/rooms/view.ts'
import { foldedPiles, storageBoxes } from '../kit/rooms/wardrobe.ts'
import { panesOf, windowFrame } from '../kit/rooms/window.ts'
import { type Box, box, placed } from '../shapes.ts'

const worktop = 400

/** A washer and a dryer below a worktop, a sink below a window, folded linen on shelves, a basket of washing. */
export const laundryRoom: Scene = (brush) => {
  const colours = interiorOf(brush)
  const random = brush.random.fork('laundry')
  const opening: Box = [880, 84, random.between(300, 360), 230]
  const panes = { columns: 2, bar: random.chance(0.4) ? 0.5 : undefined }
  const front = random.pick([colours.sage, colours.blueDeep, colours.tealSoft, colours.oak])

  return maybeMirrored(brush, [
    mountainView(brush, opening),
    ...wall(brush, colours, { openings: [opening] }),
    ...splashback(colours, [300, 340, 1000, 60]),
    ...windowFrame(colours, opening, { ...panes, hasSill: false }),
    ...floor(brush, colours, random.chance(0.7) ? 'tiles' : 'boards'),
    ...lightOnFloor(colours, panesOf(opening, panes), -220),
    ...machines(brush, colours, front),
    ...sink(brush, colours, { front, opening }),
    ...shelves(brush, colours, front),
    ...rightSide(brush, colours),
    placed(rug(colours, { width: 620, depth: 86, pattern: random.pick(['stripes', 'border']) }), { x: 640, y: 800 }),
    placed(laundryBasket(colours), { x: random.between(520, 720), y: 818, scale: 1.1 }),
    ...leftSide(brush, colours),
  ])
}

function machines({ random }: Brush, colours: Interior, front: string): string[] {
  const chance = random.fork('machines')
  const colour = chance.pick([colours.white, colours.white, colours.steel])
  const running = chance.whole(0, 1)
  return [
    box([316, worktop, 484, 306], front),
    box([316, worktop, 484, 306], colours.ink, { opacity: 0.3 }),
    ...[440, 676].map((x, index) => placed(washer(colours, { colour, isRunning: index === running }), { x, y: 706 })),
  ]
}

function sink(
  { random, season }: Brush,
  colours: Interior,
  { front, opening: [x, , width] }: { front: string; opening: Box },
): string[] {
  const chance = random.fork('sink')
  const tints = [colours.blue, colours.terracotta, colours.sage] as const
  return [
    ...baseCabinets(colours, { box: [800, worktop + 20, 470, 286], doors: 3, colour: front }),
    box([302, worktop, 984, 18], colours.white),
    box([302, worktop + 18, 984, 6], colours.steelDeep, { opacity: 0.5 }),
    placed(tap(colours), { x: x + width / 2 - 26, y: worktop, scale: 1.1 }),
    placed(foldedCloths(colours, [colours.blue, colours.linen, colours.clay, colours.linen, colours.sage]), {
      x: 400,
      y: worktop,
      scale: 1.3,
    }),
    placed(detergent(colours, chance.pick(tints)), { x: 560, y: worktop }),
    placed(detergent(colours, chance.pick(tints)), { x: 630, y: worktop, scale: 0.84 }),
    placed(sprayBottle(colours, colours.blue), { x: 700, y: worktop, scale: 1.1 }),
    placed(potPlant(colours, colours.terracotta), { x: 850, y: worktop }),
    placed(vase(colours, { season, glass: colours.blueDeep }), { x: 1240, y: worktop, scale: 0.78 }),
  ]
}

function shelves({ random }: Brush, colours: Interior, front: string): string[] {
  const chance = random.fork('shelves')
  if (chance.chance(0.4)) {
    return [...wallCabinets(colours, { box: [320, 70, 480, 170], doors: 4, colour: front }), ...dryingHint(colours)]
  }
  const board = (y: number) => [box([320, y, 480, 12], colours.wood), box([320, y + 12, 480, 4], colours.woodDeep)]
  return [
    ...storageBoxes(colours, { x: 330, y: 150, width: 230, height: 74, tint: colours.linen }),
    ...foldedPiles(colours, { random: chance, x: 570, y: 150, width: 220 }),
    ...board(150),
    ...foldedPiles(colours, { random: chance, x: 330, y: 270, width: 220 }),
    ...storageBoxes(colours, { x: 560, y: 270, width: 230, height: 66, tint: colours.blue }),
    ...board(270),
  ]
}

/** A narrow rail under cupboards with cloths over it. */
function dryingHint(colours: Interior): string[] {
  return [
    box([330, 262, 460, 6], colours.steelDeep),
    box([370, 262, 60, 66], colours.terracotta),
    box([450, 262, 54, 52], colours.cream),
    box([690, 262, 60, 60], colours.blue),
  ]
}

function rightSide({ random }: Brush, colours: Interior): string[] {
  const chance = random.fork('right')
  if (chance.chance(0.5)) {
    return [
      placed(dryingRail(colours, { random: chance, width: 260 }), { x: 1310, y: 190 }),
      placed(ironingBoard(colours), { x: 1400, y: 780, scale: 1.12 }),
    ]
  }
  return [
    placed(dryingRail(colours, { random: chance, width: 250 }), { x: 1320, y: 150 }),
    placed(basket(colours), { x: 1340, y: 724, scale: 1.25 }),
    placed(mopInBucket(colours, colours.blueDeep), { x: 1500, y: 800 }),
  ]
}

function leftSide({ random }: Brush, colours: Interior): string[] {
  const chance = random.fork('left')
  return [
    placed(broom(colours), { x: 250, y: 716, scale: 1.1 }),
    ...(chance.chance(0.5)
      ? [placed(floorPlant(colours, { kind: chance.pick(plantKinds), pot: colours.white }), { x: 140, y: 770 })]
      : [
          placed(bucket(colours, colours.terracotta), { x: 130, y: 760, scale: 1.1 }),
          placed(picture(colours, { random: chance, width: 140, height: 180 }), { x: 118, y: 210 }),
        ]),
  ]
}
