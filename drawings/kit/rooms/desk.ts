import type { Brush } from '../../brush.ts'
import { box, d, path, stroke } from '../../shapes.ts'
import type { Interior } from './interior.ts'

/** A screen on a foot, 126 wide, 104 high. */
export function monitor({ gradient }: Brush, colours: Interior): string[] {
  const glass = gradient([
    { at: 0, colour: colours.blue },
    { at: 1, colour: colours.blueDeep },
  ])
  return [
    path('M-9 -24h18v18h19v6h-56v-6h19z', colours.ink),
    box([-63, -104, 126, 80], colours.ink, { rx: 5 }),
    box([-56, -98, 112, 64], glass),
    path('M-56 -98h60l-40 64h-20z', colours.white, { opacity: 0.16 }),
  ]
}

/** A long desk: its top at the origin's middle, on legs down to `height` below. */
export function desk(colours: Interior, { width, height }: { width: number; height: number }): string[] {
  const half = width / 2
  return [
    path(
      d`M${-half + 30} 20h14v${height - 20}h-14zM${half - 44} 20h14v${height - 20}h-14zM-7 20h14v${height - 20}h-14z`,
      colours.teal,
    ),
    box([-half, 0, width, 18], colours.wood),
    box([-half, 18, width, 9], colours.woodDeep),
  ]
}

/** A cup of pencils, 30 wide, 66 high. */
export function pencils(colours: Interior): string[] {
  return [
    stroke('M-6 -30l-8-34M0 -30v-36M6 -30l8-32', colours.terracotta, 4, { 'stroke-linecap': 'round' }),
    path('M-15 -36h30v36h-30z', colours.blue),
  ]
}

/** A sheaf of papers between covers, 80 wide, 28 high. */
export function papers(colours: Interior): string[] {
  return [
    box([-37, -10, 74, 10], colours.sage),
    box([-40, -19, 80, 9], colours.white),
    box([-35, -28, 70, 9], colours.terracotta),
  ]
}

/** A board on the wall with a chart of bars and a line on it, around its middle. */
export function whiteboard(colours: Interior, bars: readonly number[]): string[] {
  return [
    box([-126, -86, 260, 176], colours.ink, { opacity: 0.08 }),
    box([-130, -90, 260, 176], colours.steel),
    box([-122, -82, 244, 160], colours.white),
    ...bars.map((height, index) =>
      box([-96 + index * 34, 54 - height, 22, height], index % 2 === 0 ? colours.sage : colours.blue),
    ),
    stroke('M-104 56H104M40 -50h60M40 -32h44M40 -14h54', colours.steelDeep, 4, { 'stroke-linecap': 'round' }),
    box([-60, 84, 120, 8], colours.steelDeep),
  ]
}
