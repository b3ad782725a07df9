import type { Brush } from '../../brush.ts'
import { mix } from '../../colour.ts'
import { type Box, d, path, placed, stroke } from '../../shapes.ts'
import { boxes, door, shaded, windows } from './facade.ts'
import { drive, plinth, shadow } from './footing.ts'
import { doorColour, garageDoor, type House } from './house.ts'

/** A house of boxes under flat and lean-to roofs, 430 px wide: much glass, timber, a garage. */
export function modernHouse(brush: Brush, { random, wall, roof, yard, ...site }: House): string {
  const { palette, season } = brush
  const isSnowy = season === 'winter'
  const timber = mix(palette.roofs[2], palette.walls[2], 0.25)
  const dark = mix(roof, palette.ink, 0.35)
  const height = random.whole(176, 192)
  const split = random.whole(-40, -10) // where the tall part ends
  const lowTop = -random.whole(98, 108)
  const slats = Array.from({ length: 6 }, (_, index) => d`M-196 ${-height + 66 + index * 9}H-96`).join('')
  const panes: Box[] = [
    [-84, -height + 62, split + 70, 44],
    [-60, -66, split + 46, 46],
    [split + 66, lowTop + 26, 44, 46],
  ]
  const cover = (data: string, depth: number) =>
    isSnowy ? [stroke(data, palette.snow, depth, { 'stroke-linejoin': 'round' })] : []
  return placed(
    [
      shadow(brush, -206, 206, 46),
      ...(yard === undefined
        ? []
        : [drive(brush, { from: -196, to: -78, yard }), drive(brush, { from: split + 18, to: split + 54, yard })]),
      path(
        d`M${split} 0V${-height - 2}L${split + 16} ${-height - 6}L${split + 46} ${-height + 22}V0z`,
        shaded(brush, timber),
      ),
      path(boxes([[split, lowTop, 206 - split, -lowTop]]), shaded(brush, wall)),
      path(d`M-206 0V${-height + 40}L${split} ${-height}V0z`, wall),
      path(boxes([[-206, -height + 58, 118, 62]]), timber),
      stroke(slats, mix(timber, palette.ink, 0.3), 2),
      path(
        d`M-222 ${-height + 34}L${split + 16} ${-height - 13}L${split + 62} ${-height + 28}v10L${split + 16} ${-height + 1}L-222 ${-height + 47}z`,
        dark,
      ),
      ...cover(d`M-220 ${-height + 31}L${split + 15} ${-height - 15}L${split + 60} ${-height + 25}`, 9),
      path(boxes([[split - 6, lowTop - 4, 220 - split, 13]]), dark),
      ...cover(d`M${split + 48} ${lowTop - 7}H212`, 9),
      path(boxes([[split + 2, lowTop + 9, 204 - split, 9]]), palette.ink, { opacity: 0.2 }),
      ...windows(brush, { panes, random, frame: 3.5 }),
      stroke(d`M${-84 + (split + 70) / 2} ${-height + 62}v44M${-60 + (split + 46) / 2} -66v46`, palette.trim, 3),
      ...windows(brush, { panes: [[-190, -height + 74, 34, 34]], random, frame: 3.5 }),
      ...door(brush, { box: [split + 20, -70, 32, 70], colour: doorColour(brush, wall) }),
      ...garageDoor(brush, { box: [-196, -62, 118, 62], wall }),
      path(
        boxes([
          [206 - 76, lowTop + 30, 56, 12],
          [206 - 76, lowTop + 50, 56, 12],
        ]),
        mix(wall, palette.ink, 0.45),
      ),
      plinth(brush, -206, 206),
    ],
    site,
  )
}
