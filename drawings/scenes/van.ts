import type { Brush, Scene } from '../brush.ts'
import { sky } from '../kit/land/sky.ts'
import { maybeMirrored } from '../kit/mirror.ts'
import { coat, cottage, twoStorey } from '../kit/town/house.ts'
import { backyards, boundaryTrees } from '../kit/town/neighbourhood.ts'
import { hedge, lamp, street } from '../kit/town/street.ts'
import { van as drawVan } from '../kit/trade/van.ts'

/** A van at the kerb of a street, houses and trees behind it. */
export const van: Scene = (brush) => {
  const random = brush.random.fork('van')
  const x = brush.composed(560, 1010, 780) + random.between(-40, 40)
  return maybeMirrored(brush, [
    ...sky(brush, { horizon: 500 }),
    ...backyards(brush, { lawn: 520 }),
    ...boundaryTrees(brush, {
      random: random.fork('trees'),
      at: [60, 230, 470, 690, 930, 1180, 1400, 1560],
      foot: 596,
      height: [190, 300],
    }),
    ...houses(brush),
    ...hedge(brush, { from: 0, to: random.between(120, 260), y: 668 }),
    ...hedge(brush, { from: random.between(1330, 1440), to: 1600, y: 668 }),
    ...street(brush, { y: 690, pavement: 30 }),
    lamp(brush, { x: x > 800 ? 330 : 1330, y: 708, scale: 2.1 }),
    drawVan(brush, { ...paint(brush), x, y: 842, scale: 1.5, hasLadder: random.chance(0.6) }),
  ])
}

/** A light body with a stripe, so that the van is seen by day and night. */
export function paint({ palette, random }: Brush): { colour: string; stripe: string } {
  const stripe = random.fork('paint').pick([palette.accent, palette.roofs[0], palette.roofs[1]])
  return { colour: palette.trim, stripe }
}

function houses(brush: Brush): string[] {
  const random = brush.random.fork('houses')
  const kinds = random.pick([
    [cottage, twoStorey, cottage],
    [twoStorey, cottage, twoStorey],
  ])
  return kinds.map((draw, index) => {
    const own = random.fork(`house ${index}`)
    return draw(brush, {
      ...coat(brush, own),
      random: own,
      x: 270 + index * 530 + own.between(-20, 20),
      y: 622,
      scale: 0.86,
      mirrored: own.chance(0.4),
      yard: 78,
    })
  })
}
