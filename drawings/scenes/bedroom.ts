import type { Brush, Scene } from '../brush.ts'
import { maybeMirrored } from '../kit/mirror.ts'
import { bed, headboardKinds, suitcase } from '../kit/rooms/bed.ts'
import { foldedCloths } from '../kit/rooms/cleaning.ts'
import { picture, rug } from '../kit/rooms/decor.ts'
import { type Interior, interiorOf } from '../kit/rooms/interior.ts'
import { tableLamp } from '../kit/rooms/lamps.ts'
import { floorPlant, plantKinds, vase } from '../kit/rooms/plants.ts'
import { floor, lightOnFloor, wall } from '../kit/rooms/room.ts'
import { nightstand } from '../kit/rooms/tables.ts'
import { mountainView } from '../kit/rooms/view.ts'
import { curtains, panesOf, windowFrame } from '../kit/rooms/window.ts'
import { type Box, placed } from '../shapes.ts'

/** A made bed between two nightstands with lamps, a window next to it, folded towels and a suitcase. */
export const bedroom: Scene = (brush) => {
  const colours = interiorOf(brush)
  const random = brush.random.fork('bedroom')
  const isPanelled = random.chance(0.4)
  const opening: Box = [170, 120, random.between(280, 330), isPanelled ? 320 : 400]
  const panes = { columns: 2, bar: random.chance(0.5) ? 0.42 : undefined }
  const middle = random.between(950, 985)
  const headboard = random.pick(headboardKinds)

  return maybeMirrored(brush, [
    mountainView(brush, opening),
    ...wall(brush, colours, { openings: [opening], panelledFrom: isPanelled ? 490 : undefined }),
    ...windowFrame(colours, opening, panes),
    ...curtains(colours, opening, {
      bottom: 656,
      colour: random.chance(0.5) ? colours.white : colours.linen,
      shade: colours.grey,
    }),
    ...floor(brush, colours),
    ...lightOnFloor(colours, panesOf(opening, panes), 190),
    ...pictures(brush, colours, middle),
    placed(rug(colours, { width: 1020, depth: 130, pattern: random.pick(['border', 'stripes']) }), {
      x: middle,
      y: 806,
    }),
    ...[-402, 402].map((dx) => placed(nightstand(colours), { x: middle + dx, y: 712 })),
    ...[-402, 402].map((dx) => placed(tableLamp(colours, colours.terracotta), { x: middle + dx - 10, y: 554 })),
    placed(bed(colours, headboard), { x: middle, y: 800 }),
    placed(foldedCloths(colours, [colours.blue, colours.linen, colours.clay]), {
      x: middle + random.pick([-150, 150]),
      y: 670,
      scale: 1.5,
    }),
    ...besides(brush, colours, middle),
  ])
}

function pictures({ random }: Brush, colours: Interior, middle: number): string[] {
  const chance = random.fork('pictures')
  if (chance.chance(0.5))
    return [placed(picture(colours, { random: chance, width: 300, height: 190 }), { x: middle, y: 220 })]
  return [-150, 0, 150].map((dx) =>
    placed(picture(colours, { random: chance, width: 124, height: 160 }), { x: middle + dx, y: 220 }),
  )
}

function besides(brush: Brush, colours: Interior, middle: number): string[] {
  const random = brush.random.fork('besides')
  const plant = floorPlant(colours, { kind: random.pick(plantKinds), pot: colours.white })
  return [
    placed(vase(colours, { season: brush.season, glass: colours.blue }), { x: middle + 436, y: 554, scale: 0.62 }),
    placed(plant, { x: 150, y: 800 }),
    placed(suitcase(colours, random.pick([colours.terracotta, colours.blueDeep, colours.sageDeep])), {
      x: 430,
      y: 830,
    }),
  ]
}
