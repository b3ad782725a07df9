import type { Brush } from '../../brush.ts'
import { mix } from '../../colour.ts'
import { d, path, placed, stroke } from '../../shapes.ts'

type Boat = { x: number; y: number; scale?: number; mirrored?: boolean /** The colour of its hull. */; hull: string }

/** A sailboat, 170 px wide; y is its waterline. */
export function sailboat(brush: Brush, { hull, ...site }: Boat): string {
  const { palette } = brush
  const white = palette.walls[0]
  return placed(
    [
      path(d`M-70 4h134l-20 40h-90z`, hull, { opacity: 0.2 }),
      path(d`M0 -26V-160L74 -28z`, white, { opacity: 0.2, transform: 'matrix(1 0 0 -.5 0 0)' }),
      path(d`M0 -34V-168L76 -40z`, white),
      path(d`M-8 -40V-150L-62 -42z`, mix(palette.walls[2], palette.accent, 0.18)),
      stroke(d`M-4 -26V-172`, palette.trunk, 3),
      path(d`M-80 -26H82Q74 -6 58 0H-58Q-72 -6 -80 -26z`, hull),
      path(d`M4 -26H82Q74 -6 58 0H4z`, mix(hull, palette.ink, 0.28)),
      stroke(d`M-96 3h190M-40 12h96`, palette.snow, 4, { 'stroke-linecap': 'round', opacity: 0.55 }),
    ],
    site,
  )
}

/** An open rowing boat or canoe, 250 px wide; y is its waterline. */
export function canoe(brush: Brush, { hull, ...site }: Boat): string {
  const { palette } = brush
  return placed(
    [
      path(d`M-112 2q112 34 224 0q-50 36 -112 36t-112 -36z`, hull, { opacity: 0.2 }),
      path(d`M-125 -40q120 32 250 0q-20 46 -125 46t-125 -46z`, hull),
      path(d`M-125 -40q120 32 250 0q-120 16 -250 0z`, mix(hull, palette.ink, 0.5)),
      path(d`M0 -22q70 -2 125 -18q-20 46 -125 46z`, palette.ink, { opacity: 0.12 }),
      stroke(d`M-96 22H96`, palette.snow, 4, { 'stroke-linecap': 'round', opacity: 0.5 }),
    ],
    site,
  )
}
