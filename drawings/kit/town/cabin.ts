import type { Brush } from '../../brush.ts'
import { mix } from '../../colour.ts'
import { d, path, placed, stroke } from '../../shapes.ts'
import { areLampsOn, boxes, glass, shaded } from './facade.ts'
import { drift, shadow } from './footing.ts'
import type { House } from './house.ts'

/** A cabin whose roof reaches the ground, 220 px wide and 250 high, with a glazed front and a deck. */
export function cabin(brush: Brush, { random, wall, roof, ...site }: House): string {
  const { palette, season } = brush
  const isSnowy = season === 'winter'
  const top = -random.whole(225, 250)
  const pane = areLampsOn(brush) && random.chance(0.9) ? palette.window : glass(brush)
  const board = mix(roof, palette.ink, 0.35)
  const frame = mix(wall, palette.trunk, 0.35)
  return placed(
    [
      shadow(brush, -90, 150, 34),
      path(
        d`M-10 ${top}H52L150 -8H90z`,
        isSnowy
          ? snowy(brush)
          : brush.gradient([
              { at: 0, colour: mix(roof, palette.ink, 0.12) },
              { at: 1, colour: roof },
            ]),
      ),
      ...(isSnowy ? [path(d`M86 -16q16 10 32 2t34 4l-3 8H90z`, palette.snow)] : []),
      path(d`M-10 ${top + 12}L86 -8H-106z`, shaded(brush, wall)),
      path(d`M-10 ${top + 58}L24 -84H-44zM-64 -78h30v70h-58zM4 -78h38l28 70H4z`, pane),
      stroke(d`M-10 ${top + 58}V-84M-32 -130H12M-88 -36H-34M4 -36h56`, frame, 4),
      path(boxes([[-32, -76, 32, 68]]), palette.accent),
      path(boxes([[-25, -68, 18, 24]]), pane),
      path(d`M-92 -92H72l6 10H-98z`, mix(wall, palette.trim, 0.35)),
      stroke(
        d`M-84 -118H64M-76 -118v28M-52 -118v28M-28 -118v28M-4 -118v28M20 -118v28M44 -118v28`,
        mix(wall, palette.trim, 0.35),
        3.5,
      ),
      path(d`M-10 ${top - 14}L98 -2H80L-10 ${top + 26}L-100 -2H-118z`, board),
      ...(isSnowy ? [path(d`M-10 ${top - 26}L104 -4H96L-10 ${top - 8}L-116 -4H-124z`, palette.snow)] : []),
      path(d`M-128 -8H108v10H-128z`, mix(palette.trunk, palette.roofs[2], 0.5)),
      ...(isSnowy ? [drift(brush, -124, 134)] : []),
    ],
    site,
  )
}

function snowy({ gradient, palette }: Brush): string {
  return gradient([
    { at: 0, colour: palette.snow },
    { at: 1, colour: mix(palette.snow, palette.ridges[0], 0.3) },
  ])
}
