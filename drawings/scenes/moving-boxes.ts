import type { Brush, Scene } from '../brush.ts'
import { maybeMirrored } from '../kit/mirror.ts'
import { carton, handTruck, openCarton, rolledRug } from '../kit/rooms/boxes.ts'
import { foldedCloths, mopInBucket, sprayBottle } from '../kit/rooms/cleaning.ts'
import { picture } from '../kit/rooms/decor.ts'
import { type Interior, interiorOf } from '../kit/rooms/interior.ts'
import { floorLamp, tableLamp } from '../kit/rooms/lamps.ts'
import { floorPlant, plantKinds, potPlant, vase } from '../kit/rooms/plants.ts'
import { floor, lightOnFloor, lightOnWall, wall } from '../kit/rooms/room.ts'
import { books } from '../kit/rooms/shelves.ts'
import { armchair } from '../kit/rooms/sofa.ts'
import { mountainView } from '../kit/rooms/view.ts'
import { panesOf, windowFrame } from '../kit/rooms/window.ts'
import { type Box, placed } from '../shapes.ts'

/** A bare room with a wide window and cartons in stacks, one of them open, on the day of a move. */
export const movingBoxes: Scene = (brush) => {
  const colours = interiorOf(brush)
  const random = brush.random.fork('move')
  const opening: Box = [random.between(480, 560), 104, random.between(520, 600), 390]
  const panes = { columns: random.whole(2, 3), bar: random.chance(0.4) ? 0.4 : undefined }

  return maybeMirrored(brush, [
    mountainView(brush, opening),
    ...wall(brush, colours, { openings: [opening] }),
    ...lightOnWall(colours, { x: 80, y: 90 }),
    ...windowFrame(colours, opening, panes),
    placed(potPlant(colours, colours.terracotta), { x: opening[0] + 60, y: opening[1] + opening[3] + 12 }),
    placed(sprayBottle(colours, colours.blue), { x: opening[0] + opening[2] - 60, y: opening[1] + opening[3] + 12 }),
    placed(foldedCloths(colours, [colours.terracotta, colours.cream, colours.sage]), {
      x: opening[0] + opening[2] - 130,
      y: opening[1] + opening[3] + 12,
    }),
    ...floor(brush, colours),
    ...lightOnFloor(colours, panesOf(opening, panes), -200),
    ...leftStack(brush, colours),
    ...rightSide(brush, colours),
    ...openOnes(brush, colours),
  ])
}

/** Stacks against the wall, each carton narrower than the one below. */
function leftStack({ random }: Brush, colours: Interior): string[] {
  const chance = random.fork('stack')
  const stack = ({ x, y, sizes }: { x: number; y: number; sizes: readonly (readonly [number, number])[] }) => {
    let foot = y
    return sizes.flatMap(([width, height]) => {
      const at = foot
      foot -= height
      return [placed(carton(colours, { width, height }), { x: x + chance.between(-10, 10), y: at })]
    })
  }
  const tall = chance.chance(0.5)
  return [
    ...stack({
      x: 170,
      y: 712,
      sizes: tall
        ? [
            [220, 170],
            [200, 140],
            [160, 110],
          ]
        : [
            [220, 170],
            [190, 140],
          ],
    }),
    ...(tall ? [] : [placed(tableLamp(colours, colours.terracotta), { x: 160, y: 402, scale: 1.1 })]),
    ...stack({
      x: 382,
      y: 736,
      sizes: tall
        ? [
            [200, 160],
            [170, 120],
          ]
        : [
            [200, 160],
            [180, 130],
            [130, 90],
          ],
    }),
  ]
}

function rightSide({ random }: Brush, colours: Interior): string[] {
  const chance = random.fork('right')
  const carried = [
    placed(carton(colours, { width: 180, height: 140 }), { x: 1450, y: 760 }),
    placed(carton(colours, { width: 160, height: 120 }), { x: 1444, y: 620 }),
    placed(carton(colours, { width: 130, height: 90 }), { x: 1446, y: 500 }),
  ]
  return [
    placed(picture(colours, { random: chance, width: 190, height: 230 }), { x: 1196, y: 566 }),
    placed(rolledRug(colours, colours.textile[0]), { x: 1328, y: 706 }),
    ...(chance.chance(0.5)
      ? [placed(handTruck(colours), { x: 1450, y: 774 }), ...carried]
      : [
          placed(floorLamp(colours), { x: 1512, y: 720, scale: 0.98 }),
          placed(armchair(colours, colours.textile[0]), { x: 1424, y: 790 }),
        ]),
  ]
}

function openOnes({ random, season }: Brush, colours: Interior): string[] {
  const chance = random.fork('open')
  const booksInside = books(colours, { random: chance, x: -96, y: -96, width: 190 })
  const lampInside = [
    placed(tableLamp(colours, colours.blueDeep), { x: -44, y: -110 }),
    placed(vase(colours, { season, glass: colours.sage }), { x: 56, y: -110, scale: 0.9 }),
  ]
  const [first, second] = chance.chance(0.5) ? [booksInside, lampInside] : [lampInside, booksInside]
  const plant = floorPlant(colours, { kind: chance.pick(plantKinds), pot: colours.white })
  return [
    placed(openCarton(colours, { width: 250, height: 150, contents: first }), { x: chance.between(600, 640), y: 800 }),
    placed(openCarton(colours, { width: 220, height: 130, contents: second }), {
      x: chance.between(890, 950),
      y: 770,
    }),
    ...(chance.chance(0.5)
      ? [placed(plant, { x: 1156, y: 822 })]
      : [placed(mopInBucket(colours, colours.blueDeep), { x: 1156, y: 822, scale: 0.95 })]),
    placed(carton(colours, { width: 170, height: 110 }), { x: 420, y: 834 }),
    placed(foldedCloths(colours, [colours.blue, colours.cream, colours.terracotta]), { x: 420, y: 724, scale: 1.2 }),
  ]
}
