import type { Brush, Scene } from '../brush.ts'
import { maybeMirrored } from '../kit/mirror.ts'
import { sideChair } from '../kit/rooms/chairs.ts'
import { picture, rug } from '../kit/rooms/decor.ts'
import { type Interior, interiorOf } from '../kit/rooms/interior.ts'
import { baseCabinets, cooker, crockeryShelf, hood, kettle, splashback } from '../kit/rooms/kitchen.ts'
import { floorLamp, pendant, pendantKinds } from '../kit/rooms/lamps.ts'
import { floorPlant, plantKinds, vase } from '../kit/rooms/plants.ts'
import { floor, lightOnFloor, wall } from '../kit/rooms/room.ts'
import { wallShelf } from '../kit/rooms/shelves.ts'
import { sofa } from '../kit/rooms/sofa.ts'
import { bistroTable } from '../kit/rooms/tables.ts'
import { cityView } from '../kit/rooms/view.ts'
import { curtains, panesOf, windowFrame } from '../kit/rooms/window.ts'
import { type Box, box, d, placed, stroke } from '../shapes.ts'

/** One room with a kitchenette, a table for two in front of a tall balcony window with a view of a town, and a sofa. */
export const apartment: Scene = (brush) => {
  const colours = interiorOf(brush)
  const random = brush.random.fork('apartment')
  const opening: Box = [590, 92, random.between(400, 450), 566]
  const panes = { columns: random.whole(2, 3), bar: random.chance(0.5) ? 0.2 : undefined }
  const isDark = random.chance(0.5)
  const middle = opening[0] + opening[2] / 2
  const front = random.pick([colours.sage, colours.blueDeep, colours.sageDeep, colours.oak])

  return maybeMirrored(brush, [
    cityView(brush, opening),
    ...railing(colours, opening),
    ...wall(brush, colours, { openings: [opening] }),
    ...windowFrame(colours, opening, { ...panes, isDark, hasSill: false }),
    ...(random.chance(0.6)
      ? curtains(colours, opening, { bottom: 672, colour: colours.white, shade: colours.grey })
      : []),
    ...floor(brush, colours),
    ...lightOnFloor(colours, panesOf(opening, panes), -120),
    ...kitchenette(brush, colours, front),
    ...sittingCorner(brush, colours),
    placed(rug(colours, { width: 560, depth: 90, pattern: 'round' }), { x: middle - 10, y: 808 }),
    ...tableForTwo(brush, colours, middle),
  ])
}

/** The railing of a balcony, outside. */
function railing(colours: Interior, [x, y, width, height]: Box): string[] {
  const top = y + height - 190
  const bars = Array.from(
    { length: Math.floor(width / 22) },
    (_, index) => d`M${x + 11 + index * 22} ${top}V${y + height}`,
  )
  return [
    stroke(bars.join(''), colours.ink, 4, { opacity: 0.55 }),
    box([x, top - 8, width, 9], colours.ink, { opacity: 0.75 }),
  ]
}

function kitchenette(brush: Brush, colours: Interior, front: string): string[] {
  const random = brush.random.fork('kitchenette')
  return [
    ...splashback(colours, [0, 400, 476, 80]),
    ...baseCabinets(colours, { box: [-20, 500, 480, 194], doors: 4, colour: front }),
    placed(cooker(colours, { width: 160, height: 192 }), { x: 176, y: 502 }),
    placed(hood(colours, 180), { x: 176, y: 250 }),
    placed(kettle(colours, colours.terracotta), { x: 200, y: 482 }),
    placed(crockeryShelf(colours, { random, width: 150 }), { x: 300, y: 220 }),
    placed(crockeryShelf(colours, { random, width: 150 }), { x: 300, y: 340 }),
    placed(vase(colours, { season: brush.season, glass: colours.blue }), { x: 390, y: 480, scale: 0.7 }),
  ]
}

function sittingCorner({ random }: Brush, colours: Interior): string[] {
  const chance = random.fork('sitting')
  const onWall = chance.chance(0.5)
    ? [placed(picture(colours, { random: chance, width: 240, height: 170 }), { x: 1290, y: 250 })]
    : [
        placed(wallShelf(colours, { random: chance, width: 240 }), { x: 1170, y: 230 }),
        placed(wallShelf(colours, { random: chance, width: 200 }), { x: 1220, y: 370 }),
      ]
  return [
    ...onWall,
    placed(floorLamp(colours), { x: 1532, y: 716, scale: 0.94 }),
    placed(sofa(colours, { width: 400, hasThrow: chance.chance(0.4) }), { x: 1290, y: 748, scale: 0.98 }),
    placed(floorPlant(colours, { kind: chance.pick(plantKinds), pot: colours.white }), { x: 540, y: 770, scale: 0.74 }),
  ]
}

function tableForTwo({ random, season }: Brush, colours: Interior, middle: number): string[] {
  const chance = random.fork('table')
  const seat = colours.textile[1]
  const y = 832
  return [
    placed(
      pendant(colours, {
        kind: chance.pick(pendantKinds),
        drop: 250,
        metal: chance.pick([colours.terracotta, colours.teal]),
      }),
      { x: middle, y: 0 },
    ),
    placed(sideChair(colours, seat), { x: middle - 170, y: y - 6 }),
    placed(sideChair(colours, seat), { x: middle + 170, y: y - 6, mirrored: true }),
    placed(bistroTable(colours, 118), { x: middle, y }),
    placed(vase(colours, { season, glass: colours.blue }), { x: middle - 14, y: y - 186, scale: 0.8 }),
  ]
}
