import type { Brush, Scene } from '../brush.ts'
import { maybeMirrored } from '../kit/mirror.ts'
import { bench } from '../kit/rooms/chairs.ts'
import { mopInBucket } from '../kit/rooms/cleaning.ts'
import { mirror, picture } from '../kit/rooms/decor.ts'
import { basket, coatHooks, doorGlass, doorKinds, frontDoor, umbrellaStand } from '../kit/rooms/entrance.ts'
import { type Interior, interiorOf } from '../kit/rooms/interior.ts'
import { pendant, pendantKinds, tableLamp } from '../kit/rooms/lamps.ts'
import { floorPlant, plantKinds, vase } from '../kit/rooms/plants.ts'
import { floor, lightOnFloor, lightOnWall, wall } from '../kit/rooms/room.ts'
import { sideboard } from '../kit/rooms/shelves.ts'
import { mountainView } from '../kit/rooms/view.ts'
import { shoes } from '../kit/rooms/wardrobe.ts'
import { windowFrame } from '../kit/rooms/window.ts'
import { type Box, d, path, placed, stroke } from '../shapes.ts'

/** A front door with a pane next to it, coats above a bench, a mirror above a chest, a long mat on the floor. */
export const hallway: Scene = (brush) => {
  const colours = interiorOf(brush)
  const random = brush.random.fork('hallway')
  const leaf: Box = [690, 96, 250, 584]
  const pane: Box = [990, 96, 84, 584]
  const kind = random.pick(doorKinds)
  const colour = random.pick([colours.teal, colours.terracotta, colours.blueDeep, colours.sageDeep])
  const glass = doorGlass(leaf, kind)
  const openings = [...glass, pane]

  return maybeMirrored(brush, [
    mountainView(brush, [680, 80, 410, 590]),
    ...wall(brush, colours, { openings, panelledFrom: random.chance(0.5) ? 470 : undefined }),
    ...windowFrame(colours, pane, { columns: 1, bar: 0.5, hasSill: false }),
    ...frontDoor(colours, { leaf, kind, colour }),
    ...floor(brush, colours, random.chance(0.5) ? 'tiles' : 'boards'),
    ...lightOnFloor(colours, openings, -200),
    ...lightOnWall(colours, { x: 40, y: 110 }),
    ...mat(colours, leaf),
    ...coatSide(brush, colours),
    ...chestSide(brush, colours),
    placed(pendant(colours, { kind: random.pick(pendantKinds), drop: 130, metal: colours.teal }), { x: 590, y: 0 }),
  ])
}

/** A mat in front of the door and a runner from it towards the viewer. */
function mat(colours: Interior, [x, , width]: Box): string[] {
  const [, second] = colours.textile
  const left = x - 20
  const right = x + width + 20
  return [
    path(d`M${left} 720H${right}l90 180H${left - 90}z`, colours.cream),
    path(d`M${left + 16} 734H${right - 16}l16 32H${left}zM${left - 50} 846H${right + 50}l17 34H${left - 67}z`, second),
    stroke(d`M${left - 8} 784H${right + 8}M${left - 38} 830H${right + 38}`, colours.sage, 5),
  ]
}

function coatSide({ random }: Brush, colours: Interior): string[] {
  const chance = random.fork('coats')
  return [
    placed(coatHooks(colours, chance), { x: 330, y: 190 }),
    placed(bench(colours, { width: 380, cushion: colours.textile[0] }), { x: 330, y: 708, scale: 1.2 }),
    ...shoes(colours, { random: chance, x: 200, y: 706, width: 250 }),
    placed(umbrellaStand(colours), { x: 606, y: 716 }),
    ...(chance.chance(0.6)
      ? [placed(mopInBucket(colours, colours.blueDeep), { x: 70, y: 800, scale: 0.98 })]
      : [
          placed(floorPlant(colours, { kind: chance.pick(plantKinds), pot: colours.white }), {
            x: 116,
            y: 790,
            scale: 0.9,
          }),
        ]),
  ]
}

function chestSide({ random, season }: Brush, colours: Interior): string[] {
  const chance = random.fork('chest')
  const hanging = chance.chance(0.6)
    ? placed(mirror(colours, { radius: 104 }), { x: 1320, y: 240 })
    : placed(picture(colours, { random: chance, width: 260, height: 190 }), { x: 1320, y: 226 })
  const front = chance.pick([colours.sage, colours.oak, colours.blueDeep])
  return [
    hanging,
    placed(sideboard(colours, { width: 320, colour: front }), { x: 1320, y: 716, scale: 1.3 }),
    placed(tableLamp(colours, colours.terracotta), { x: 1190, y: 493, scale: 1.1 }),
    placed(vase(colours, { season, glass: colours.blue }), { x: 1440, y: 493, scale: 1.1 }),
    placed(basket(colours), { x: 1290, y: 812 }),
    placed(floorPlant(colours, { kind: chance.pick(plantKinds), pot: colours.terracotta }), { x: 1474, y: 810 }),
  ]
}
