import type { Brush } from '../../brush.ts'
import { mix } from '../../colour.ts'
import type { Random } from '../../random.ts'
import { type Box, d, path, placed } from '../../shapes.ts'
import { boxes, door, shaded, windows } from './facade.ts'
import { drift, shadow } from './footing.ts'
import { chimney } from './gabled.ts'
import type { House } from './house.ts'

/** Strong colours of wooden houses in a row, in order; no two neighbours have the same colour. */
export function oldTownCoats({ palette }: Brush, random: Random): { wall: string; roof: string }[] {
  const [teal, slate, brown] = palette.roofs
  const walls = [
    mix(palette.accent, palette.roofs[2], 0.45),
    mix(slate, palette.walls[3], 0.35),
    mix(palette.walls[1], palette.walls[2], 0.5),
    mix(mix(palette.conifer, palette.walls[3], 0.5), palette.walls[2], 0.1),
    mix(brown, palette.ink, 0.12),
    palette.walls[2],
    palette.walls[3],
  ]
  const first = random.whole(0, walls.length - 1)
  const step = random.pick([2, 3, 4])
  return walls.map((_, index) => {
    const at = (first + index * step) % walls.length
    return {
      wall: walls[at] ?? brown,
      roof: [mix(slate, palette.ink, 0.2), teal, mix(brown, palette.ink, 0.25)][at % 3] ?? teal,
    }
  })
}

/**
 * A narrow wooden house of two storeys and a steep attic, 200 px wide, its gable to the street and a side in shade.
 * A house with `isFar` omits details that would be too small to see.
 */
export function oldTownHouse(
  brush: Brush,
  { random, wall, roof, isFar = false, ...site }: House & { isFar?: boolean },
): string {
  const { palette, season } = brush
  const isSnowy = season === 'winter'
  const height = random.whole(150, 180)
  const rise = random.whole(68, 86)
  const hasBay = random.chance(0.3)
  const dark = mix(roof, palette.ink, 0.35)
  const apex = -height - rise
  const eave = -height + 12
  const [left, right, back] = [-97, 43, 97]
  const middle = (left + right) / 2
  const doorAt: Box = [hasBay ? 2 : -2, -66, 30, 66]
  const pair = [left + 22, right - 22 - 28] as const
  const panes: Box[] = [
    [middle - 11, apex + 46, 22, 28],
    ...pair.map((x): Box => [x, -height + 18, 28, 36]),
    hasBay ? [left + 14, -62, 62, 40] : [left + 24, -62, 30, 42],
  ]
  return placed(
    [
      shadow(brush, left, back, 34),
      path(boxes([[right, -height, back - right, height]]), shaded(brush, wall)),
      path(d`M${left} 0V${-height}L${middle} ${apex}L${right} ${-height}V0z`, wall),
      ...(isFar
        ? []
        : [
            path(
              boxes([
                [left, -78, right - left, 4],
                [right, -height, back - right, 26],
              ]),
              palette.ink,
              { opacity: 0.18 },
            ),
          ]),
      path(
        d`M${middle} ${apex}H${middle + 54}L${back + 16} ${eave + 8}H${right + 12}z`,
        isSnowy ? mix(palette.snow, palette.ridges[0], 0.3) : roof,
      ),
      path(
        d`M${middle} ${apex - 8}L${right + 15} ${eave}l-7 9L${middle} ${apex + 12}L${left - 8} ${eave + 9}l-7-9z`,
        isSnowy ? palette.snow : dark,
      ),
      ...chimney(brush, {
        x: middle + 34,
        y: apex + 16,
        width: 16,
        height: 34,
        wall: mix(palette.roofs[2], palette.ink, 0.1),
      }),
      ...windows(brush, { panes, random, frame: 4, isPlain: isFar }),
      ...(isFar
        ? [path(boxes([doorAt]), mix(wall, palette.ink, 0.55))]
        : [
            ...door(brush, { box: doorAt, colour: mix(wall, palette.ink, 0.55) }),
            path(d`M${doorAt[0] - 12} -70l27-18l27 18z`, isSnowy ? palette.snow : dark),
            path(boxes([[doorAt[0] - 8, -6, 46, 6]]), mix(palette.trim, palette.rock, 0.5)),
          ]),
      ...(isSnowy ? [drift(brush, left, right)] : []),
    ],
    site,
  )
}
