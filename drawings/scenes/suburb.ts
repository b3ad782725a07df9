import type { Brush, Scene } from '../brush.ts'
import { maybeMirrored } from '../kit/mirror.ts'
import { backdrop } from '../kit/town/backdrop.ts'
import { coat, cottage, type House, twoStorey } from '../kit/town/house.ts'
import { modernHouse } from '../kit/town/modern-house.ts'
import { backyards, boundaryTrees } from '../kit/town/neighbourhood.ts'
import { hedge, letterBox, street } from '../kit/town/street.ts'

const foot = 690
const pavement = 776

/** Three family houses behind front gardens along a street, trees between them, mountains beyond. */
export const suburb: Scene = (brush) => {
  const { random } = brush
  const composition = brush.composition
  // Compositions: mountains low, distant, or high above the roofs; trees at every boundary, or a few large ones.
  const [top, low] = brush.composed([235, 440], [300, 430], [150, 470])
  return maybeMirrored(brush, [
    ...backdrop(brush, { top, low, base: 590, summits: [4, 6], distance: 2 }),
    ...backyards(brush, { lawn: 584 }),
    ...boundaryTrees(brush, {
      random: random.fork('back trees'),
      at: [30, 190, 545, 590, 1060, 1110, 1440, 1585],
      foot: 656,
      height: composition === 1 ? [290, 380] : [240, 310],
      share: composition === 2 ? 0.5 : 0.8,
    }),
    ...houses(brush),
    ...street(brush, { y: pavement }),
    letterBox(brush, { x: random.fork('letters').pick([440, 700, 920]), y: pavement + 2 }),
    ...boundaryTrees(brush, {
      random: random.fork('front trees'),
      at: brush.composed([40, 566, 1062, 1562], [566, 1562], [40, 1062]),
      foot: pavement + 6,
      height: composition === 2 ? [150, 190] : [210, 270],
      share: composition === 0 ? 0.75 : 1,
    }),
  ])
}

function houses(brush: Brush): string[] {
  const random = brush.random.fork('houses')
  const kinds = random.pick([
    [cottage, twoStorey, cottage],
    [twoStorey, cottage, twoStorey],
    [cottage, twoStorey, modernHouse],
    [modernHouse, twoStorey, cottage],
    [cottage, modernHouse, twoStorey],
    [twoStorey, modernHouse, cottage],
  ])
  let before = ''
  return kinds.flatMap((draw: (brush: Brush, house: House) => string, index) => {
    const own = random.fork(`house ${index}`)
    let colours = coat(brush, own)
    while (colours.wall === before) colours = coat(brush, own)
    before = colours.wall
    const x = 295 + index * 508 + own.between(-14, 14)
    const house = {
      ...colours,
      random: own,
      x,
      y: foot,
      scale: own.between(0.92, 1),
      mirrored: own.chance(0.4),
      yard: (pavement - foot) / 0.94,
    }
    return [
      draw(brush, house),
      ...(own.chance(0.6) ? hedge(brush, { from: x + 222, to: x + 222 + own.between(36, 60), y: foot + 8 }) : []),
    ]
  })
}
