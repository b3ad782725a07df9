import type { Brush } from '../../brush.ts'
import { mix } from '../../colour.ts'
import type { Random } from '../../random.ts'
import { element, number } from '../../svg.ts'

/** The position of a tree: x of its middle, y of its foot, and its height. */
export type Stand = { x: number; y: number; height: number }

/** A tree with a crown, and the index of its leaves in the palette; the first by default. */
export type LeafyStand = Stand & { leaf?: 0 | 1 | 2 | undefined }

/** `fade` is how strongly the haze tints the colours, from 0 to 1. */
type Distance = { fade?: number }

/** Tree positions scattered along a line, from back to front. */
export function scatter(
  random: Random,
  options: {
    count: number
    from: number
    to: number
    /** The y of the ground at x. */
    ground: (x: number) => number
    height: readonly [number, number]
    /** How far below the line a foot may be. */
    depth?: number
  },
): Stand[] {
  const step = (options.to - options.from) / options.count
  return Array.from({ length: options.count }, (_, index) => {
    const x = options.from + step * (index + random.between(0.1, 0.9))
    const y = options.ground(x) + random.between(0, options.depth ?? 0)
    return { x, y, height: random.between(options.height[0], options.height[1]) }
  }).sort((one, other) => one.y - other.y)
}

/** Spruces in three tiers, the right half in the shade; with snow on them in winter. */
export function conifers(brush: Brush, stands: readonly Stand[], { fade = 0 }: Distance = {}): string[] {
  const { palette, season } = brush
  const lit = mix(palette.conifer, palette.haze, fade)
  const shaded = mix(mix(palette.conifer, palette.ink, 0.5), palette.haze, fade)
  const snow = mix(palette.snow, palette.haze, fade)
  return stands.flatMap((stand) => [
    element('path', { d: coniferHalf(stand, -1), fill: lit }),
    element('path', { d: coniferHalf(stand, 1), fill: shaded }),
    ...(season === 'winter' ? [element('path', { d: coniferSnow(stand), fill: snow })] : []),
  ])
}

function coniferHalf({ x, y, height }: Stand, side: -1 | 1): string {
  const h = (share: number) => Math.round(height * share * side)
  const v = (share: number) => Math.round(height * share)
  const [out1, back1, out2, back2, out3] = [h(0.093), h(0.043), h(0.1), h(0.06), h(0.12)]
  const width = out1 - back1 + out2 - back2 + out3
  return `M${Math.round(x)} ${Math.round(y) - v(0.34) - v(0.33) * 2}l${out1} ${v(0.34)}h${-back1}l${out2} ${v(0.33)}h${-back2}l${out3} ${v(0.33)}h${-width}z`
}

/** Snow on the lit half of each tier. */
function coniferSnow({ x, y, height }: Stand): string {
  const s = (share: number) => Math.round(height * share)
  const middle = Math.round(x)
  const top = Math.round(y) - s(0.34) - s(0.33) * 2
  // From the stem out along the edge of a tier to its tip, and back in two drifts.
  const tier = (dx: number, dy: number, width: number, length: number) =>
    `M${middle - s(dx)} ${top + s(dy)}L${middle - s(dx + width)} ${top + s(dy + length)}l${s(width * 0.5)} ${-s(length * 0.2)}l${s(width * 0.2)} ${s(length * 0.14)}L${middle - s(dx * 0.35)} ${top + s(dy + length * 0.42)}V${top + s(dy)}z`
  return tier(0, 0, 0.093, 0.34) + tier(0.05, 0.34, 0.1, 0.33) + tier(0.09, 0.67, 0.12, 0.33)
}

/** Conifers too far away to show tiers, in one colour. */
export function farConifers(stands: readonly Stand[], fill: string): string {
  const d = stands.map(({ x, y, height }) => {
    const half = Math.max(3, Math.round(height * 0.18))
    return `M${Math.round(x)} ${Math.round(y - height)}l${half} ${Math.round(height)}h${-half * 2}z`
  })
  return element('path', { d: d.join(''), fill })
}

/** Half the width of a crown as a share of its height, by leaf, and how high the crown is, as a share of the tree. */
const crowns = [
  { width: 0.42, height: 0.83 },
  { width: 0.5, height: 0.79 },
  { width: 0.36, height: 0.85 },
] as const

