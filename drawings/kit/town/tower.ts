import type { Brush } from '../../brush.ts'
import { mix } from '../../colour.ts'
import type { Random } from '../../random.ts'
import { d, path, stroke } from '../../shapes.ts'
import { number } from '../../svg.ts'
import { areLampsOn } from './facade.ts'

/** A block of offices or flats: its lit face and its shaded face. */
export type Tower = {
  /** Left end of the lit face. */
  x: number
  width: number
  /** The width of the lit face, as a share of the width. */
  face: number
  foot: number
  top: number
  crown: 'flat' | 'slanted' | 'stepped' | 'mast'
  colour: string
}

const crowns = ['flat', 'slanted', 'stepped'] as const

/** Blocks side by side from `from` to `to`, whose tops follow `topAt`. */
export function towerRow(
  random: Random,
  row: {
    from: number
    to: number
    foot: number
    width: readonly [number, number]
    gap: readonly [number, number]
    topAt: (x: number) => number
    colours: readonly [string, ...string[]]
  },
): Tower[] {
  const towers: Tower[] = []
  let x = Math.round(row.from)
  while (x < row.to) {
    const width = random.whole(...row.width)
    const top = Math.round(row.topAt(x + width / 2)) + random.whole(-26, 26)
    towers.push({
      x,
      width,
      face: Math.round(width * random.between(0.5, 0.62)) / width,
      foot: row.foot,
      top,
      crown: random.pick(crowns),
      colour: random.pick(row.colours),
    })
    x += width + random.whole(...row.gap)
  }
  return towers
}

/** A tower. `fade` is how strongly the haze tints it; a distant tower has no windows. */
export function tower(
  brush: Brush,
  { x, width, face, foot, top, crown, colour }: Tower,
  { random, fade = 0 }: { random: Random; fade?: number },
): string[] {
  const { palette } = brush
  const edge = x + width * face
  const right = x + width
  const lit = mix(colour, palette.haze, fade)
  const shade = mix(mix(colour, palette.ink, 0.42), palette.haze, fade)
  const peak = Math.min(30, width * 0.3)
  const step = width * 0.14
  const faces = {
    flat: [d`M${x} ${foot}V${top}H${edge}V${foot}z`, d`M${edge} ${foot}V${top}H${right}V${foot}z`],
    slanted: [
      d`M${x} ${foot}V${top + peak}L${edge} ${top}V${foot}z`,
      d`M${edge} ${foot}V${top}L${right} ${top + peak * 0.7}V${foot}z`,
    ],
    stepped: [
      d`M${x} ${foot}V${top + 34}h${step}V${top}H${edge}V${foot}z`,
      d`M${edge} ${foot}V${top}H${right - step}v34H${right}V${foot}z`,
    ],
    mast: [
      d`M${x} ${foot}V${top + 56}h${step}v-28h${step * 0.7}V${top}H${edge}V${foot}z`,
      d`M${edge} ${foot}V${top - 52}h5V${top}H${right - step * 1.5}v28h${step * 0.7}v28H${right}V${foot}z`,
    ],
  }[crown]
  if (fade > 0) return [path(faces[0] ?? '', lit), path(faces[1] ?? '', shade)]
  const first = top + { flat: 18, slanted: 44, stepped: 50, mast: 74 }[crown]
  return [
    path(faces[0] ?? '', lit),
    path(faces[1] ?? '', shade),
    ...panes(brush, { from: x, to: edge, first, foot, isShaded: false, random, colour }),
    ...panes(brush, { from: edge, to: right, first: first + 4, foot, isShaded: true, random, colour }),
  ]
}

/** Columns of panes as dashed lines: few elements for many windows. */
function panes(
  brush: Brush,
  {
    from,
    to,
    first,
    foot,
    isShaded,
    random,
    colour,
  }: { from: number; to: number; first: number; foot: number; isShaded: boolean; random: Random; colour: string },
): string[] {
  const { palette } = brush
  const columns = Math.max(2, Math.round((to - from) / 16))
  const step = (to - from) / (columns + 0.4)
  const xs = Array.from({ length: columns }, (_, index) => Math.round(from + step * (index + 0.7)))
  const line = (list: readonly number[]) => list.map((x) => d`M${x} ${first}V${foot - 6}`).join('')
  const dark = mix(colour, palette.ink, isShaded ? 0.68 : 0.42)
  const isNight = areLampsOn(brush)
  const warm = isNight ? palette.window : mix(palette.sky[1], palette.trim, 0.5)
  // Two patterns for all columns; each column begins at a different floor.
  const lit = ['9 27 9 9 9 45', `9 ${random.whole(2, 5) * 18 - 9} 9 9`].map((dashes, index) => {
    const columns = xs.filter((_, column) => column % 2 === index)
    const d = columns
      .map((x) => `M${number(x)} ${number(first + random.whole(0, 4) * 18)}V${number(foot - 6)}`)
      .join('')
    return stroke(d, warm, 6.5, { 'stroke-dasharray': dashes, opacity: isNight ? undefined : 0.85 })
  })
  return [
    stroke(line(xs), dark, 6.5, { 'stroke-dasharray': '9 9', opacity: 0.75 }),
    ...(isShaded || isNight ? lit : []),
  ]
}
