import { box, circle, path, stroke } from '../../shapes.ts'
import type { Interior } from '../rooms/interior.ts'

/** A clipboard with a list, standing, 190 wide, 270 high, around the middle of its foot. `done` of its six lines are ticked. */
export function clipboard(colours: Interior, { board, done }: { board: string; done: number }): string[] {
  const lines = [0, 1, 2, 3, 4, 5].map((line) => -196 + line * 32)
  return [
    box([-95, -270, 190, 270], board, { rx: 12 }),
    box([-80, -244, 160, 232], colours.white),
    box([-42, -284, 84, 34], colours.steelDeep, { rx: 8 }),
    circle([0, -270, 8], colours.steel),
    ...lines.map((y) => box([-64, y - 10, 20, 20], colours.grey, { rx: 3 })),
    stroke(lines.map((y, index) => `M-28 ${y}h${[84, 64, 90, 52, 76, 60][index]}`).join(''), colours.steel, 7, {
      'stroke-linecap': 'round',
    }),
    stroke(
      lines
        .slice(0, done)
        .map((y) => `M-62 ${y}l7 9 14-20`)
        .join(''),
      colours.terracotta,
      6,
      { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    ),
  ]
}

/** A desk telephone with its receiver, 190 wide, 96 high, around the middle of its foot. */
export function telephone(colours: Interior, { colour, shade }: { colour: string; shade: string }): string[] {
  const keys = [0, 1, 2].flatMap((row) => [-26, 0, 26].map((x) => [x, -44 + row * 16] as const))
  return [
    path('M-84 0q-8 0-6-10l14-46q4-12 18-12H58q14 0 18 12L90-10q2 10-6 10z', colour),
    ...keys.map(([x, y]) => box([x - 8, y, 16, 10], colours.white, { rx: 3 })),
    path('M-84 -62q-14-2-14-16 0-20 26-20H72q26 0 26 20 0 14-14 16-20 2-22-14H-62q-2 16-22 14z', shade),
    stroke('M-90 -60q-34 24-20 52 8 14-14 10', shade, 5, { 'stroke-linecap': 'round' }),
  ]
}

/** A key with its teeth to the right and a tag on its ring, 210 wide, 110 high, around the middle of its bow. */
export function keyWithTag({ steel, steelDeep, terracotta, white }: Interior): string[] {
  return [
    path('M0 -34a34 34 0 1 1 0 68a34 34 0 1 1 0-68zM-6 -14a14 14 0 1 0 0 28a14 14 0 1 0 0-28z', steel, {
      'fill-rule': 'evenodd',
    }),
    path('M30 -9H150l10 9-10 9h-8v14h-12V9h-12v20h-14V9H30z', steel),
    stroke('M40 0H146', steelDeep, 3),
    circle([-36, 16, 24], 'none', { stroke: steelDeep, 'stroke-width': 5 }),
    path('M-60 26l-34 22q-8 6-4 14l18 32q6 8 14 4l34-22-10-42z', terracotta),
    circle([-60, 44, 5], white),
  ]
}
