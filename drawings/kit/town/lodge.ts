import type { Brush } from '../../brush.ts'
import { mix } from '../../colour.ts'
import { type Box, d, path, placed, stroke } from '../../shapes.ts'
import { boxes, door, row, windows } from './facade.ts'
import { drift, shadow } from './footing.ts'
import { chimney, gabled } from './gabled.ts'
import type { House } from './house.ts'

/** A hotel in the mountains, 400 px wide: three storeys, a steep gable of timber, balconies, a base of stone. */
export function lodge(brush: Brush, { random, wall, roof, ...site }: House): string {
  const { palette, season } = brush
  const gable = random.whole(150, 172)
  const side = random.whole(218, 250)
  const storeys = random.whole(2, 3)
  const storey = 44
  const height = 30 + storeys * storey
  const rise = random.whole(86, 102)
  const left = -(gable + side) / 2
  const right = left + gable
  const end = right + side
  const middle = left + gable / 2
  const floors = Array.from({ length: storeys }, (_, index) => -height + 14 + index * storey)
  const panes: Box[] = floors.flatMap((y) => [
    ...row({ from: left + 8, to: right - 8, y, count: 3, width: 27, height: 25 }),
    ...row({ from: right + 4, to: end, y: y + 11, count: 5, width: 24, height: 21 }),
  ])
  const rails = floors.map((y): Box => [left + 6, y + 26, gable - 12, 9])
  return placed(
    [
      shadow(brush, left, end, 44),
      ...gabled(brush, { x: left, gable, side, height, rise, wall, roof, overhang: 16, edge: 11 }),
      path(
        d`M${middle} ${-height - rise + 30}l${gable * 0.27} ${rise * 0.62}h${-gable * 0.54}z`,
        mix(wall, palette.ink, 0.3),
      ),
      stroke(d`M${middle} ${-height - rise + 30}v${rise * 0.62}`, mix(wall, palette.trim, 0.3), 4),
      ...windows(brush, { panes, random, frame: 2.5 }),
      path(boxes(rails), mix(wall, palette.ink, 0.42)),
      path(boxes([[left, -22, gable + side, 22]]), mix(palette.rock, palette.ridges[1], 0.35)),
      path(boxes([[right, -22, side, 22]]), palette.ink, { opacity: 0.14 }),
      ...door(brush, { box: [middle - 15, -58, 30, 58], colour: mix(wall, palette.ink, 0.55) }),
      path(d`M${middle - 30} -62l30 -16l30 16z`, season === 'winter' ? palette.snow : mix(roof, palette.ink, 0.35)),
      ...chimney(brush, {
        x: right + side * 0.18,
        y: -height - rise,
        width: 20,
        height: 44,
        wall: mix(wall, palette.ink, 0.3),
      }),
      ...(season === 'winter' ? [drift(brush, left, end)] : []),
    ],
    site,
  )
}
