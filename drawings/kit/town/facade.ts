import type { Brush } from '../../brush.ts'
import { mix } from '../../colour.ts'
import type { Random } from '../../random.ts'
import { type Box, path, stroke } from '../../shapes.ts'
import { number } from '../../svg.ts'

/** Rectangles as one path. */
export function boxes(list: readonly Box[]): string {
  return list.map(([x, y, w, h]) => `M${number(x)} ${number(y)}h${number(w)}v${number(h)}h${number(-w)}z`).join('')
}

/** `count` boxes of one size, evenly from `from` to `to`. */
export function row({
  from,
  to,
  y,
  count,
  width,
  height,
}: {
  from: number
  to: number
  y: number
  count: number
  width: number
  height: number
}): Box[] {
  const step = (to - from - count * width) / (count + 1)
  return Array.from(
    { length: count },
    (_, index): Box => [Math.round(from + step + index * (width + step)), y, width, height],
  )
}

/** A wall and its side away from the light. */
export function shaded(brush: Brush, wall: string): string {
  return mix(wall, brush.palette.ink, 0.3)
}

/** The colour of unlit panes. */
export function glass({ light, palette }: Brush): string {
  return light === 'evening' || light === 'night' ? mix(palette.ink, palette.ridges[1], 0.4) : palette.window
}

export function areLampsOn({ light }: Brush): boolean {
  return light === 'evening' || light === 'night'
}

/**
 * Windows with frames. By day the glass reflects the sky; after dark most windows are lit.
 * `bars` divides each pane crosswise; `frame` is the width of the frame in px; `isPlain` windows do not reflect the sky.
 */
export function windows(
  brush: Brush,
  {
    panes,
    random,
    frame = 4,
    bars = false,
    isPlain = false,
  }: { panes: readonly Box[]; random: Random; frame?: number; bars?: boolean; isPlain?: boolean },
): string[] {
  const { palette } = brush
  const lit = areLampsOn(brush) ? panes.filter(() => random.chance(0.78)) : []
  const dark = panes.filter((pane) => !lit.includes(pane))
  const outer = panes.map(([x, y, w, h]): Box => [x - frame, y - frame, w + 2 * frame, h + 2 * frame])
  const sheen = dark.map(([x, y, w, h]) => `M${number(x)} ${number(y + h)}v${number(-h)}h${number(w * 0.75)}z`).join('')
  const crosses = panes.map(
    ([x, y, w, h]) =>
      `M${number(x + w / 2)} ${number(y)}v${number(h)}M${number(x)} ${number(y + h * 0.45)}h${number(w)}`,
  )
  return [
    ...(frame > 0 ? [path(boxes(outer), palette.trim)] : []),
    ...(dark.length > 0 ? [path(boxes(dark), glass(brush))] : []),
    ...(dark.length > 0 && !isPlain ? [path(sheen, palette.sky[1], { opacity: 0.16 })] : []),
    ...(lit.length > 0 ? [path(boxes(lit), palette.window)] : []),
    ...(bars ? [stroke(crosses.join(''), palette.trim, frame * 0.7)] : []),
  ]
}

/** A door with a small pane, which is lit after dark. `box` is the leaf. */
export function door(brush: Brush, { box: [x, y, w, h], colour }: { box: Box; colour: string }): string[] {
  const { palette } = brush
  const pane: Box = [x + w * 0.22, y + h * 0.12, w * 0.56, h * 0.28]
  return [
    path(boxes([[x - w * 0.1, y - w * 0.1, w * 1.2, h + w * 0.1]]), palette.trim),
    path(boxes([[x, y, w, h]]), colour),
    path(boxes([pane]), areLampsOn(brush) ? palette.window : glass(brush)),
  ]
}
