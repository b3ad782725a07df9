import type { Scene } from '../brush.ts'
import { sky } from '../kit/land/sky.ts'
import { maybeMirrored } from '../kit/mirror.ts'
import { coat, cottage, twoStorey } from '../kit/town/house.ts'
import { modernHouse } from '../kit/town/modern-house.ts'
import { backyards, boundaryTrees } from '../kit/town/neighbourhood.ts'
import { hedge, letterBox, street } from '../kit/town/street.ts'

/** One house with its front garden, trees on both sides, and the pavement in front. */
export const houseFront: Scene = (brush) => {
  const random = brush.random.fork('house front')
  const draw = brush.composed(twoStorey, cottage, modernHouse)
  const x = 800 + random.between(-60, 60)
  return maybeMirrored(brush, [
    ...sky(brush, { horizon: 520 }),
    ...backyards(brush, { lawn: 548 }),
    ...boundaryTrees(brush, {
      random: random.fork('trees'),
      at: [60, 200, 330, 1270, 1410, 1550],
      foot: 676,
      height: [300, 440],
    }),
    draw(brush, { ...coat(brush, random), random, x, y: 712, scale: 1.9, mirrored: random.chance(0.5), yard: 60 }),
    ...hedge(brush, { from: 20, to: x - 470, y: 770 }),
    ...hedge(brush, { from: x + 500, to: 1580, y: 770 }),
    ...street(brush, { y: 818, pavement: 34 }),
    letterBox(brush, { x: x - 440, y: 822, scale: 1.8 }),
  ])
}
