import type { Random } from '../../random.ts'
import { type Box, box, circle, d, path, stroke } from '../../shapes.ts'
import type { Interior } from './interior.ts'

/** A rail with clothes in a row, sorted by length, hanging in a compartment. */
export function clothesRail(
  colours: Interior,
  { random, box: [x, y, width, height] }: { random: Random; box: Box },
): string[] {
  const tints = random.pick([
    [colours.white, colours.cream, colours.blush, colours.clay, colours.terracotta, colours.woodDeep],
    [colours.white, colours.cream, colours.sage, colours.sageDeep, colours.tealSoft, colours.teal],
    [colours.cream, colours.blue, colours.steelDeep, colours.blueDeep, colours.tealSoft, colours.ink],
  ])
  const rail = y + 26
  const count = Math.floor((width - 30) / 34)
  const step = (width - 40) / count
  const longest = height - 60
  const garments = Array.from({ length: count }, (_, index) => {
    const left = x + 20 + index * step
    const length = longest * (0.98 - (index / count) * random.between(0.28, 0.4))
    const tint = tints[Math.floor((index / count) * tints.length)] ?? colours.cream
    return [
      path(
        d`M${left} ${rail + 34}q2-16 ${step * 0.42}-20h${step * 0.16}q${step * 0.4} 4 ${step * 0.42} 20l2 ${length - 34}h${-step - 3}z`,
        tint,
      ),
      path(
        d`M${left + step * 0.66} ${rail + 17}q${step * 0.3} 6 ${step * 0.34} 17l2 ${length - 34}h${-step * 0.4}z`,
        colours.ink,
        { opacity: 0.12 },
      ),
      stroke(d`M${left + step * 0.5} ${rail + 14}V${rail - 4}`, colours.ink, 3),
    ].join('')
  })
  return [box([x, rail - 5, width, 8], colours.steelDeep), ...garments]
}

/** Folded clothes in piles on a board at `y`. */
export function foldedPiles(
  colours: Interior,
  { random, x, y, width }: { random: Random; x: number; y: number; width: number },
): string[] {
  const tints = [
    colours.white,
    colours.blush,
    colours.sage,
    colours.blue,
    colours.terracotta,
    colours.cream,
    colours.tealSoft,
  ] as const
  const count = Math.max(1, Math.floor(width / 100))
  const step = width / count
  return Array.from({ length: count }, (_, pile) => {
    const middle = x + step * (pile + 0.5)
    const half = Math.min(44, step / 2 - 8)
    const layers = random.whole(2, 4)
    return Array.from({ length: layers }, (_, layer) => {
      const top = y - 16 * (layer + 1)
      return `${box([middle - half, top, half * 2, 15], random.pick(tints), { rx: 6 })}${box([middle - half, top + 11, half * 2, 4], colours.ink, { rx: 2, opacity: 0.12 })}`
    }).join('')
  })
}

/** Boxes with lids or baskets side by side on a board at `y`. */
export function storageBoxes(
  colours: Interior,
  { x, y, width, height, tint }: { x: number; y: number; width: number; height: number; tint: string },
): string[] {
  const count = Math.max(1, Math.floor(width / 110))
  const step = width / count
  return Array.from({ length: count }, (_, index) => {
    const left = x + step * index + 6
    const across = step - 12
    return [
      box([left, y - height, across, height], tint, { rx: 5 }),
      box([left + across * 0.6, y - height, across * 0.4, height], colours.ink, { rx: 5, opacity: 0.08 }),
      box([left - 3, y - height, across + 6, 14], tint, { rx: 4 }),
      box([left - 3, y - height + 12, across + 6, 3], colours.ink, { opacity: 0.14 }),
      box([left + across / 2 - 20, y - height / 2 - 2, 40, 20], colours.white, { rx: 3 }),
    ].join('')
  })
}

/** Pairs of shoes on a board at `y`, as many as fit. */
export function shoes(
  colours: Interior,
  { random, x, y, width }: { random: Random; x: number; y: number; width: number },
): string[] {
  const tints = [
    colours.terracotta,
    colours.teal,
    colours.white,
    colours.woodDark,
    colours.blueDeep,
    colours.clay,
  ] as const
  const count = Math.max(1, Math.floor(width / 104))
  const step = width / count
  return Array.from({ length: count }, (_, index) => {
    const left = x + step * (index + 0.5) - 42
    const tint = random.pick(tints)
    const shoe = (dx: number) =>
      `${path(d`M${left + dx} ${y - 5}v-26q10 4 16 0 10 16 24 18 8 2 6 8z`, tint)}${box([left + dx - 1, y - 6, 48, 6], colours.ink, { rx: 3, opacity: 0.55 })}`
    return shoe(0) + shoe(38)
  })
}

/** Bags with a handle, 84 wide, on a board at `y`. */
export function handbag(colours: Interior, { x, y, tint }: { x: number; y: number; tint: string }): string[] {
  return [
    stroke(d`M${x - 20} ${y - 54}q2-32 20-32t20 32`, tint, 6),
    path(d`M${x - 36} ${y - 56}h72l8 56h-88z`, tint),
    path(d`M${x + 8} ${y - 56}h28l8 56h-30z`, colours.ink, { opacity: 0.14 }),
    circle([x, y - 38, 5], colours.oak),
  ]
}

/** Drawers one over another in a compartment. */
export function drawers(
  colours: Interior,
  { box: [x, y, width, height], count, colour }: { box: Box; count: number; colour: string },
): string[] {
  const each = height / count
  return Array.from({ length: count }, (_, index) => {
    const top = y + index * each
    return [
      box([x + 4, top + 4, width - 8, each - 8], colour, { rx: 3 }),
      box([x + 4, top + each - 10, width - 8, 6], colours.ink, { rx: 3, opacity: 0.12 }),
      box([x + width / 2 - 26, top + each / 2 - 5, 52, 8], colours.woodDark, { rx: 4 }),
    ].join('')
  })
}

/** A mirror as tall as a person, leaning on the wall, 190 wide, 500 high. */
export function standingMirror(colours: Interior): string[] {
  return [
    path('M-78 0l-6-18h14l4 18zM78 0l6-18H70l-4 18z', colours.woodDark),
    box([-95, -500, 190, 486], colours.wood, { rx: 90 }),
    box([-83, -488, 166, 462], colours.lampsLit ? colours.linen : colours.blue, { rx: 80 }),
    path('M-83 -210L60 -470q18 16 22 46L-83 -130zM-83 -90L83 -390v40L-83 -50z', colours.white, { opacity: 0.4 }),
  ]
}

/** A low round seat, 150 wide, 84 high. */
export function pouf(colours: Interior, fabric: string): string[] {
  return [
    path('M-60 -12h12l-3 14h-9zM48 -12h12v14h-9z', colours.woodDark),
    box([-75, -84, 150, 76], fabric, { rx: 26 }),
    box([0, -84, 75, 76], colours.ink, { rx: 26, opacity: 0.12 }),
    stroke('M-72 -54q72 14 144 0', colours.cream, 4, { opacity: 0.5 }),
  ]
}
