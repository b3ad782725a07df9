import type { Brush, Scene } from '../brush.ts'
import { maybeMirrored } from '../kit/mirror.ts'
import { type Interior, interiorOf } from '../kit/rooms/interior.ts'
import { pendant, pendantKinds } from '../kit/rooms/lamps.ts'
import { floor, lightOnFloor, wall } from '../kit/rooms/room.ts'
import { gardenView } from '../kit/rooms/view.ts'
import { panesOf, windowFrame } from '../kit/rooms/window.ts'
import { coil, hungTools, toolbox } from '../kit/trade/tools.ts'
import { type Box, box, circle, placed } from '../shapes.ts'

/** A workbench with an open toolbox, tools on hooks above it, a window at the side. */
export const workbench: Scene = (brush) => {
  const colours = interiorOf(brush)
  const random = brush.random.fork('workbench')
  const opening: Box = [1180, 120, 300, 330]
  const panes = { columns: 2, bar: 0.4 }
  const [colour, shade] = random.pick([
    [colours.terracotta, colours.woodDeep],
    [colours.blueDeep, colours.teal],
    [colours.sageDeep, colours.teal],
  ])
  return maybeMirrored(brush, [
    gardenView(brush, opening),
    ...wall(brush, colours, { openings: [opening] }),
    ...windowFrame(colours, opening, panes),
    ...floor(brush, colours, 'tiles'),
    ...lightOnFloor(colours, panesOf(opening, panes), -200),
    ...board(brush, colours),
    ...bench(colours),
    placed(toolbox(colours, { colour, shade }), { x: brush.composed(700, 460, 820), y: 560, scale: 1.08 }),
    placed(coil(colours), { x: brush.composed(1040, 880, 300), y: 516 }),
    placed(pendant(colours, { kind: random.pick(pendantKinds), drop: 90, metal: colours.teal }), { x: 620, y: 0 }),
  ])
}

function board(brush: Brush, colours: Interior): string[] {
  const random = brush.random.fork('board')
  const names = Object.keys(hungTools) as (keyof typeof hungTools)[] // the keys of the object
  const first = random.whole(0, names.length - 1)
  const hooks = [220, 380, 540, 700, 860, 1020]
  return [
    box([130, 110, 980, 236], colours.oak, { rx: 6 }),
    box([130, 338, 980, 8], colours.oakDeep),
    ...hooks.flatMap((x, index) => {
      const name = names[(first + index) % names.length]
      return name ? [circle([x, 142, 5], colours.ink), placed(hungTools[name](colours), { x, y: 160 })] : []
    }),
  ]
}

function bench(colours: Interior): string[] {
  return [
    box([60, 600, 40, 250], colours.woodDark),
    box([1060, 600, 40, 250], colours.woodDark),
    box([60, 740, 1040, 26], colours.woodDeep),
    box([40, 560, 1080, 34], colours.wood),
    box([40, 594, 1080, 12], colours.woodDeep),
    box([420, 606, 320, 84], colours.oakDeep),
    box([420, 606, 320, 8], colours.ink, { opacity: 0.2 }),
    box([556, 642, 48, 12], colours.steelDeep, { rx: 6 }),
  ]
}
