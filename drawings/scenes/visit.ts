import type { Scene } from '../brush.ts'
import { sky } from '../kit/land/sky.ts'
import { maybeMirrored } from '../kit/mirror.ts'
import { interiorOf } from '../kit/rooms/interior.ts'
import { coat, cottage, twoStorey } from '../kit/town/house.ts'
import { backyards, boundaryTrees } from '../kit/town/neighbourhood.ts'
import { hedge } from '../kit/town/street.ts'
import { toolbox } from '../kit/trade/tools.ts'
import { van } from '../kit/trade/van.ts'
import { placed } from '../shapes.ts'
import { paint } from './van.ts'

/** A van beside a house, a toolbox on the path to its door. */
export const visit: Scene = (brush) => {
  const random = brush.random.fork('visit')
  const colours = interiorOf(brush)
  const draw = random.pick([cottage, twoStorey])
  return maybeMirrored(brush, [
    ...sky(brush, { horizon: 520 }),
    ...backyards(brush, { lawn: 560 }),
    ...boundaryTrees(brush, {
      random: random.fork('trees'),
      at: [70, 240, 1080, 1260, 1420, 1540],
      foot: 640,
      height: [240, 380],
    }),
    ...hedge(brush, { from: 1000, to: 1600, y: 668 }),
    draw(brush, {
      ...coat(brush, random),
      random,
      x: brush.composed(520, 480, 560),
      y: 700,
      scale: draw === cottage ? 1.9 : 1.7,
      mirrored: random.chance(0.5),
      yard: 118,
    }),
    van(brush, { ...paint(brush), x: 1200, y: 842, scale: 1.3, hasLadder: random.chance(0.7), mirrored: true }),
    placed(toolbox(colours, { colour: colours.terracotta, shade: colours.woodDark }), {
      x: brush.composed(700, 300, 660),
      y: 862,
      scale: 0.52,
    }),
  ])
}
