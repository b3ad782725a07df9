import type { Brush, Scene } from '../brush.ts'
import { maybeMirrored } from '../kit/mirror.ts'
import { banquetChair, banquetTable, bunting, chandelier, stringLights } from '../kit/rooms/banquet.ts'
import { type Interior, interiorOf } from '../kit/rooms/interior.ts'
import { floorPlant, plantKinds } from '../kit/rooms/plants.ts'
import { floor, lightOnFloor, wall } from '../kit/rooms/room.ts'
import { farMountains } from '../kit/rooms/view.ts'
import { archedFrame } from '../kit/rooms/window.ts'
import { type Box, placed } from '../shapes.ts'

/** A hall laid for a feast: round tables with cloths, flowers and chairs in front of tall arched windows. */
export const diningHall: Scene = (brush) => {
  const colours = interiorOf(brush)
  const random = brush.random.fork('hall')
  const count = random.whole(3, 4)
  const width = count === 3 ? 290 : 230
  const gap = (1600 - count * width) / (count + 1)
  const openings = Array.from({ length: count }, (_, index): Box => [gap + index * (width + gap), 110, width, 480])

  return maybeMirrored(brush, [
    farMountains(brush),
    ...wall(brush, colours, { openings, isArched: true }),
    ...openings.flatMap((opening) => archedFrame(colours, opening)),
    ...floor(brush, colours),
    ...lightOnFloor(colours, openings, -180),
    ...ceiling(brush, colours),
    ...tables(brush, colours),
  ])
}

function ceiling(brush: Brush, colours: Interior): string[] {
  const random = brush.random.fork('ceiling')
  const sag = random.between(34, 52)
  switch (random.pick(['lights', 'chandelier', 'bunting'])) {
    case 'lights':
      return stringLights(colours, [
        [-60, 560, sag],
        [540, 1080, sag],
        [1060, 1660, sag],
      ])
    case 'bunting':
      return [...bunting(colours, { from: -20, to: 810, sag }), ...bunting(colours, { from: 790, to: 1620, sag })]
    default:
      return [400, 1200].map((x) => placed(chandelier(colours, 150), { x, y: 0 }))
  }
}

function tables(brush: Brush, colours: Interior): string[] {
  const { season } = brush
  const random = brush.random.fork('tables')
  const runner = random.pick([colours.sage, colours.blush, colours.blue, colours.terracotta])
  const seat = random.pick([colours.cream, colours.wood, colours.blueDeep, colours.tealSoft])
  const sash = seat === colours.cream ? runner : colours.cream
  const shift = random.between(-24, 24)
  const chair = (x: number, y: number, scale: number) => placed(banquetChair(colours, { seat, sash }), { x, y, scale })
  const table = (x: number, y: number, scale: number) =>
    placed(banquetTable(colours, { season, runner }), { x, y, scale })
  const group = ({ x, y, scale, sides }: { x: number; y: number; scale: number; sides: readonly number[] }) => [
    ...sides.map((side) => chair(x + side * 250 * scale, y - 24 * scale, scale)),
    table(x, y, scale),
    ...[-120, 120].map((dx) => chair(x + dx * scale, y + 46 * scale, scale)),
  ]
  return [
    placed(floorPlant(colours, { kind: random.pick(plantKinds), pot: colours.white }), { x: 104, y: 730, scale: 0.8 }),
    placed(floorPlant(colours, { kind: random.pick(plantKinds), pot: colours.white }), { x: 1496, y: 730, scale: 0.8 }),
    ...group({ x: 330 + shift, y: 742, scale: 0.72, sides: [-1] }),
    ...group({ x: 1270 + shift, y: 742, scale: 0.72, sides: [1] }),
    ...group({ x: 800 + shift, y: 814, scale: 1, sides: [-1, 1] }),
  ]
}