/** Broad trees: an egg-shaped crown, lit on the left, shaded on the right, on a stout trunk with branches. */
export function roundTrees(brush: Brush, stands: readonly LeafyStand[], { fade = 0 }: Distance = {}): string[] {
  return stands.flatMap((stand) => {
    const { x, y, height } = stand
    const trunk = mix(brush.palette.trunk, brush.palette.haze, fade)
    const shape = crowns[stand.leaf ?? 0]
    const crown = { x, top: y - height, height: height * shape.height, width: shape.width }
    const half = height * 0.03
    const stem = `M${number(x - half)} ${number(y)}L${number(x - half * 0.7)} ${number(y - height * 0.22)}H${number(x + half * 0.7)}L${number(x + half)} ${number(y)}Z`
    return [
      element('path', { d: stem, fill: trunk }),
      ...crowned(brush, { crown, leaf: stand.leaf ?? 0, fade }),
      brush.season === 'winter'
        ? bareBranches({ x, y: y - height * 0.18, height: height * 0.7, stroke: trunk, snow: brush.palette.snow })
        : branches({ x, y: y - height * 0.18, height: height * 0.56, stroke: trunk }),
    ]
  })
}

/** Slim trees with a pale stem in front of the crown: aspens, birches. */
export function aspens(brush: Brush, stands: readonly LeafyStand[], { fade = 0 }: Distance = {}): string[] {
  return stands.flatMap((stand) => {
    const { x, y, height } = stand
    const isSnowy = brush.season === 'winter'
    const stroke = mix(
      isSnowy ? mix(brush.palette.trunk, brush.palette.snow, 0.4) : brush.palette.trim,
      brush.palette.haze,
      fade,
    )
    const crown = { x, top: y - height, height: height * 0.74, width: 0.29 }
    if (isSnowy) return [bareBranches({ x, y, height: height * 0.95, stroke, snow: brush.palette.snow })]
    return [
      ...crowned(brush, { crown, leaf: stand.leaf ?? 0, fade }),
      branches({ x, y, height: height * 0.78, stroke, thin: true }),
    ]
  })
}

/** Upright trees without visible branches: poplars, cypresses, and distant trees. */
export function poplars(brush: Brush, stands: readonly LeafyStand[], { fade = 0 }: Distance = {}): string[] {
  return stands.flatMap((stand) => {
    const { x, y, height } = stand
    const stroke = mix(brush.palette.trunk, brush.palette.haze, fade)
    const crown = { x, top: y - height, height: height * 0.9, width: 0.24 }
    return [
      element('path', {
        d: `M${number(x)} ${number(y)}v${number(-height * 0.2)}`,
        stroke,
        'stroke-width': Math.max(2, height * 0.035),
      }),
      ...crowned(brush, { crown, leaf: stand.leaf ?? 0, fade }),
    ]
  })
}

/** Low domes on the ground. */
export function shrubs(brush: Brush, stands: readonly LeafyStand[], { fade = 0 }: Distance = {}): string[] {
  const { palette } = brush
  return stands.flatMap(({ x, y, height, leaf = 0 }) => {
    const half = height * 0.85
    const start = `M${number(x - half)} ${number(y)}`
    const dome = `${start}C${number(x - half)} ${number(y - height * 1.32)} ${number(x + half)} ${number(y - height * 1.32)} ${number(x + half)} ${number(y)}Z`
    const shade = `M${number(x + half)} ${number(y)}C${number(x + half)} ${number(y - height * 0.9)} ${number(x + half * 0.4)} ${number(y - height)} ${number(x + half * 0.1)} ${number(y - height * 0.98)}Q${number(x + half * 0.6)} ${number(y - height * 0.5)} ${number(x + half * 0.3)} ${number(y)}Z`
    return [
      element('path', { d: dome, fill: mix(palette.leaves[leaf], palette.haze, fade) }),
      element('path', { d: shade, fill: palette.ink, opacity: 0.2 * (1 - fade) }),
    ]
  })
}

type Crown = { x: number; top: number; height: number /** Half of it, as a share of the height. */; width: number }

