import type { Scene } from '../brush.ts'
import { mix } from '../colour.ts'
import { maybeMirrored } from '../kit/mirror.ts'
import { doorGlass, doorKinds, frontDoor } from '../kit/rooms/entrance.ts'
import { interiorOf } from '../kit/rooms/interior.ts'
import { floorPlant, plantKinds } from '../kit/rooms/plants.ts'
import { toolbox } from '../kit/trade/tools.ts'
import { type Box, box, circle, d, path, placed, stroke } from '../shapes.ts'

/** A front door from outside: a toolbox on the step, plants beside it, a lamp and a bell on the wall. */
export const doorstep: Scene = (brush) => {
  const { palette } = brush
  const colours = interiorOf(brush)
  const random = brush.random.fork('doorstep')
  const kind = random.pick(doorKinds)
  const [colour, brick] = random.pick([
    [colours.teal, palette.walls[2]],
    [colours.terracotta, palette.walls[3]],
    [colours.blueDeep, palette.walls[1]],
    [colours.sageDeep, palette.walls[2]],
  ])
  const x = brush.composed(640, 480, 840)
  const leaf: Box = [x, 120, 270, 590]
  const isLit = colours.lampsLit
  const joints = Array.from({ length: 18 }, (_, course) => {
    const y = course * 40
    const shift = course % 2 === 0 ? 0 : 50
    return `M0 ${y}H1600${Array.from({ length: 16 }, (_, brickAt) => d`M${shift + brickAt * 100} ${y}v40`).join('')}`
  })
  return maybeMirrored(brush, [
    box([0, 0, 1600, 720], brick),
    stroke(joints.join(''), mix(brick, palette.ink, 0.16), 3),
    ...doorGlass(leaf, kind).map((pane) => box(pane, isLit ? palette.window : mix(palette.window, palette.ink, 0.3))),
    ...frontDoor(colours, { leaf, kind, colour }),
    ...lampAt(x - 130),
    box([x + 350, 340, 40, 64], colours.white, { rx: 6 }),
    circle([x + 370, 380, 10], colours.steelDeep),
    box([0, 720, 1600, 180], mix(palette.rock, palette.road, 0.35)),
    stroke(
      'M0 800H1600M0 866H1600M260 720v80M700 720v80M1180 720v80M480 800v66M960 800v66M1400 800v66',
      palette.ink,
      3,
      {
        opacity: 0.15,
      },
    ),
    path(d`M${x - 90} 710H${x + 360}l26 46H${x - 116}z`, mix(palette.trim, palette.rock, 0.4)),
    path(d`M${x - 116} 756H${x + 386}v24H${x - 116}z`, mix(palette.rock, palette.ink, 0.25)),
    placed(floorPlant(colours, { kind: random.pick(plantKinds), pot: colours.terracotta }), { x: x - 210, y: 800 }),
    placed(floorPlant(colours, { kind: random.pick(plantKinds), pot: colours.white }), { x: x + 500, y: 800 }),
    placed(toolbox(colours, { colour: colours.blueDeep, shade: colours.ink }), { x: x + 230, y: 850, scale: 0.8 }),
  ])

  function lampAt(at: number): string[] {
    return [
      ...(isLit ? [circle([at, 290, 120], palette.window, { opacity: 0.2 })] : []),
      path(d`M${at - 8} 220h16v24h26l10 22H${at - 44}l10-22h26z`, colours.ink),
      path(d`M${at - 34} 266h68l-14 62h-40z`, isLit ? palette.window : colours.white),
    ]
  }
}
