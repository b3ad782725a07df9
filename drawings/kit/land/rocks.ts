import type { Brush } from '../../brush.ts'
import { mix } from '../../colour.ts'
import { path } from '../../shapes.ts'
import { type Point, polygon } from '../../svg.ts'

/** Boulders: x of the middle and y of the foot, and the width of each. `tone` gives them the colour of the cliffs around. */
export function boulders(
  brush: Brush,
  stones: readonly { x: number; y: number; width: number }[],
  tone = brush.palette.rock,
): string[] {
  if (stones.length === 0) return []
  const shape = (points: readonly Point[]) =>
    stones
      .map(({ x, y, width }) =>
        polygon(points.map(([dx, dy]) => [Math.round(x + dx * width), Math.round(y + dy * width)] as const)),
      )
      .join('')
  return [
    path(
      shape([
        [-0.5, 0],
        [-0.42, -0.25],
        [-0.18, -0.44],
        [0.12, -0.38],
        [0.38, -0.18],
        [0.5, 0],
      ]),
      tone,
    ),
    path(
      shape([
        [-0.08, 0],
        [0, -0.2],
        [-0.18, -0.44],
        [0.12, -0.38],
        [0.38, -0.18],
        [0.5, 0],
      ]),
      mix(tone, brush.palette.shade, 0.62),
    ),
    ...(brush.season === 'winter'
      ? [
          path(
            shape([
              [-0.46, -0.14],
              [-0.42, -0.25],
              [-0.18, -0.47],
              [0.12, -0.42],
              [0.36, -0.22],
              [0.1, -0.28],
              [-0.04, -0.2],
              [-0.2, -0.28],
            ]),
            brush.palette.snow,
          ),
        ]
      : []),
  ]
}
