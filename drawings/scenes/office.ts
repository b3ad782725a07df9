import type { Brush, Scene } from '../brush.ts'
import { maybeMirrored } from '../kit/mirror.ts'
import { officeChair } from '../kit/rooms/chairs.ts'
import { sprayBottle } from '../kit/rooms/cleaning.ts'
import { desk, monitor, papers, pencils, whiteboard } from '../kit/rooms/desk.ts'
import { type Interior, interiorOf } from '../kit/rooms/interior.ts'
import { mug } from '../kit/rooms/kitchen.ts'
import { pendant, pendantKinds, tableLamp } from '../kit/rooms/lamps.ts'
import { floorPlant, plantKinds, potPlant } from '../kit/rooms/plants.ts'
import { floor, lightOnFloor, lightOnWall, wall } from '../kit/rooms/room.ts'
import { bookcase, sideboard } from '../kit/rooms/shelves.ts'
import { cityView, mountainView } from '../kit/rooms/view.ts'
import { panesOf, windowFrame } from '../kit/rooms/window.ts'
import { type Box, box, placed } from '../shapes.ts'

/** Two rows of desks with screens and chairs in front of a wide window. */
export const office: Scene = (brush) => {
  const colours = interiorOf(brush)
  const random = brush.random.fork('office')
  const opening: Box = [random.between(560, 640), 100, random.between(800, 860), 380]
  const panes = { columns: random.whole(3, 4), bar: random.chance(0.6) ? 0.22 : undefined }
  const isInCity = random.chance(0.7)
  const metal = random.pick([colours.terracotta, colours.teal, colours.sageDeep])

  return maybeMirrored(brush, [
    isInCity ? cityView(brush, opening) : mountainView(brush, opening),
    ...wall(brush, colours, { openings: [opening] }),
    box([0, 0, 1600, 26], colours.white),
    box([0, 26, 1600, 6], colours.grey),
    ...windowFrame(colours, opening, { ...panes, isDark: true }),
    ...floor(brush, colours, random.chance(0.65) ? 'tiles' : 'boards'),
    ...lightOnFloor(colours, panesOf(opening, panes), -240),
    ...leftSide(brush, colours),
    ...pendants(brush, colours, { opening, metal }),
    ...backRow(brush, colours),
    ...frontRow(brush, colours),
  ])
}

function leftSide(brush: Brush, colours: Interior): string[] {
  const random = brush.random.fork('left')
  const plant = floorPlant(colours, {
    kind: random.pick(plantKinds),
    pot: random.chance(0.5) ? colours.terracotta : colours.white,
  })
  if (random.chance(0.4)) {
    return [placed(bookcase(colours, random), { x: 230, y: 694 }), placed(plant, { x: 470, y: 760 })]
  }
  const bars = Array.from({ length: 4 }, () => random.between(30, 100))
  return [
    ...(random.chance(0.7)
      ? [placed(whiteboard(colours, bars), { x: 300, y: 270 })]
      : lightOnWall(colours, { x: 130, y: 130 })),
    placed(sideboard(colours, { width: 300, colour: colours.sage }), { x: 270, y: 704 }),
    placed(potPlant(colours, colours.terracotta), { x: 170, y: 532 }),
    placed(papers(colours), { x: 350, y: 532 }),
    placed(plant, { x: 510, y: 780 }),
  ]
}

function pendants(
  { random }: Brush,
  colours: Interior,
  { opening: [x, , width], metal }: { opening: Box; metal: string },
): string[] {
  const kind = random.fork('pendants').pick(pendantKinds)
  return [0.18, 0.5, 0.82].map((share) =>
    placed(pendant(colours, { kind, drop: 150, metal }), { x: x + width * share, y: 0 }),
  )
}

function backRow(brush: Brush, colours: Interior): string[] {
  const y = 604
  const at = [860, 1130, 1400] as const
  return [
    placed(desk(colours, { width: 830, height: 112 }), { x: 1130, y }),
    ...at.map((x) => placed(monitor(brush, colours), { x, y, scale: 0.84 })),
    placed(tableLamp(colours, colours.teal), { x: 990, y, scale: 0.7 }),
    placed(potPlant(colours, colours.white), { x: 1262, y, scale: 0.7 }),
    ...at.map((x, index) =>
      placed(officeChair(colours, index % 2 === 0 ? colours.terracotta : colours.blueDeep), {
        x: x + 12,
        y: 742,
        scale: 0.82,
      }),
    ),
  ]
}

function frontRow(brush: Brush, colours: Interior): string[] {
  const random = brush.random.fork('front')
  const y = 740
  const chairs = [colours.teal, colours.blueDeep, colours.terracotta] as const
  return [
    placed(desk(colours, { width: 900, height: 150 }), { x: 1090, y }),
    ...[840, 1320].map((x) => placed(monitor(brush, colours), { x, y, scale: 1.1 })),
    placed(pencils(colours), { x: 700, y }),
    placed(papers(colours), { x: 990, y }),
    placed(mug(colours, colours.white), { x: 1120, y }),
    random.chance(0.6) ? placed(sprayBottle(colours, colours.blue), { x: 1196, y }) : '',
    placed(potPlant(colours, colours.terracotta), { x: 1476, y }),
    ...[850, 1310].map((x) => placed(officeChair(colours, random.pick(chairs)), { x, y: 936, scale: 1.1 })),
  ]
}
