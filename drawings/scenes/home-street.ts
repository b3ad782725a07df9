import type { Brush, Scene } from '../brush.ts'
import { sky } from '../kit/land/sky.ts'
import { maybeMirrored } from '../kit/mirror.ts'
import { bungalow } from '../kit/town/bungalow.ts'
import { coat, cottage, type House, twoStorey } from '../kit/town/house.ts'
import { backyards, boundaryTrees } from '../kit/town/neighbourhood.ts'
import { lamp, letterBox, street } from '../kit/town/street.ts'

/** A street of family houses in level country, with lamps and trees. */
export const homeStreet: Scene = (brush) => {
  const random = brush.random.fork('home street')
  return maybeMirrored(brush, [
    ...sky(brush, { horizon: 540 }),
    ...backyards(brush, { lawn: 570 }),
    ...boundaryTrees(brush, {
      random: random.fork('back trees'),
      at: [20, 200, 400, 600, 800, 1000, 1200, 1400, 1580],
      foot: 640,
      height: brush.composed([200, 280], [260, 340], [220, 300]),
    }),
    ...row(brush),
    ...street(brush, { y: 776 }),
    lamp(brush, { x: brush.composed(110, 540, 1060), y: 792, scale: 1.5 }),
    lamp(brush, { x: brush.composed(1060, 1540, 1540), y: 792, scale: 1.5 }),
    letterBox(brush, { x: random.pick([430, 720, 930]), y: 780 }),
  ])
}

function row(brush: Brush): string[] {
  const random = brush.random.fork('row')
  const kinds: ((brush: Brush, house: House) => string)[] = random.pick([
    [twoStorey, bungalow, cottage],
    [bungalow, twoStorey, bungalow],
    [cottage, bungalow, twoStorey],
  ])
  return kinds.map((draw, index) => {
    const own = random.fork(`house ${index}`)
    const x = 290 + index * 515 + own.between(-16, 16)
    return draw(brush, { ...coat(brush, own), random: own, x, y: 694, mirrored: own.chance(0.4), yard: 82 })
  })
}
