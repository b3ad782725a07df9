import type { Brush } from '../../brush.ts'
import { mix } from '../../colour.ts'
import type { Random } from '../../random.ts'
import { path, stroke } from '../../shapes.ts'
import { type Point, polygon } from '../../svg.ts'

type MesaOptions = {
  random: Random
  /** The y of its flat top and of its foot, and how far the top reaches into the sheet from the left. */
  top: number
  base: number
  reach: number
}

/** One band of rock: a steep cliff, then a slope of scree down to the next. */
type Band = { top: number; ledge: number; bottom: number; right: number; ledgeRight: number; bottomRight: number }

/** A table mountain of red rock at the left edge of the sheet. */
export function mesa(brush: Brush, { random, top, base, reach }: MesaOptions): string[] {
  const { palette, season } = brush
  const red = mix(palette.accent, palette.walls[2], 0.12)
  const bands = bandsOf(random.fork('bands'), { top, base, reach })
  const outline = bands.flatMap(({ top: y, right, ledge, ledgeRight }): Point[] => [
    [right, y],
    [ledgeRight, ledge],
  ])
  const last = bands.at(-1)
  const foot: Point[] = last
    ? [
        [last.bottomRight, base],
        [-40, base],
      ]
    : []
  const fill = brush.gradient([
    { at: 0, colour: mix(red, palette.walls[2], 0.22) },
    { at: 0.72, colour: red },
    { at: 1, colour: mix(red, palette.haze, 0.5) },
  ])
  const scree = season === 'winter' ? palette.snow : mix(red, palette.walls[2], 0.6)
  return [
    path(polygon([[-40, top], ...outline, ...foot].map(rounded)), fill),
    path(bands.map((band) => screeOf(random.fork(`scree ${band.top}`), band)).join(''), scree, {
      opacity: season === 'winter' ? 0.85 : 0.65,
    }),
    path(
      bands.map((band) => clefts(random.fork(`clefts ${band.top}`), band)).join(''),
      mix(palette.trunk, palette.accent, 0.4),
      { opacity: 0.46 },
    ),
    stroke(
      bands.map((band) => cracks(random.fork(`cracks ${band.top}`), band)).join(''),
      mix(palette.trunk, palette.accent, 0.5),
      4,
      { opacity: 0.55 },
    ),
    path(
      bands
        .slice(1)
        .map((band) => brushwood(random.fork(`brushwood ${band.top}`), band))
        .join(''),
      season === 'winter' ? mix(palette.conifer, palette.snow, 0.4) : mix(palette.conifer, palette.leaves[0], 0.6),
    ),
  ]
}

function bandsOf(random: Random, { top, base, reach }: Omit<MesaOptions, 'random'>): Band[] {
  const count = random.whole(3, 4)
  const heights = Array.from({ length: count }, (_, index) => (1 + index * 0.18) * random.between(0.8, 1.2))
  const scale = (base - top) / heights.reduce((sum, height) => sum + height, 0)
  let [y, x] = [top, reach]
  return heights.map((height) => {
    const size = height * scale
    const ledge = y + size * random.between(0.54, 0.68)
    const ledgeRight = x + random.between(6, 12)
    const bottomRight = ledgeRight + size * random.between(0.4, 0.95)
    const band = { top: y, ledge, bottom: y + size, right: x, ledgeRight, bottomRight }
    ;[y, x] = [band.bottom, bottomRight]
    return band
  })
}

function screeOf(random: Random, { ledge, bottom, ledgeRight, bottomRight }: Band): string {
  const upper = Array.from(
    { length: 7 },
    (_, index): Point => [
      ledgeRight - ((ledgeRight + 40) * index) / 6,
      ledge + (index === 0 ? 0 : random.between(-7, 9)),
    ],
  )
  return polygon([[bottomRight, bottom], ...upper, [-40, bottom]].map(rounded))
}

/** Shaded hollows that narrow downwards, reaching into the scree. */
function clefts(random: Random, { top, ledge, bottom, right }: Band): string {
  const shapes: string[] = []
  for (let x = random.between(0, 50); x < right - 60; x += random.between(74, 140)) {
    const width = random.between(30, 54)
    const tip = ledge + (bottom - ledge) * random.between(0.7, 1)
    shapes.push(
      polygon(
        [
          [x, top],
          [x + width, top],
          [x + width * 1.16, ledge - 2],
          [x + width * 0.7, tip],
          [x + width * 0.16, ledge + 6],
        ].map(rounded),
      ),
    )
  }
  return shapes.join('')
}

function cracks(random: Random, { top, ledge, right }: Band): string {
  const lines: string[] = []
  for (let x = random.between(4, 24); x < right - 8; x += random.between(28, 56)) {
    lines.push(
      `M${Math.round(x)} ${Math.round(top + 2)}l${Math.round(random.between(-5, 5))} ${Math.round((ledge - top) * random.between(0.5, 0.85))}`,
    )
  }
  return lines.join('')
}

/** Low domes of green where scree meets the next cliff. */
function brushwood(random: Random, { top, right }: Band): string {
  return Array.from({ length: random.whole(1, 3) }, () => {
    const half = random.between(13, 19)
    return `M${Math.round(random.between(10, Math.max(20, right - half * 2 - 10)))} ${Math.round(top + 1)}a${Math.round(half)} 16 0 0 1 ${Math.round(half * 2)} 0z`
  }).join('')
}

function rounded([x, y]: Point | readonly number[]): Point {
  return [Math.round(x ?? 0), Math.round(y ?? 0)]
}
