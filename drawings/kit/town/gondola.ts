import type { Brush } from '../../brush.ts'
import { box, d, path, stroke } from '../../shapes.ts'
import type { Point } from '../../svg.ts'

/**
 * A cable with gondolas from `from`, near by, up to `to`. The masts are at the given shares of its length, their feet
 * `ground` px below the cable.
 */
export function gondolaLine(
  { palette }: Brush,
  {
    from,
    to,
    masts,
    cabins,
    ground,
  }: { from: Point; to: Point; masts: readonly number[]; cabins: readonly number[]; ground: (share: number) => number },
): string[] {
  const at = (share: number): Point => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
  return [
    ...masts.map((share) => {
      const [x, y] = at(share)
      const width = 8 * (1 - share * 0.7)
      return stroke(d`M${x} ${y - 4}v${ground(share) + 4}M${x - width * 2} ${y - 2}h${width * 4}`, palette.ink, width)
    }),
    stroke(d`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, palette.ink, 3),
    ...cabins.flatMap((share) => {
      const [x, y] = at(share)
      const size = 46 * (1 - share * 0.72)
      return [
        stroke(d`M${x} ${y}v${size * 0.45}`, palette.ink, 3),
        box([x - size / 2, y + size * 0.42, size, size * 0.88], palette.accent, { rx: size * 0.2 }),
        path(
          d`M${x} ${y + size * 0.42}h${size * 0.3}q${size * 0.2} 0 ${size * 0.2} ${size * 0.2}v${size * 0.48}q0 ${size * 0.2} ${-size * 0.2} ${size * 0.2}h${-size * 0.3}z`,
          palette.ink,
          { opacity: 0.18 },
        ),
        box([x - size * 0.37, y + size * 0.54, size * 0.74, size * 0.34], palette.waterLight, { rx: size * 0.06 }),
      ]
    }),
  ]
}
