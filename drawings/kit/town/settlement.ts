import type { Brush } from '../../brush.ts'
import { mix } from '../../colour.ts'
import type { Random } from '../../random.ts'
import { path } from '../../shapes.ts'
import { number } from '../../svg.ts'

/** Distant houses drawn as a wall and a roof: x, y of the foot, and the width of each. */
export function tinyHouses(brush: Brush, houses: readonly { x: number; y: number; width: number }[]): string[] {
  const { palette, season, light } = brush
  const box = (x: number, y: number, width: number, height: number) =>
    `M${number(x)} ${number(y)}h${number(width)}v${number(height)}h${number(-width)}z`
  const walls = houses.map(({ x, y, width }) => box(x - width / 2, y - width * 0.5, width, width * 0.5))
  const roofs = houses.map(
    ({ x, y, width }) =>
      `M${number(x - width * 0.62)} ${number(y - width * 0.46)}l${number(width * 0.28)} ${number(-width * 0.36)}h${number(width * 0.68)}l${number(width * 0.28)} ${number(width * 0.36)}z`,
  )
  const panes = houses.map(
    ({ x, y, width }) =>
      box(x - width * 0.3, y - width * 0.36, width * 0.2, width * 0.2) +
      box(x + width * 0.1, y - width * 0.36, width * 0.2, width * 0.2),
  )
  const wall = season === 'winter' ? mix(palette.walls[0], palette.walls[2], 0.8) : palette.walls[0]
  return [
    path(walls.join(''), wall),
    path(roofs.join(''), season === 'winter' ? palette.snow : mix(palette.accent, palette.haze, 0.12)),
    ...(light === 'day' || light === 'morning' ? [] : [path(panes.join(''), palette.window)]),
  ]
}

/** The towers of a distant city, highest in the middle; y is their foot. */
export function farCity(
  brush: Brush,
  { random, x, y, scale = 1 }: { random: Random; x: number; y: number; scale?: number },
): string[] {
  const { palette, light } = brush
  const count = random.whole(10, 14)
  const middle = random.between(0.35, 0.65) * count
  const towers = Array.from({ length: count }, (_, index) => {
    const near = 1 - Math.abs(index - middle) / count
    return {
      height: (22 + 92 * near * near * random.between(0.45, 1)) * scale,
      width: random.between(18, 22) * scale,
      gap: random.between(1, 4) * scale,
    }
  })
  let left = x - count * 11.5 * scale
  const placed = towers.map((tower) => {
    const at = left
    left += tower.width + tower.gap
    return { ...tower, at }
  })
  const side = (from: number, to: number) =>
    placed
      .map(
        ({ at, width, height }) =>
          `M${Math.round(at + width * from)} ${Math.round(y - height)}h${Math.round(width * (to - from))}v${Math.round(height)}h${-Math.round(width * (to - from))}z`,
      )
      .join('')
  const lamps = placed.flatMap(({ at, width, height }) =>
    Array.from({ length: Math.floor(height / 13) }, (_, floor) =>
      random.chance(0.6)
        ? `M${Math.round(at + width * random.pick([0.14, 0.32]))} ${Math.round(y - height + 6 + floor * 12)}h3v4h-3z`
        : '',
    ),
  )
  const lit = mix(palette.walls[0], palette.haze, 0.15)
  return [
    path(side(0, 1), lit),
    path(side(0.55, 1), mix(palette.ridges[1], palette.haze, 0.2)),
    ...(light === 'day' || light === 'morning' ? [] : [path(lamps.join(''), palette.window)]),
  ]
}
