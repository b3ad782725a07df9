import type { Scene } from '../brush.ts'
import { maybeMirrored } from '../kit/mirror.ts'
import { desk, papers, pencils } from '../kit/rooms/desk.ts'
import { interiorOf } from '../kit/rooms/interior.ts'
import { mug } from '../kit/rooms/kitchen.ts'
import { pendant, pendantKinds, tableLamp } from '../kit/rooms/lamps.ts'
import { floorPlant, plantKinds } from '../kit/rooms/plants.ts'
import { floor, lightOnFloor, wall } from '../kit/rooms/room.ts'
import { gardenView } from '../kit/rooms/view.ts'
import { panesOf, windowFrame } from '../kit/rooms/window.ts'
import { clipboard, telephone } from '../kit/trade/papers.ts'
import { type Box, placed } from '../shapes.ts'

/** A desk with a telephone, a list on a clipboard, a lamp and a cup, in front of a window. */
export const reception: Scene = (brush) => {
  const colours = interiorOf(brush)
  const random = brush.random.fork('reception')
  const opening: Box = [brush.composed(560, 300, 760), 90, 560, 320]
  const panes = { columns: 3, bar: undefined }
  const y = 610
  const [at, list, light] = brush.composed([640, 930, 1180], [980, 700, 460], [800, 520, 1120])
  return maybeMirrored(brush, [
    gardenView(brush, opening),
    ...wall(brush, colours, { openings: [opening] }),
    ...windowFrame(colours, opening, panes),
    ...floor(brush, colours, 'boards'),
    ...lightOnFloor(colours, panesOf(opening, panes), -220),
    placed(floorPlant(colours, { kind: random.pick(plantKinds), pot: colours.terracotta }), { x: 170, y: 790 }),
    placed(pendant(colours, { kind: random.pick(pendantKinds), drop: 110, metal: colours.terracotta }), {
      x: 1320,
      y: 0,
    }),
    placed(desk(colours, { width: 1080, height: 210 }), { x: 830, y }),
    placed(telephone(colours, { colour: colours.teal, shade: colours.tealSoft }), { x: at, y, scale: 1.5 }),
    placed(clipboard(colours, { board: colours.oakDeep, done: random.whole(2, 4) }), { x: list, y, scale: 0.95 }),
    placed(tableLamp(colours, colours.terracotta), { x: light, y, scale: 1.25 }),
    placed(mug(colours, colours.blue), { x: at + 210, y, scale: 1.2 }),
    placed(pencils(colours), { x: list + 160, y, scale: 1.3 }),
    placed(papers(colours), { x: light + 110, y, scale: 1.2 }),
  ])
}
