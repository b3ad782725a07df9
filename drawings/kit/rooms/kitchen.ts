import type { Random } from '../../random.ts'
import { type Box, box, circle, d, ellipse, path, stroke } from '../../shapes.ts'
import type { Interior } from './interior.ts'

type Cabinets = { box: Box; doors: number; colour: string }

/** Cupboards under a worktop; the box is the box of their fronts. */
export function baseCabinets(colours: Interior, { box: [x, y, width, height], doors, colour }: Cabinets): string[] {
  const door = width / doors
  const each = (draw: (left: number, index: number) => string) =>
    Array.from({ length: doors }, (_, index) => draw(x + index * door, index)).join('')
  return [
    box([x, y, width, height], colour),
    box([x, y + height * 0.5, width, height * 0.5], colours.ink, { opacity: 0.06 }),
    stroke(
      each(
        (left) =>
          d`M${left + 10} ${y + 44}h${door - 20}v${height - 66}h${-door + 20}zM${left + 10} ${y + 10}h${door - 20}v24h${-door + 20}z`,
      ),
      colours.ink,
      3,
      { opacity: 0.22 },
    ),
    stroke(
      each(
        (left, index) =>
          d`M${index % 2 === 0 ? left + door - 24 : left + 24} ${y + 58}v26M${left + door / 2 - 14} ${y + 22}h28`,
      ),
      colours.oak,
      6,
      { 'stroke-linecap': 'round' },
    ),
    box([x, y + height - 10, width, 12], colours.teal),
    box([x - 14, y - 20, width + 28, 18], colours.white),
    box([x - 14, y - 2, width + 28, 6], colours.steelDeep, { opacity: 0.5 }),
  ]
}

/** Cupboards on the wall. */
export function wallCabinets(colours: Interior, { box: [x, y, width, height], doors, colour }: Cabinets): string[] {
  const door = width / doors
  const each = (draw: (left: number, index: number) => string) =>
    Array.from({ length: doors }, (_, index) => draw(x + index * door, index)).join('')
  return [
    box([x, y, width, height], colour),
    stroke(
      each((left) => d`M${left + 10} ${y + 10}h${door - 20}v${height - 20}h${-door + 20}z`),
      colours.ink,
      3,
      { opacity: 0.22 },
    ),
    stroke(
      each((left, index) => d`M${index % 2 === 0 ? left + door - 24 : left + 24} ${y + height - 56}v30`),
      colours.oak,
      6,
      { 'stroke-linecap': 'round' },
    ),
    box([x, y + height, width, 6], colours.ink, { opacity: 0.16 }),
  ]
}

/** A tiled strip of wall above a worktop. */
export function splashback(colours: Interior, [x, y, width, height]: Box): string[] {
  const rows = Math.round(height / 30)
  const rowHeight = height / rows
  const lines = Array.from({ length: rows }, (_, row) => {
    const top = y + row * rowHeight
    const offset = row % 2 === 0 ? 0 : 30
    const uprights = Array.from(
      { length: Math.floor((width - offset) / 60) },
      (_, index) => d`M${x + offset + (index + 1) * 60 - 30} ${top}v${rowHeight}`,
    )
    return d`M${x} ${top}h${width}` + uprights.join('')
  })
  return [box([x, y, width, height], colours.tile), stroke(lines.join(''), colours.sage, 2, { opacity: 0.4 })]
}

/** A tap bending over to the right, 80 high. */
export function tap(colours: Interior): string[] {
  return [
    stroke('M0 0V-54q0-26 26-26t26 24v8', colours.blueDeep, 9, { 'stroke-linecap': 'round' }),
    stroke('M18 0v-16', colours.blueDeep, 8, { 'stroke-linecap': 'round' }),
  ]
}

/** A cooker in a row of cupboards, its front `width` by `height`, its top at the origin's middle. */
export function cooker(colours: Interior, { width, height }: { width: number; height: number }): string[] {
  const half = width / 2
  return [
    box([-half, -18, width, height + 18], colours.steel),
    box([-half, -20, width, 10], colours.ink),
    box([-half + 16, 44, width - 32, height - 70], colours.ink, { rx: 6, opacity: 0.75 }),
    path(d`M${-half + 30} ${height - 40}L${half - 60} 56h26L${-half + 56} ${height - 40}z`, colours.white, {
      opacity: 0.14,
    }),
    stroke(d`M${-half + 20} 34h${width - 40}`, colours.white, 6, { 'stroke-linecap': 'round' }),
    ...[-0.6, -0.3, 0.3, 0.6].map((share) => circle([half * share, 10, 7], colours.ink)),
    box([-half, height - 10, width, 12], colours.teal),
  ]
}

/** A hood on the wall above a cooker, its lower edge at the origin. */
export function hood(colours: Interior, width: number): string[] {
  const half = width / 2
  return [
    box([-44, -400, 88, 330], colours.steel),
    box([0, -400, 44, 330], colours.ink, { opacity: 0.1 }),
    path(d`M-44 -70h88l${half - 44} 56h${-width}z`, colours.steel),
    path(d`M0 -70h44l${half - 44} 56H0z`, colours.ink, { opacity: 0.1 }),
    box([-half, -14, width, 16], colours.steelDeep),
  ]
}

