import type { Font } from 'fontkit'
import type { SiteSettings } from '#manifest/schema.ts'
import { socialSize } from '#src/head/social-picture.ts'
import { escapeXml } from '../core/escape-xml.ts'
import type { Drawing } from './drawing.ts'
import { breakLines, ideogram, wordsOf } from './title-lines.ts'
import { outline } from './typeface.ts'

type Theme = Pick<SiteSettings['theme'], 'light' | 'radius'>

/** The logo above a title, and the fonts to choose from, best first. */
export type TitleStyle = { theme: Theme; logo: Drawing; fonts: readonly Font[] }

/** The sheet behind logo and title, in pixels of the social image; the image shows around it. */
const sheet = { left: 56, bottom: socialSize.height - 56, padding: 48, width: 744 } as const
const room = sheet.width - 2 * sheet.padding
/** Pixels: the largest height of the logo, and the gap below it. */
const logoHeight = 46
const logoGap = 36
/** Font sizes in pixels, largest first. The first size at which a title fits in `mostLines` is used. */
const sizes = [70, 62, 54, 46, 38, 32] as const
const mostLines = 4
/** Line height, and distance from the top of a line to its baseline, as factors of the font size. */
const [leading, ascent] = [1.14, 0.86]
/** Widths without a font to measure, as factors of the font size: a letter in a wide bold font, and an ideogram. */
const unmeasured = { letter: 0.72, wide: 1 } as const

/** A sheet as SVG, and the position of its top left corner on a social image, in pixels. */
export type TitleCard = { svg: string; left: number; top: number }

/** The title of a page under the company's logo, on a sheet to be composited over a social image. */
export function titleCard(title: string, { theme, logo, fonts }: TitleStyle): TitleCard {
  const text = withoutEmoji(title, fonts)
  const font = fonts.find((each) => hasLetters(each, text))
  const { lines, size } = breakLines(
    wordsOf(text, (part) => widthOf(part, font)),
    { width: room, lines: mostLines, sizes },
  )
  const scale = Math.min(logoHeight / logo.height, room / logo.width)
  const firstLine = sheet.padding + logo.height * scale + logoGap + size * ascent
  const height = Math.ceil(2 * sheet.padding + logo.height * scale + logoGap + lines.length * size * leading)
  const written = lines.map(({ text, width }, index) =>
    // A single word may be wider than the sheet: it is set smaller.
    letters(text, { y: firstLine + index * size * leading, size: Math.min(size, room / width), font }),
  )
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${height}">`,
    `<rect width="${sheet.width}" height="${height}" rx="${theme.radius * 32}" fill="${theme.light.surface}"/>`,
    inFrame(logo, { width: logo.width * scale, height: logo.height * scale }),
    `<g fill="${theme.light.ink}">${written.join('')}</g>`,
    '</svg>',
  ]
  return { svg: parts.join(''), left: sheet.left, top: sheet.bottom - height }
}

const hasLetters = (font: Font, text: string) =>
  [...text].every((char) => font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0))

/** Removes emoji that no bundled font has, so that one emoji does not put a whole title in a system font. */
function withoutEmoji(title: string, fonts: readonly Font[]): string {
  const emoji =
    /\p{Extended_Pictographic}(\p{EMod}|\ufe0f|\u200d\p{Extended_Pictographic})*|\p{RI}+|[\ufe0e\ufe0f\u20e3]/gu
  // © and similar signs count as emoji too.
  return title.replace(emoji, (found) => (fonts.some((font) => hasLetters(font, found)) ? found : ''))
}

function widthOf(text: string, font: Font | undefined): number {
  if (font) return font.layout(text).advanceWidth / font.unitsPerEm
  return [...text].reduce((sum, char) => sum + (ideogram.test(char) ? unmeasured.wide : unmeasured.letter), 0)
}

function letters(text: string, { y, size, font }: { y: number; size: number; font?: Font }): string {
  const x = sheet.padding
  if (font) return `<path d="${outline(font, text, { x, y, size }).path}"/>`
  return `<text x="${x}" y="${y}" font-family="sans-serif" font-size="${size}" font-weight="650">${escapeXml(text)}</text>`
}

function inFrame({ svg }: Drawing, { width, height }: { width: number; height: number }): string {
  return svg.replace('<svg ', `<svg x="${sheet.padding}" y="${sheet.padding}" width="${width}" height="${height}" `)
}
