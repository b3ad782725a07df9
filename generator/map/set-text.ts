import type { Box, MapText, Point } from '#src/coverage-map.ts'
import { textWidth } from './text-width.ts'

/** How text is set, in units of the map. */
export type Type = { fontSize: number; lineHeight: number; letterSpacing: number }

/** Text that starts, ends or is centred at a point horizontally, and is centred on it vertically. */
export function setText(lines: string[], anchor: MapText['anchor'], at: Point, type: Type): MapText {
  const height = tall * type.fontSize + (lines.length - 1) * type.lineHeight
  return { lines, anchor, x: Math.round(at.x), y: Math.round(at.y - height / 2 + ascent * type.fontSize) }
}

/** The bounding box of text. */
export function textBox({ lines, anchor, x, y }: MapText, type: Type): Box {
  const width = Math.max(...lines.map((line) => textWidth(line, type.fontSize, type.letterSpacing)))
  const start = { start: 0, middle: width / 2, end: width }[anchor]
  const height = tall * type.fontSize + (lines.length - 1) * type.lineHeight
  return { x: x - start, y: y - ascent * type.fontSize, width, height }
}

/** Factors of the font size: the height of a line above its baseline, and from capital height to descender. */
const ascent = 0.75
const tall = 0.95

/** The ways to set a name: on one line, and on two lines as even as its words allow. */
export function linings(name: string): string[][] {
  const words = name.split(' ')
  const halves = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
    .sort((a, b) => longest(a) - longest(b))
  return [[name], ...halves.slice(0, 1)]
}

function longest(lines: readonly string[]): number {
  return Math.max(...lines.map((line) => textWidth(line, 1)))
}
