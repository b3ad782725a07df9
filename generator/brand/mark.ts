import type { Font } from 'fontkit'
import { type Mark, markSquare, markText } from '#src/brand.ts'
import { escapeXml } from '../core/escape-xml.ts'
import { type Box, outline } from './typeface.ts'

const { start, side, radius, line } = markSquare
const middle = start + side / 2

/** The square of the mark, in units of the icon grid. */
export const markBox: Box = { left: start, top: start, right: start + side, bottom: start + side }

/** The sign in the mark: an icon's lines, or the first letter of the name. */
export function drawMark(name: string, { icon, font }: { icon?: string; font?: Font }): Mark {
  if (icon) return { kind: 'icon', path: icon }
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0] ?? [...name][0] ?? ''
  return font ? { kind: 'letter', path: outlineInMiddle(font, letter) } : { kind: 'text', text: letter }
}

/** Largest size of a letter in the square. */
const letterRoom = { width: 21, height: 17 }

function outlineInMiddle(font: Font, letter: string): string {
  const { left, top, right, bottom } = outline(font, letter, { x: 0, y: 0, size: 1 }).box
  const size = Math.min(letterRoom.width / (right - left), letterRoom.height / (bottom - top))
  const x = middle - (size * (left + right)) / 2
  const y = middle - (size * (top + bottom)) / 2
  return outline(font, letter, { x, y, size }).path
}

/** The square behind the sign. */
export function square(colour: string): string {
  return `<rect x="${start}" y="${start}" width="${side}" height="${side}" rx="${radius}" fill="${colour}"/>`
}

/** The icon or letter on the square. */
export function sign(mark: Mark, colour: string): string {
  switch (mark.kind) {
    case 'icon':
      return `<path d="${mark.path}" fill="none" stroke="${colour}" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round"/>`
    case 'letter':
      return `<path d="${mark.path}" fill="${colour}"/>`
    case 'text':
      return `<text x="${markText.x}" y="${markText.y}" font-family="sans-serif" font-size="${markText.size}" font-weight="700" text-anchor="middle" fill="${colour}">${escapeXml(mark.text)}</text>`
  }
}
