import type { Brush } from '../../brush.ts'
import { type Box, box, circle, d, ellipse, path, stroke } from '../../shapes.ts'
import type { Interior } from './interior.ts'

/** A framed picture around its middle. */
export function picture(
  colours: Interior,
  { random, width, height }: { random: Brush['random']; width: number; height: number },
): string[] {
  const inner: Box = [-width / 2 + 12, -height / 2 + 12, width - 24, height - 24]
  const [x, y, w, h] = inner
  return [
    box([-width / 2 + 4, -height / 2 + 6, width, height], colours.ink, { opacity: 0.1 }),
    box([-width / 2, -height / 2, width, height], random.chance(0.6) ? colours.white : colours.woodDark),
    ...motif(colours, { random, box: [x, y, w, h] }),
  ]
}

function motif(colours: Interior, { random, box: [x, y, w, h] }: { random: Brush['random']; box: Box }): string[] {
  const sun = circle([x + w * random.between(0.2, 0.8), y + h * 0.3, Math.min(w, h) * 0.11], colours.terracotta)
  switch (random.pick(['peaks', 'arches', 'leaf'])) {
    case 'peaks':
      return [
        box([x, y, w, h], colours.linen),
        path(
          d`M${x} ${y + h}v${-h * 0.36}l${w * 0.26} ${-h * 0.28} ${w * 0.22} ${h * 0.24} ${w * 0.2} ${-h * 0.36} ${w * 0.32} ${h * 0.5}v${h * 0.26}z`,
          colours.leaf,
        ),
        sun,
      ]
    case 'arches':
      return [
        box([x, y, w, h], colours.cream),
        path(
          d`M${x + w * 0.16} ${y + h}v${-h * 0.36}a${w * 0.34} ${h * 0.4} 0 0 1 ${w * 0.68} 0v${h * 0.36}z`,
          colours.clay,
        ),
        path(
          d`M${x + w * 0.3} ${y + h}v${-h * 0.3}a${w * 0.2} ${h * 0.25} 0 0 1 ${w * 0.4} 0v${h * 0.3}z`,
          colours.teal,
        ),
        circle([x + w * 0.5, y + h * 0.18, Math.min(w, h) * 0.09], colours.blueDeep),
      ]
    default: {
      const middle = x + w / 2
      const bottom = y + h * 0.88
      return [
        box([x, y, w, h], colours.cream),
        path(
          d`M${middle} ${bottom}q${-w * 0.42} ${-h * 0.1} ${-w * 0.36} ${-h * 0.5} ${w * 0.3} ${h * 0.1} ${w * 0.36} ${h * 0.5}q${-w * 0.06} ${-h * 0.5} ${w * 0.1} ${-h * 0.74} ${w * 0.28} ${h * 0.3} ${-w * 0.1} ${h * 0.74}z`,
          colours.leaf,
        ),
        path(
          d`M${middle} ${bottom}q${-w * 0.06} ${-h * 0.5} ${w * 0.1} ${-h * 0.74} ${w * 0.28} ${h * 0.3} ${-w * 0.1} ${h * 0.74}z`,
          colours.ink,
          { opacity: 0.15 },
        ),
      ]
    }
  }
}

/** A rug around its middle, `width` wide at the near edge, its pattern by name. */
export function rug(
  colours: Interior,
  { width, depth, pattern }: { width: number; depth: number; pattern: 'border' | 'stripes' | 'round' },
): string[] {
  const [, second, third] = colours.textile
  const half = width / 2
  const far = half * 0.8
  const top = -depth / 2
  if (pattern === 'round') {
    return [
      ellipse([0, 0, half, depth / 2], colours.blush),
      ellipse([0, 0, half * 0.84, depth * 0.41], colours.cream),
      ellipse([0, 0, half * 0.76, depth * 0.36], colours.blush),
    ]
  }
  const base = pattern === 'border' ? colours.blue : colours.cream
  const at = (share: number) => {
    const y = top + depth * share
    const x = far + (half - far) * share
    return { x, y }
  }
  const stripe = (from: number, to: number, colour: string) => {
    const a = at(from)
    const b = at(to)
    return path(d`M${-a.x} ${a.y}H${a.x}L${b.x} ${b.y}H${-b.x}z`, colour)
  }
  if (pattern === 'stripes') {
    return [
      stripe(0, 1, base),
      stripe(0.1, 0.2, second),
      stripe(0.26, 0.3, colours.sage),
      stripe(0.68, 0.74, colours.sage),
      stripe(0.8, 0.92, third === colours.cream ? second : third),
    ]
  }
  return [
    stripe(0, 1, base),
    stroke(d`M${-far + 26} ${top + 12}H${far - 26}L${half - 48} ${-top - 14}H${-half + 48}z`, colours.white, 5),
    path(
      d`M${-far + 60} ${top + depth * 0.32}H${far - 60}L${half - 116} ${-top - depth * 0.3}H${-half + 116}z`,
      colours.white,
      { opacity: 0.36 },
    ),
  ]
}

/** A mirror on the wall around its middle. */
export function mirror(colours: Interior, { radius }: { radius: number }): string[] {
  const r = radius
  return [
    circle([3, 5, r + 10], colours.ink, { opacity: 0.1 }),
    circle([0, 0, r + 10], colours.wood),
    circle([0, 0, r], colours.lampsLit ? colours.linen : colours.blue, { opacity: 1 }),
    path(
      d`M${-r * 0.72} ${r * 0.5}L${r * 0.34} ${-r * 0.9}A${r} ${r} 0 0 1 ${r * 0.62} ${-r * 0.72}L${-r * 0.5} ${r * 0.76}A${r} ${r} 0 0 1 ${-r * 0.72} ${r * 0.5}z`,
      colours.white,
      { opacity: 0.45 },
    ),
    path(
      d`M${-r * 0.3} ${r * 0.9}L${r * 0.78} ${-r * 0.52}A${r} ${r} 0 0 1 ${r * 0.86} ${-r * 0.4}L${-r * 0.16} ${r * 0.95}z`,
      colours.white,
      { opacity: 0.35 },
    ),
  ]
}
