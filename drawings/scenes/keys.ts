import type { Scene } from '../brush.ts'
import { maybeMirrored } from '../kit/mirror.ts'
import { interiorOf } from '../kit/rooms/interior.ts'
import { mug } from '../kit/rooms/kitchen.ts'
import { potPlant } from '../kit/rooms/plants.ts'
import { lightOnWall, wall } from '../kit/rooms/room.ts'
import { gardenView } from '../kit/rooms/view.ts'
import { panesOf, windowFrame } from '../kit/rooms/window.ts'
import { clipboard, keyWithTag } from '../kit/trade/papers.ts'
import { type Box, box, placed } from '../shapes.ts'

/** A key with a tag on a table, beside a clipboard with a finished list, in front of a window. */
export const keys: Scene = (brush) => {
  const colours = interiorOf(brush)
  const random = brush.random.fork('keys')
  const opening: Box = [brush.composed(860, 620, 180), 90, 520, 400]
  const panes = { columns: 2, bar: 0.35 }
  const [key, list, plant] = brush.composed([820, 420, 1330], [460, 1180, 180], [1120, 820, 1420])
  const cloth = random.pick([colours.cream, colours.linen, colours.white])
  return maybeMirrored(brush, [
    gardenView(brush, opening),
    ...wall(brush, colours, { openings: [opening] }),
    ...windowFrame(colours, opening, panes),
    ...lightOnWall(colours, { x: (panesOf(opening, panes)[0]?.[0] ?? 0) > 500 ? 60 : 1000, y: 130 }),
    box([0, 620, 1600, 280], colours.wood),
    box([0, 620, 1600, 16], colours.woodDeep, { opacity: 0.5 }),
    box([0, 760, 1600, 4], colours.woodDeep, { opacity: 0.35 }),
    placed(clipboard(colours, { board: colours.woodDark, done: 6 }), { x: list, y: 700, scale: 1.5 }),
    box([key - 220, 716, 520, 130], cloth, { rx: 18 }),
    placed(keyWithTag(colours), { x: key - 30, y: 772, scale: 1.25 }),
    placed(potPlant(colours, colours.terracotta), { x: plant, y: 700, scale: 1.5 }),
    placed(mug(colours, colours.white), { x: (key + list) / 2, y: 704, scale: 1.3 }),
  ])
}