function crowned(brush: Brush, { crown, leaf, fade }: { crown: Crown; leaf: 0 | 1 | 2; fade: number }): string[] {
  const { palette } = brush
  const { x, top, height, width } = crown
  const p = (dx: number, dy: number) =>
    `${number(Math.round(x + dx * height))} ${number(Math.round(top + dy * height))}`
  // A cubic Bézier curve reaches three quarters of the way to its handles.
  const [high, low] = [width * 0.84, width * 1.7]
  const right = `C${p(high, 0)} ${p(low, 0.985)} ${p(0, 1)}`
  const left = `C${p(-low, 0.985)} ${p(-high, 0)} ${p(0, 0)}`
  const fill = mix(palette.leaves[leaf], palette.haze, fade)
  // A bare crown is only a veil of twigs.
  if (brush.season === 'winter') {
    const veil = mix(mix(palette.trunk, palette.shade, 0.5), palette.haze, fade)
    return [element('path', { d: `M${p(0, 0)}${right}${left}Z`, fill: veil, opacity: 0.15 })]
  }
  const light = mix(fill, palette.sky[1], brush.light === 'night' ? 0.12 : 0.26)
  return [
    element('path', { d: `M${p(0, 0)}${right}${left}Z`, fill }),
    element('path', {
      d: `M${p(0, 1)}${left}C${p(-width * 0.86, 0.25)} ${p(-width * 0.95, 0.8)} ${p(0, 1)}Z`,
      fill: light,
    }),
    element('path', {
      d: `M${p(0, 0)}${right}C${p(width * 0.4, 0.65)} ${p(-width * 0.22, 0.42)} ${p(0, 0)}Z`,
      fill: palette.ink,
      opacity: 0.24 * (1 - fade),
    }),
  ]
}

/** A broad tree in winter: a stem and five boughs with twigs, snow in the forks. */
function bareBranches({ x, y, height, stroke, snow }: Bough & { snow: string }): string {
  const s = (share: number) => number(Math.round(height * share))
  const stem = `M${number(Math.round(x))} ${number(Math.round(y))}`
  const bough = (up: number, dx: number, dy: number) =>
    `${stem}m0 ${s(-up)}q${s(dx * 0.2)} ${s(-dy * 0.7)} ${s(dx)} ${s(-dy)}m${s(-dx * 0.52)} ${s(dy * 0.3)}l${s(dx * 0.04)} ${s(-dy * 0.52)}`
  const boughs: readonly (readonly [number, number, number])[] = [
    [0.12, -0.36, 0.3],
    [0.24, 0.38, 0.34],
    [0.4, -0.3, 0.34],
    [0.54, 0.26, 0.3],
    [0.68, -0.14, 0.22],
  ]
  const d = `${stem}v${s(-1)}${boughs.map(([up, dx, dy]) => bough(up, dx, dy)).join('')}`
  const lines = { fill: 'none', 'stroke-linecap': 'round' } as const
  const forks = boughs.map(
    ([up, dx, dy]) => `${stem}m${s(dx * 0.3)} ${s(-up - dy * 0.62)}l${s(dx * 0.36)} ${s(-dy * 0.2)}`,
  )
  return [
    element('path', { d, stroke, 'stroke-width': Math.max(1.5, height * 0.026), ...lines }),
    element('path', { d: forks.join(''), stroke: snow, 'stroke-width': Math.max(1.5, height * 0.018), ...lines }),
  ].join('')
}

type Bough = { x: number; y: number; height: number; stroke: string }

/** A stem with one branch to the right and a lower one to the left; y is its foot. */
function branches({ x, y, height, stroke, thin = false }: Bough & { thin?: boolean }): string {
  const s = (share: number) => number(Math.round(height * share))
  const d = thin
    ? `M${number(Math.round(x))} ${number(Math.round(y))}v${s(-1)}m0 ${s(0.42)}l${s(0.11)} ${s(-0.13)}m${s(-0.11)} ${s(0.04)}l${s(-0.09)} ${s(-0.11)}`
    : `M${number(Math.round(x))} ${number(Math.round(y))}v${s(-1)}m0 ${s(0.52)}l${s(0.22)} ${s(-0.22)}m${s(-0.22)} ${s(0.38)}l${s(-0.2)} ${s(-0.2)}`
  return element('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': Math.max(1.5, height * (thin ? 0.022 : 0.034)),
    'stroke-linecap': 'round',
  })
}

/** The same positions with leaves of all three colours, the first more often. */
export function mixedLeaves(random: Random, stands: readonly Stand[]): LeafyStand[] {
  return stands.map((stand) => ({ ...stand, leaf: random.pick([0, 0, 1, 1, 2]) }))
}

/** Distant crowns as dots of slightly different sizes, each with its middle on the ground. */
export function dottedTrees(stands: readonly Stand[], fill: string): string {
  const d = stands.map(({ x, y, height }) => {
    const r = Math.round(height / 2)
    return `M${Math.round(x) - r} ${Math.round(y)}a${r} ${r} 0 1 1 ${r * 2} 0z`
  })
  return element('path', { d: d.join(''), fill })
}