/** A hood below a cupboard on the wall, 30 high, its lower edge at the origin. */
export function slimHood(colours: Interior, width: number): string[] {
  const half = width / 2
  return [
    path(d`M${-half + 10} -30h${width - 20}l10 20h${-width}z`, colours.steel),
    box([-half, -12, width, 12], colours.steelDeep),
  ]
}

/** A kettle, 80 wide, 70 high. */
export function kettle(colours: Interior, colour: string): string[] {
  return [
    path('M-34 0q-6-46 18-58h32q24 12 18 58z', colour),
    path('M6 0q8-30 0-58h10q24 12 18 58z', colours.ink, { opacity: 0.16 }),
    path('M30 -20q16-6 22-30h-10q-4 16-14 18z', colour),
    stroke('M-22 -54Q0 -86 22 -54', colours.ink, 6),
    circle([0, -62, 6], colours.ink),
  ]
}

/** A fridge, 200 wide, 440 high, on its foot. */
export function fridge(colours: Interior, colour: string): string[] {
  return [
    box([-92, -12, 184, 12], colours.ink),
    box([-100, -440, 200, 430], colour, { rx: 16 }),
    path('M40 -440h44q16 0 16 16v398q0 16-16 16h-44z', colours.ink, { opacity: 0.08 }),
    stroke('M-100 -280h200', colours.ink, 4, { opacity: 0.22 }),
    stroke('M-74 -400v84M-74 -250v100', colours.steelDeep, 9, { 'stroke-linecap': 'round' }),
  ]
}

/** A bowl of fruit, 152 wide, 72 high. */
export function fruitBowl(colours: Interior): string[] {
  return [
    circle([-34, -40, 22], colours.terracotta),
    circle([6, -44, 23], colours.clay),
    circle([40, -38, 21], colours.sage),
    circle([-14, -58, 20], colours.clay),
    circle([24, -60, 19], colours.terracotta),
    path('M-76 -36H76q-6 36-46 36h-60q-40 0-46-36z', colours.white),
    path('M18 -36h58q-6 36-46 36H12q10-14 6-36z', colours.blue, { opacity: 0.6 }),
  ]
}

/** A mug, 86 wide, 40 high, steaming. */
export function mug(colours: Interior, colour: string): string[] {
  return [
    stroke('M32 -32q22-4 22 10t-22 10', colour, 6),
    path('M-32 -40h64v30q0 10-10 10h-44q-10 0-10-10z', colour),
    stroke('M-12 -54q-10-14 2-28M12 -54q-10-14 2-28', colours.white, 5, { 'stroke-linecap': 'round', opacity: 0.8 }),
  ]
}

/** Plates and bowls on a board or worktop, 70 wide. */
export function crockery(colours: Interior): string[] {
  return [
    box([-35, -8, 70, 8], colours.white, { rx: 3 }),
    box([-32, -17, 64, 8], colours.terracotta, { rx: 3 }),
    box([-29, -26, 58, 8], colours.sage, { rx: 3 }),
  ]
}

/** A board on the wall with bowls, jars and plates, `width` wide; its origin is the board's left end. */
export function crockeryShelf(colours: Interior, { random, width }: { random: Random; width: number }): string[] {
  const pieces: string[] = []
  for (let x = 14; x < width - 56; x += 64) {
    pieces.push(
      random.pick([
        path(d`M${x} -26h50q-4 26-20 26h-10q-16 0-20-26z`, colours.white),
        path(d`M${x} -26h50q-4 26-20 26h-10q-16 0-20-26zM${x + 6} -50h38q-2 20-12 24h-14q-10-4-12-24z`, colours.blue),
        path(d`M${x + 4} 0v-50h34v50zM${x} -58h42v8h-42z`, colours.sage),
        path(d`M${x + 6} 0v-36h36v36zM${x + 2} -46h44v8h-44z`, colours.terracotta),
        path(d`M${x + 14} 0q-10-24 4-40v-22h12v22q14 16 4 40z`, colours.clay),
        `${circle([x + 24, -30, 30], colours.white)}${circle([x + 24, -30, 18], colours.blush)}`,
      ]),
    )
  }
  return [...pieces, box([0, 0, width, 12], colours.wood), box([0, 12, width, 4], colours.woodDeep)]
}

/** A freestanding worktop, from the floor below the sheet up to its top at the origin; `width` is the width of the top. */
export function island(colours: Interior, { width, fill }: { width: number; fill: string }): string[] {
  const half = width / 2
  const body = half - 28
  return [
    ellipse([0, 246, half, 16], colours.ink, { opacity: 0.14 }),
    box([-body, 20, body * 2, 226], fill),
    box([body - 230, 20, 230, 226], colours.steelDeep, { opacity: 0.32 }),
    stroke(d`M${-body + 30} 50h${body * 2 - 290}v170h${-body * 2 + 290}z`, colours.grey, 3),
    box([-half, 0, width, 22], colours.wood),
    box([-half, 22, width, 10], colours.woodDeep),
  ]
}
