import type { Brush } from '../../brush.ts'
import { d, path, placed } from '../../shapes.ts'
import { boxes, shaded } from './facade.ts'

/** A small church with a spire, 100 px wide and 130 high, seen from afar. */
export function church(brush: Brush, site: { x: number; y: number; scale?: number }): string {
  const { palette, season } = brush
  const wall = season === 'winter' ? palette.walls[2] : palette.walls[0]
  const roof = palette.roofs[1]
  return placed(
    [
      path(boxes([[-14, -40, 66, 40]]), shaded(brush, wall)),
      path(d`M-20 -38L-4 -66H44L58 -38z`, season === 'winter' ? palette.snow : roof),
      path(boxes([[-40, -84, 28, 84]]), wall),
      path(boxes([[-24, -84, 12, 84]]), shaded(brush, wall)),
      path(d`M-46 -82L-26 -136L-6 -82z`, roof),
      path(d`M-26 -136L-6 -82H-22z`, palette.ink, { opacity: 0.22 }),
      ...(season === 'winter' ? [path(d`M-46 -82L-26 -136L-24 -130L-34 -82z`, palette.snow)] : []),
      path(
        boxes([
          [-31, -68, 8, 14],
          [2, -26, 8, 16],
          [20, -26, 8, 16],
          [38, -26, 8, 16],
        ]),
        palette.window,
      ),
    ],
    site,
  )
}
