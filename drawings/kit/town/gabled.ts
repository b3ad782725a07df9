import type { Brush } from '../../brush.ts'
import { mix } from '../../colour.ts'
import { path } from '../../shapes.ts'
import { number, type Point, polygon } from '../../svg.ts'
import { shaded } from './facade.ts'

/** A body under a saddle roof, seen from a corner: the gable at the left, the long side to its right. All in px. */
export type Gabled = {
  /** Left end of the gable; the foot is at y = 0. */
  x: number
  gable: number
  side: number
  /** Up to the eaves. */
  height: number
  /** From the eaves to the ridge. */
  rise: number
  wall: string
  roof: string
  /** How far the roof overhangs. */
  overhang?: number
  /** Of the boards along the edge of the roof. */
  edge?: number
}

/** Walls and roof, with snow on it in winter. */
export function gabled(brush: Brush, shape: Gabled): string[] {
  const { x, gable, side, height, wall, rise } = shape
  const { palette } = brush
  const right = x + gable
  const eaveShade = Math.min(height * 0.14, 16)
  return [
    path(polygon(box(right, -height, side, height)), shaded(brush, wall)),
    path(polygon(box(right, -height, side, eaveShade + drop(shape))), palette.ink, { opacity: 0.18 }),
    path(
      polygon([
        [x, 0],
        [x, -height],
        [x + gable / 2, -height - rise],
        [right, -height],
        [right, 0],
      ]),
      wall,
    ),
    ...saddleRoof(brush, shape),
  ]
}

/** The roof alone: the slope to the right of the gable, then the boards along its edge. */
function saddleRoof(brush: Brush, shape: Gabled): string[] {
  const { x, gable, side, height, rise, roof, overhang = gable * 0.07, edge = gable * 0.055 } = shape
  const { palette, season } = brush
  const run = gable / 2 + overhang
  const fall = rise + drop(shape)
  const apex: Point = [x + gable / 2, -height - rise]
  const [ax, ay] = apex
  const length = side + overhang * 0.9
  const slope: Point[] = [apex, [ax + length, ay], [ax + length + run, ay + fall], [ax + run, ay + fall]]
  const boards = polygon([
    apex,
    [ax + run, ay + fall],
    [ax + run - edge * 0.8, ay + fall + edge * 0.8],
    [ax, ay + edge * 1.7],
    [ax - run + edge * 0.8, ay + fall + edge * 0.8],
    [ax - run, ay + fall],
  ])
  const dark = mix(roof, palette.ink, 0.32)
  if (season !== 'winter') {
    return [
      path(
        polygon(slope),
        brush.gradient([
          { at: 0, colour: mix(roof, palette.ink, 0.1) },
          { at: 1, colour: roof },
        ]),
      ),
      path(boards, dark),
    ]
  }
  const depth = edge * 0.95
  const cap = `M${pair(ax - run - 2, ay + fall)}L${pair(ax - run - 2, ay + fall - depth)}Q${pair(ax - run, ay + fall - depth * 1.4)} ${pair(ax - run + depth, ay + fall - depth * 1.5)}L${pair(ax, ay - depth)}L${pair(ax + run, ay + fall - depth)}V${number(ay + fall)}L${pair(ax, ay + edge * 0.35)}Z`
  return [
    path(polygon(slope.map(([px, py]): Point => [px, py + edge * 0.8])), dark),
    path(
      `${polygon(slope.slice(0, 3)).slice(0, -1)}${lumps(length, edge)}`,
      brush.gradient([
        { at: 0, colour: palette.snow },
        { at: 1, colour: mix(palette.snow, palette.ridges[0], 0.28) },
      ]),
    ),
    path(boards, dark),
    path(cap, palette.snow),
  ]
}

/** Snow hanging over the eaves, drawn from right to left. */
function lumps(length: number, depth: number): string {
  const count = Math.max(2, Math.round(length / (depth * 6)))
  const width = length / count
  const waves = Array.from({ length: count }, (_, index) => {
    const sag = depth * (index % 3 === 1 ? 0.55 : 0.3)
    return `q${number(-width / 2)} ${number(sag * 2)} ${number(-width)} 0`
  })
  return `${waves.join('')}Z`
}

/** How far the roof reaches below the top of the walls. */
function drop({ gable, rise, overhang = gable * 0.07 }: Gabled): number {
  return (rise * overhang) / (gable / 2)
}

/** A chimney at the ridge, with smoke in the cold seasons. */
export function chimney(
  brush: Brush,
  { x, y, width, height, wall }: { x: number; y: number; width: number; height: number; wall: string },
): string[] {
  const { palette, season } = brush
  const top = y - height
  const rim = width * 0.18
  return [
    path(polygon(box(x, top, width, height + width * 1.3)), wall),
    path(polygon(box(x + width * 0.55, top, width * 0.45, height + width * 1.3)), palette.ink, { opacity: 0.22 }),
    path(
      polygon(box(x - rim, top - rim, width + 2 * rim, rim * 1.8)),
      season === 'winter' ? palette.snow : mix(wall, palette.ink, 0.35),
    ),
  ]
}

function box(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
}

function pair(x: number, y: number): string {
  return `${number(x)} ${number(y)}`
}
