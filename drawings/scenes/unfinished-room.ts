import type { Brush, Scene } from '../brush.ts'
import { maybeMirrored } from '../kit/mirror.ts'
import { boardStack, paintTin, roller, siteLamp, siteVacuum, stepladder } from '../kit/rooms/building-site.ts'
import { broom, bucket } from '../kit/rooms/cleaning.ts'
import { type Interior, interiorOf } from '../kit/rooms/interior.ts'
import { pendant } from '../kit/rooms/lamps.ts'
import { backWall, deepRoom, inRoom, lightOnDeepFloor, onSideWall, sideDoor } from '../kit/rooms/perspective.ts'
import { mountainView } from '../kit/rooms/view.ts'
import { panesOf, windowFrame } from '../kit/rooms/window.ts'
import { type Box, d, path, placed, stroke } from '../shapes.ts'
import { polygon } from '../svg.ts'

/** A room under construction: seams and bare studs, a half-painted wall, a ladder, paint, boards and a vacuum cleaner. */
export const unfinishedRoom: Scene = (brush) => {
  const colours = interiorOf(brush)
  const random = brush.random.fork('site')
  const width = random.between(330, 420)
  const opening: Box = [random.between(600, 700), 176, width, 280]
  const panes = { columns: 2, bar: random.chance(0.5) ? 0.4 : undefined }
  const paint = random.pick([colours.sage, colours.terracotta, colours.blue, colours.clay])

  return maybeMirrored(brush, [
    mountainView(brush, opening),
    ...deepRoom(brush, colours, { openings: [opening] }),
    ...seams(colours, opening),
    ...freshPaint(brush, paint),
    ...windowFrame(colours, opening, panes),
    ...maskingTape(colours, opening),
    ...studs(colours),
    ...(random.chance(0.5) ? sideDoor(colours, { side: 'left', isOpen: true, colour: colours.white }) : []),
    ...dustSheet(colours),
    ...lightOnDeepFloor(colours, panesOf(opening, panes), -60),
    placed(pendant(colours, { kind: 'globe', drop: 170, metal: colours.ink }), { x: 800, y: 0 }),
    ...things(brush, colours, paint),
  ])
}

/** Joints of the plasterboards, filled and not yet painted over. */
function seams(colours: Interior, [x, y, width, height]: Box): string[] {
  const { left, right, top, bottom } = backWall
  const joints = d`M${x - 60} ${top}V${bottom - 16}M${x + width + 60} ${top}V${bottom - 16}M${x + width / 2} ${top}V${y - 16}M${x + width / 2} ${y + height + 40}V${bottom - 16}`
  const screws = [left + 40, x - 90, x + width + 90, right - 40].map((at) => d`M${at} ${top + 30}V${bottom - 30}`)
  return [
    stroke(joints, colours.white, 24, { opacity: 0.85 }),
    stroke(screws.join(''), colours.white, 9, { 'stroke-dasharray': '0 64', 'stroke-linecap': 'round' }),
  ]
}

/** The painted area left of the window. */
function freshPaint({ random }: Brush, paint: string): string[] {
  const chance = random.fork('paint')
  const { left, top, bottom } = backWall
  const bands = [0, 1, 2].map((index) => {
    const x = left + index * 58
    const end = index === 0 ? bottom - 16 : chance.between(bottom - 190, bottom - 60)
    const start = index === 2 ? top + chance.between(20, 90) : top
    return d`M${x} ${start}h60V${end}h-60z`
  })
  return [path(bands.join(''), paint, { opacity: 0.85 })]
}

function maskingTape(colours: Interior, [x, y, width, height]: Box): string[] {
  return [
    stroke(
      d`M${x - 22} ${y - 22}h${width + 44}v${height + 38}M${x - 22} ${y - 22}v${height + 38}`,
      colours.blueDeep,
      9,
      { opacity: 0.75 },
    ),
  ]
}

/** The right wall without its boards: studs with wool between them. */
function studs(colours: Interior): string[] {
  const { top, bottom } = backWall
  const at = [1, 1.12, 1.26, 1.42, 1.6, 1.8, 2.02]
  const wool = { top, bottom: bottom - 16, far: 1.12, near: 1.6 }
  return [
    path(onSideWall('right', { top, bottom, far: 1, near: 2.4 }), colours.oakDeep, { opacity: 0.85 }),
    path(onSideWall('right', wool), colours.blue, { opacity: 0.7 }),
    path(onSideWall('right', { ...wool, top: 300, bottom: 312 }), colours.blueDeep, { opacity: 0.3 }),
    path(onSideWall('right', { ...wool, top: 450, bottom: 462 }), colours.blueDeep, { opacity: 0.3 }),
    ...at.map((far) => path(onSideWall('right', { top, bottom, far, near: far * 1.028 }), colours.oak)),
    path(onSideWall('right', { top: 350, bottom: 366, far: 1, near: 2.4 }), colours.wood),
    path(onSideWall('right', { top: bottom - 20, bottom, far: 1, near: 2.4 }), colours.oak),
    path(onSideWall('right', { top, bottom: top + 18, far: 1, near: 2.4 }), colours.oak),
    path(onSideWall('right', { top: 398, bottom: 436, far: 1.3, near: 1.37 }), colours.blueDeep),
  ]
}

/** A sheet over the floor under the painting. */
function dustSheet(colours: Interior): string[] {
  const { bottom } = backWall
  const corners = [
    inRoom(400, bottom, 1.06),
    inRoom(760, bottom, 1.04),
    inRoom(790, bottom, 1.5),
    inRoom(700, bottom, 1.78),
    inRoom(430, bottom, 1.8),
  ]
  const folds = polygon([
    inRoom(560, bottom, 1.05),
    inRoom(580, bottom, 1.05),
    inRoom(560, bottom, 1.79),
    inRoom(540, bottom, 1.79),
  ])
  return [path(polygon(corners), colours.white, { opacity: 0.9 }), path(folds, colours.grey, { opacity: 0.7 })]
}

function things({ random }: Brush, colours: Interior, paint: string): string[] {
  const chance = random.fork('things')
  return [
    placed(roller(colours, paint), { x: 512, y: 690, scale: 0.9 }),
    placed(broom(colours), { x: 1216, y: 650, scale: 0.9 }),
    placed(boardStack(colours), { x: chance.between(1110, 1150), y: 694 }),
    placed(stepladder(colours), { x: chance.between(660, 720), y: 748, scale: 0.98 }),
    placed(paintTin(colours, paint), { x: 470, y: 772 }),
    placed(paintTin(colours, colours.cream), { x: 566, y: 796, scale: 0.9 }),
    ...(chance.chance(0.5)
      ? [placed(siteLamp(colours), { x: 866, y: 690 })]
      : [placed(bucket(colours, colours.blueDeep), { x: 1290, y: 816, scale: 1.05 })]),
    placed(siteVacuum(colours), { x: chance.between(905, 940), y: 830, scale: 1.05 }),
  ]
}
