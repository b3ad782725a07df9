import type { Brush } from '../../brush.ts'
import { mix } from '../../colour.ts'
import { d, path, placed, stroke } from '../../shapes.ts'
import { boxes, shaded } from './facade.ts'
import { drift, shadow } from './footing.ts'
import type { House } from './house.ts'

/** A barn under a gambrel roof, 400 px wide, with a silo at its back when `hasSilo`. */
export function barn(
  brush: Brush,
  { wall, roof, hasSilo = true, random, ...site }: House & { hasSilo?: boolean },
): string {
  const { palette, season } = brush
  const isSnowy = season === 'winter'
  const dark = mix(roof, palette.ink, 0.3)
  const cover = isSnowy ? palette.snow : roof
  const steep = isSnowy ? mix(palette.snow, palette.ridges[0], 0.25) : mix(roof, palette.ink, 0.12)
  const slits = Array.from({ length: 4 }, (_, index) => [20 + index * 44, -84, 18, 30] as const)
  return placed(
    [
      shadow(brush, -200, 196, 44),
      ...(hasSilo ? silo(brush, random.between(205, 240)) : []),
      path(boxes([[-8, -120, 204, 120]]), shaded(brush, wall)),
      path(d`M-200 0V-120L-178 -172L-104 -216L-30 -172L-8 -120V0z`, wall),
      stroke(d`M-178 -6V-150M-154 -6V-176M-54 -6V-176M-30 -6V-150`, palette.ink, 2, { opacity: 0.12 }),
      path(d`M-104 -224H104L182 -176H-26z`, cover),
      path(d`M-26 -176H182L208 -112H0z`, steep),
      path(boxes([[-8, -112, 204, 9]]), palette.ink, { opacity: 0.2 }),
      path(
        d`M-104 -226L-24 -178L4 -112L-8 -108L-34 -168L-104 -210L-174 -168L-200 -108L-212 -112L-184 -178z`,
        isSnowy ? mix(palette.snow, palette.ridges[0], 0.42) : dark,
      ),
      path(boxes([[-144, -98, 80, 98]]), mix(wall, palette.ink, 0.12)),
      stroke(d`M-144 -98h80v98h-80zM-144 -98l80 98M-64 -98l-80 98`, palette.trim, 6),
      path(boxes([[-120, -176, 32, 36]]), mix(wall, palette.ink, 0.4)),
      stroke(d`M-120 -176h32v36h-32zM-104 -176v36`, palette.trim, 5),
      path(boxes(slits), mix(wall, palette.ink, 0.55)),
      ...(isSnowy ? [drift(brush, -200, 196)] : []),
    ],
    site,
  )
}

/** A silo behind the roof, a little left of the middle. */
function silo({ palette, season }: Brush, height: number): string[] {
  const wall = palette.walls[3]
  return [
    path(boxes([[-238, -height, 58, height]]), wall),
    path(boxes([[-206, -height, 26, height]]), palette.ink, { opacity: 0.2 }),
    path(d`M-238 ${-height}c0-40 58-40 58 0z`, season === 'winter' ? palette.snow : mix(wall, palette.ink, 0.35)),
    stroke(d`M-238 ${-height * 0.75}h58M-238 ${-height * 0.5}h58`, palette.ink, 2, { opacity: 0.2 }),
  ]
}
