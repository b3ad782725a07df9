import type { Font } from 'fontkit'
import type { SiteSettings } from '#manifest/schema.ts'
import { socialSize } from '#src/head/social-picture.ts'
import { escapeXml } from '../core/escape-xml.ts'
import type { Drawing } from './drawing.ts'
import { breakLines, ideogram, wordsOf } from './title-lines.ts'
import { outline } from './typeface.ts'

type Theme = Pick<SiteSettings['theme'], 'light' | 'radius'>

/** What a title is set with: the logo above it, and fonts to choose from, best first. */
export type TitleStyle = { theme: Theme; logo: Drawing; fonts: readonly Font[] }

/** The sheet that logo and title stand on, in pixels of the social picture; the picture is seen around it. */
const sheet = { left: 56, bottom: socialSize.height - 56, padding: 48, width: 744 } as const
const room = sheet.width - 2 * sheet.padding
/** Pixels: the most of the logo's height, and what is left free below it. */
const logoHeight = 46
const logoGap = 36
/** Of type in pixels, the largest first: the first in which a title fits in so many lines is taken. */
const sizes = [70, 62, 54, 46, 38, 32] as const
const mostLines = 4
/** From line to line, and from the top of a line to its baseline, in sizes of type. */
const [leading, ascent] = [1.14, 0.86]
/** Widths where there is no font to measure with, in sizes of type: of a letter in a broad bold font, and of an ideogram. */
const unmeasured = { letter: 0.72, wide: 1 } as const

/** A sheet as SVG, and where on a social picture its corner goes, in pixels. */
export type TitleCard = { svg: string; left: number; top: number }

/** The title of a page under the company's logo, on a sheet to lie over a social picture. */
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
    // A single word may be wider than the sheet.
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

/** Emoji are in no font of ours, and one of them is no reason to set a whole title in a font of the system's. */
function withoutEmoji(title: string, fonts: readonly Font[]): string {
  const emoji =
    /\p{Extended_Pictographic}(\p{EMod}|\ufe0f|\u200d\p{Extended_Pictographic})*|\p{RI}+|[\ufe0e\ufe0f\u20e3]/gu
  // © and the like count as emoji, too.
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
