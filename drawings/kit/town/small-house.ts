import type { Brush } from '../../brush.ts'
import { mix } from '../../colour.ts'
import { d, path, placed } from '../../shapes.ts'
import { areLampsOn, boxes, glass, shaded } from './facade.ts'
import { doorColour, type House } from './house.ts'

/** A distant house, 150 px wide, of few shapes, for rows and hamlets of many houses. */
export function smallHouse(brush: Brush, { random, wall, roof, ...site }: House): string {
  const { palette, season } = brush
  const height = random.whole(42, 50)
  const rise = random.whole(26, 34)
  const gable = random.whole(50, 62)
  const right = 75
  const corner = -75 + gable
  const apex = -75 + gable / 2
  const isSnowy = season === 'winter'
  const dark = mix(roof, palette.ink, 0.3)
  const cover = isSnowy ? palette.snow : roof
  const pane = areLampsOn(brush) && random.chance(0.85) ? palette.window : glass(brush)
  const over = 6
  const slope = rise / (gable / 2)
  const eave = -height + over * slope
  return placed(
    [
      path(boxes([[corner, -height, right - corner, height]]), shaded(brush, wall)),
      path(d`M-75 0V${-height}L${apex} ${-height - rise}L${corner} ${-height}V0z`, wall),
      path(
        boxes([
          [-65, -34, 13, 15],
          [corner - 21, -34, 13, 15],
          [corner + 16, -34, 15, 15],
          [right - 30, -34, 15, 15],
        ]),
        pane,
      ),
      path(d`M${corner + 42} 0v-30h14v30z`, doorColour(brush, wall)),
      ...(isSnowy ? [path(d`M${corner + over} ${eave}v5H${right + over + 2}l2-5z`, dark)] : []),
      path(d`M${apex} ${-height - rise}H${right - gable / 2 + 4}L${right + over + 4} ${eave}H${corner + over}z`, cover),
      path(
        d`M${apex} ${-height - rise - 1}L${corner + over} ${eave}l-4 4L${apex} ${-height - rise + 7}L${-75 - over + 4} ${eave + 4}l-4-4z`,
        isSnowy ? mix(palette.snow, palette.ridges[0], 0.4) : dark,
      ),
    ],
    site,
  )
}
