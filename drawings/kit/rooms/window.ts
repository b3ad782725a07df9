import { sheet } from '../../brush.ts'
import { type Box, box, d, path, stroke } from '../../shapes.ts'
import { element } from '../../svg.ts'
import type { Interior } from './interior.ts'

/** The number of panes side by side, and the share of the height at which a bar crosses them, if any. */
export type Panes = { columns: number; bar?: number }

/** The view through an opening: a drawing of the whole sheet, clipped to the opening. */
export function view(opening: Box, elements: readonly string[]): string {
  const [x, y, width, height] = opening
  return element(
    'svg',
    { x, y, width, height, viewBox: `0 0 ${sheet.width} ${sheet.height}`, preserveAspectRatio: 'xMidYMid slice' },
    elements.join(''),
  )
}

/** Frame, bars and sill around an opening. */
export function windowFrame(
  colours: Interior,
  [x, y, width, height]: Box,
  { columns, bar, isDark = false, hasSill = true }: Panes & { isDark?: boolean; hasSill?: boolean },
): string[] {
  const frame = isDark ? colours.teal : colours.white
  const uprights = Array.from({ length: columns - 1 }, (_, index) => {
    const at = x + (width * (index + 1)) / columns
    return d`M${at - 5} ${y}h10v${height}h-10z`
  })
  const crossing = bar === undefined ? '' : d`M${x} ${y + height * bar - 4}h${width}v8h${-width}z`
  return [
    path(
      `${d`M${x - 16} ${y - 16}h${width + 32}v${height + 32}h${-width - 32}zM${x} ${y}v${height}h${width}v${-height}z`}${uprights.join('')}${crossing}`,
      frame,
    ),
    stroke(d`M${x} ${y + height}V${y}H${x + width}`, colours.ink, 6, { opacity: 0.12 }),
    ...(hasSill
      ? [
          box([x - 30, y + height + 12, width + 60, 16], isDark ? colours.tealSoft : colours.cream),
          box([x - 30, y + height + 28, width + 60, 6], colours.ink, { opacity: 0.16 }),
        ]
      : []),
  ]
}

/** The panes of an opening as boxes, for the light through them. */
export function panesOf([x, y, width, height]: Box, { columns }: Panes): Box[] {
  const pane = width / columns
  return Array.from({ length: columns }, (_, index): Box => [x + index * pane + 8, y, pane - 16, height])
}

/** A rail with a curtain on either side, down to `bottom`. */
export function curtains(
  colours: Interior,
  [x, y, width]: Box,
  { bottom, colour, shade }: { bottom: number; colour: string; shade: string },
): string[] {
  const top = y - 30
  const drop = bottom - top
  const left = x - 72
  const right = x + width + 72
  return [
    path(d`M${left} ${top}h76q-10 ${drop * 0.55}-28 ${drop}h-66q20-${drop * 0.45} 18-${drop}z`, colour),
    stroke(
      d`M${left + 26} ${top}q2 ${drop * 0.55}-18 ${drop}M${left + 52} ${top}q-4 ${drop * 0.55}-20 ${drop}`,
      shade,
      4,
    ),
    path(d`M${right} ${top}h-76q10 ${drop * 0.55} 28 ${drop}h66q-20-${drop * 0.45}-18-${drop}z`, colour),
    path(d`M${right} ${top}h-76q10 ${drop * 0.55} 28 ${drop}h66q-20-${drop * 0.45}-18-${drop}z`, colours.ink, {
      opacity: 0.06,
    }),
    stroke(
      d`M${right - 26} ${top}q-2 ${drop * 0.55} 18 ${drop}M${right - 52} ${top}q4 ${drop * 0.55} 20 ${drop}`,
      shade,
      4,
    ),
    box([left - 16, top - 8, right - left + 32, 10], colours.woodDark, { rx: 5 }),
  ]
}

/** Outline of a window with a half-round head. */
export function archOutline([x, y, width, height]: Box): string {
  const r = width / 2
  return d`M${x} ${y + height}V${y + r}A${r} ${r} 0 0 1 ${x + width} ${y + r}V${y + height}z`
}

/** Frame, bars and sill of a window with a half-round head. */
export function archedFrame(colours: Interior, opening: Box): string[] {
  const [x, y, width, height] = opening
  const r = width / 2
  const outer = archOutline([x - 14, y - 14, width + 28, height + 28])
  return [
    path(`${outer}${archOutline(opening)}`, colours.white, { 'fill-rule': 'evenodd' }),
    stroke(
      d`M${x + r} ${y}v${height}M${x} ${y + r}h${width}M${x} ${y + r + (height - r) * 0.5}h${width}`,
      colours.white,
      8,
    ),
    box([x - 28, y + height + 10, width + 56, 16], colours.cream),
    box([x - 28, y + height + 26, width + 56, 6], colours.ink, { opacity: 0.16 }),
  ]
}
