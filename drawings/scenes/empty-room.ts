import type { Brush, Scene } from '../brush.ts'
import { maybeMirrored } from '../kit/mirror.ts'
import { broom, foldedCloths, mopInBucket, sprayBottle } from '../kit/rooms/cleaning.ts'
import { type Interior, interiorOf } from '../kit/rooms/interior.ts'
import { pendant, pendantKinds } from '../kit/rooms/lamps.ts'
import { backWall, deepRoom, lightOnDeepFloor, onSideWall, sideDoor } from '../kit/rooms/perspective.ts'
import { mountainView } from '../kit/rooms/view.ts'
import { panesOf, windowFrame } from '../kit/rooms/window.ts'
import { type Box, box, d, path, placed } from '../shapes.ts'

/** An empty room with shining floor boards, a wide window, a mop in a bucket and a broom. */
export const emptyRoom: Scene = (brush) => {
  const colours = interiorOf(brush)
  const random = brush.random.fork('empty')
  const openings = windows(brush)
  const columns = openings.length === 1 ? random.whole(2, 3) : 2
  const bar = random.chance(0.5) ? 0.36 : undefined
  const drop = random.between(120, 150)

  return maybeMirrored(brush, [
    ...(openings.length === 1
      ? openings.map((opening) => mountainView(brush, opening))
      : [mountainView(brush, [400, 170, 800, 300])]),
    ...deepRoom(brush, colours, { openings }),
    ...openings.flatMap((opening) => windowFrame(colours, opening, { columns, bar })),
    ...sideDoor(colours, { side: 'left', isOpen: random.chance(0.6), colour: colours.white }),
    ...lightOnDeepFloor(
      colours,
      openings.flatMap((opening) => panesOf(opening, { columns })),
      random.between(-120, 60),
    ),
    ...rightWall(brush, colours),
    ...sill(colours, openings),
    placed(pendant(colours, { kind: random.pick(pendantKinds), drop, metal: colours.teal }), { x: 800, y: 0 }),
    ...tools(brush, colours),
  ])
}

function windows({ random }: Brush): Box[] {
  const chance = random.fork('windows')
  if (chance.chance(0.35))
    return [
      [460, 180, 250, 280],
      [890, 180, 250, 280],
    ]
  const width = chance.between(480, 600)
  return [[800 - width / 2, 180, width, 290]]
}

/** A fireplace or a niche with bare boards. */
function rightWall({ random }: Brush, colours: Interior): string[] {
  const { bottom } = backWall
  if (random.fork('right').chance(0.5)) {
    const board = (top: number) =>
      path(onSideWall('right', { top, bottom: top + 9, far: 1.18, near: 1.62 }), colours.wood)
    return [
      path(onSideWall('right', { top: 190, bottom: 540, far: 1.18, near: 1.62 }), colours.ink, { opacity: 0.07 }),
      board(270),
      board(360),
      board(450),
    ]
  }
  return [
    path(onSideWall('right', { top: 330, bottom, far: 1.16, near: 1.66 }), colours.white),
    path(onSideWall('right', { top: 318, bottom: 334, far: 1.14, near: 1.7 }), colours.wood),
    path(onSideWall('right', { top: 410, bottom, far: 1.26, near: 1.54 }), colours.ink, { opacity: 0.75 }),
    path(onSideWall('right', { top: 400, bottom: 410, far: 1.24, near: 1.56 }), colours.grey),
  ]
}

function sill(colours: Interior, openings: readonly Box[]): string[] {
  const [x, y, width, height] = openings[0] ?? [0, 0, 0, 0]
  return [
    placed(sprayBottle(colours, colours.blue), { x: x + width - 30, y: y + height + 12, scale: 0.9 }),
    placed(foldedCloths(colours, [colours.terracotta, colours.cream]), {
      x: x + width - 94,
      y: y + height + 12,
      scale: 0.9,
    }),
  ]
}

function tools({ random }: Brush, colours: Interior): string[] {
  const chance = random.fork('tools')
  const bucketColour = chance.pick([colours.blueDeep, colours.terracotta, colours.sageDeep])
  const x = chance.pick([520, 1060]) + chance.between(-30, 30)
  return [
    placed(broom(colours), { x: 1226, y: 642, scale: 0.84 }),
    placed(mopInBucket(colours, bucketColour), { x, y: 780, scale: 1.05 }),
    ...(chance.chance(0.6) ? sign(colours, x < 800 ? x + 190 : x - 190) : []),
  ]
}

/** A folding sign for a wet floor, without text. */
function sign(colours: Interior, x: number): string[] {
  return [
    path(d`M${x - 40} 770l30-130h20l30 130h-16l-8-24h-32l-8 24z`, colours.terracotta),
    path(d`M${x} 664l26 52h-52z`, colours.cream),
    path(d`M${x} 676q18 24 0 34q-18-10 0-34z`, colours.blueDeep),
    box([x - 46, 770, 92, 5], colours.ink, { opacity: 0.14 }),
  ]
}
