import type { Brush } from '../../brush.ts'
import { mix } from '../../colour.ts'
import type { Random } from '../../random.ts'
import { path } from '../../shapes.ts'
import { type Point, polygon } from '../../svg.ts'

type CliffOptions = {
  random: Random
  /** How far it reaches into the sheet from the left, at the top of the sheet and at its foot. */
  crest: number
  foot: number
  /** The y of its top edge at the left, which may be above the sheet, and of its foot. */
  top: number
  base: number
  colours: readonly [string, string]
  /** The colour of the lit or shaded facets. */
  facet: string
  strength: number
}

/** The wall of a canyon: a steep broken edge at the right, facets that run down it in zigzags. */
export function cliff(
  brush: Brush,
  { random, crest, foot, top, base, colours, facet, strength }: CliffOptions,
): string[] {
  const steps = 20
  const edge = Array.from({ length: steps + 1 }, (_, index): Point => {
    const share = index / steps
    const reach = crest + (foot - crest) * (0.55 * share + 0.45 * share * share)
    const isEnd = index === steps
    const ledge = (index % 3 === 0 ? 16 : -9) * random.between(0.3, 1.2)
    return [
      Math.round(reach + (isEnd ? 0 : ledge)),
      Math.round(top + (base - top) * (share + (isEnd ? 0 : random.between(-0.012, 0.012)))),
    ]
  })
  const fill = brush.gradient([
    { at: 0, colour: colours[0] },
    { at: 0.6, colour: mix(colours[0], colours[1], 0.5) },
    { at: 1, colour: colours[1] },
  ])
  return [
    path(polygon([[-60, top], ...edge, [-60, base]]), fill),
    path(facets(random.fork('facets'), edge, base).join(''), facet, { opacity: strength }),
  ]
}

/** Bands from the broken edge, or from above it, down to the foot, each swaying to and fro. */
function facets(random: Random, edge: readonly Point[], base: number): string[] {
  const count = random.whole(4, 5)
  return Array.from({ length: count }, (_, index) => {
    const start = edge[Math.round((index * (edge.length - 7)) / (count - 0.4)) + 1] ?? [0, 0]
    const width = random.between(60, 110)
    const [x, y] = [start[0] - random.between(2, 10) - (index === 0 ? 30 : 0), start[1] + 6]
    const depth = (base - y) * random.between(0.82, 0.98)
    const sway = [0, 44, -8, 62, 26, 84]
    const right = sway.map((dx, at): Point => [Math.round(x + dx * 0.55 - at * 4), Math.round(y + (depth * at) / 5)])
    const left = sway.map(
      (dx, at): Point => [
        Math.round(x + dx * 0.55 - at * 4 - width * Math.sin((Math.PI * (at + 0.4)) / 6) * random.between(0.75, 1.1)),
        Math.round(y + (depth * at) / 5),
      ],
    )
    return polygon([...right, ...left.slice(1, -1).reverse()])
  })
}
