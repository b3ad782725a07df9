import { element, number } from './svg.ts'

type More = Record<string, string | number | undefined>

/** Path data whose numbers are rounded: d`M${x} ${y}h10`. */
export function d(strings: TemplateStringsArray, ...values: number[]): string {
  return strings.reduce((text, next, index) => `${text}${number(values[index - 1] ?? 0)}${next}`)
}

export function path(data: string, fill: string, more: More = {}): string {
  return element('path', { d: data, fill, ...more })
}

/** A stroked line without a fill. */
export function stroke(data: string, colour: string, width: number, more: More = {}): string {
  return element('path', { d: data, fill: 'none', stroke: colour, 'stroke-width': width, ...more })
}

export type Box = readonly [x: number, y: number, width: number, height: number]

export function box([x, y, width, height]: Box, fill: string, more: More = {}): string {
  return element('rect', { x, y, width, height, fill, ...more })
}

export function circle([cx, cy, r]: readonly [number, number, number], fill: string, more: More = {}): string {
  return element('circle', { cx, cy, r, fill, ...more })
}

export function ellipse(
  [cx, cy, rx, ry]: readonly [number, number, number, number],
  fill: string,
  more: More = {},
): string {
  return element('ellipse', { cx, cy, rx, ry, fill, ...more })
}

type Place = { x: number; y: number; scale?: number; mirrored?: boolean }

/** Places parts that are drawn around their own origin on the sheet. */
export function placed(parts: readonly string[], { x, y, scale = 1, mirrored = false }: Place): string {
  const size =
    scale === 1 && !mirrored ? '' : ` scale(${number(mirrored ? -scale : scale)}${mirrored ? ` ${number(scale)}` : ''})`
  return element('g', { transform: `translate(${number(x)} ${number(y)})${size}` }, parts.join(''))
}

/** Swaps left and right of parts that are `width` wide. */
export function flipped(parts: readonly string[], width: number): string[] {
  return [placed(parts, { x: width, y: 0, mirrored: true })]
}
