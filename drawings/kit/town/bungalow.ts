import type { Brush } from '../../brush.ts'
import { mix } from '../../colour.ts'
import { type Box, d, path, placed, stroke } from '../../shapes.ts'
import { areLampsOn, boxes, door, shaded, windows } from './facade.ts'
import { drift, drive, shadow } from './footing.ts'
import { chimney, gabled } from './gabled.ts'
import { doorColour, type House } from './house.ts'

/**
 * A bungalow of about 1915, 400 px wide: a low wide gable to the street, under it a porch whose roof rests on tapered
 * posts. The porch is randomly on the right or left of the front.
 */
export function bungalow(brush: Brush, { random, wall, roof, yard, ...site }: House): string {
  const { palette, season } = brush
  const isSnowy = season === 'winter'
  const dark = mix(roof, palette.ink, 0.32)
  const brick = mix(wall, palette.roofs[2], 0.55)
  const rise = random.whole(88, 104)
  const porch = random.whole(18, 34) // its middle, right of the middle of the gable
  const left = porch - 132
  const right = porch + 132
  const [floor, beam] = [-14, -106]
  // Between the boards at the ridge and the roof of the porch.
  const atticTop = -102 - rise
  const half = random.pick([18, 24])
  const attic: Box = [-half, atticTop, 2 * half, Math.max(18, -178 - atticTop)]
  const panes: Box[] = [
    [porch - 100, -92, 30, 56],
    [porch - 66, -92, 30, 56],
    [porch + 68, -88, 30, 50],
  ]
  return placed(
    [
      shadow(brush, -165, 222, 44),
      ...(yard === undefined ? [] : [drive(brush, { from: porch - 13, to: porch + 53, yard })]),
      ...gabled(brush, { x: -165, gable: 330, side: 57, height: 150, rise, wall, roof, overhang: 34, edge: 15 }),
      ...chimney(brush, { x: 70, y: -150 - rise, width: 24, height: 22, wall: palette.roofs[2] }),
      ...windows(brush, { panes: [attic], random, bars: true, frame: 4 }),
      path(
        boxes([[left + 14, beam, right - left - 28, -beam]]),
        mix(wall, palette.ink, areLampsOn(brush) ? 0.4 : 0.46),
      ),
      ...windows(brush, { panes, random, frame: 4 }),
      stroke(d`M${porch + 83} -88v50`, palette.trim, 3),
      ...door(brush, { box: [porch - 4, -92, 44, 92 + floor], colour: doorColour(brush, wall) }),
      path(boxes([[left + 14, beam, right - left - 28, 12]]), palette.ink, { opacity: 0.25 }),
      path(d`M${left + 22} ${beam}h20l6 62h-32zM${right - 42} ${beam}h20l6 62h-32z`, palette.trim),
      path(d`M${right - 30} ${beam}h8l6 62h-11zM${left + 34} ${beam}h8l6 62h-11z`, palette.ink, { opacity: 0.12 }),
      path(
        boxes([
          [left + 10, -46, 44, 46],
          [right - 54, -46, 44, 46],
          [left + 54, -34, porch - 12 - left - 54, 34],
          [porch + 52, -34, right - 54 - porch - 52, 34],
        ]),
        brick,
      ),
      path(
        boxes([
          [left + 8, -49, 48, 5],
          [right - 56, -49, 48, 5],
        ]),
        isSnowy ? palette.snow : palette.trim,
      ),
      path(
        boxes([
          [left + 56, -37, porch - 14 - left - 54, 5],
          [porch + 52, -37, right - 56 - porch - 52, 5],
        ]),
        isSnowy ? palette.snow : shaded(brush, palette.trim),
      ),
      path(d`M${porch - 10} -14h60l5 14h-70z`, mix(palette.trim, palette.rock, 0.4)),
      path(d`M${porch - 12} -7h64`, 'none', { stroke: palette.ink, opacity: 0.2, 'stroke-width': 2 }),
      path(d`M${left + 6} ${beam + 4}L${porch} ${beam - 50}L${right - 6} ${beam + 4}z`, palette.trim),
      path(
        d`M${left + 6} ${beam + 4}h${right - left - 12}v-9h${left - right + 12}z`,
        mix(palette.trim, palette.ink, 0.14),
      ),
      ...windows(brush, { panes: [[porch - 17, beam - 26, 34, 15]], random, frame: 3 }),
      path(
        d`M${left - 16} ${beam + 4}L${porch} ${beam - 66}L${right + 16} ${beam + 4}v13L${porch} ${beam - 49}L${left - 16} ${beam + 17}z`,
        dark,
      ),
      ...(isSnowy
        ? [
            path(
              d`M${left - 18} ${beam + 6}q2-14 14-20L${porch} ${beam - 80}L${right + 4} ${beam - 14}q12 6 14 20L${porch} ${beam - 62}z`,
              palette.snow,
            ),
          ]
        : []),
      ...(isSnowy
        ? [drift(brush, -165, porch - 14), drift(brush, porch + 56, 222)]
        : [
            path(
              boxes([
                [-165, -6, left + 175, 6],
                [right - 10, -6, 232 - right, 6],
              ]),
              shaded(brush, palette.rock),
            ),
          ]),
    ],
    site,
  )
}
