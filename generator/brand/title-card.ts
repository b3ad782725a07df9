import type { Font } from 'fontkit'
import type { SiteSettings } from '#manifest/schema.ts'
import { socialSize } from '#src/head/social-picture.ts'
import { type Drawing, escapeXml } from './drawing.ts'
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
  const { lines, size } = breakLines(wordsOf(text, (part) => widthOf(part, font)))
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

/** A part of a line, and how much space there is before it unless it begins one. */
type Word = { text: string; width: number; space: number }

/** Between ideograms a line may end, unless what follows closes something. */
const ideogram = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\uff01-\uff60]/u
const unbroken = new RegExp(`${ideogram.source}[\\p{Pe}\\p{Pf}\\p{Po}ー…]*|(?:(?!${ideogram.source}).)+`, 'gu')

function wordsOf(text: string, width: (text: string) => number): Word[] {
  const space = width(' ')
  return text.split(/\s+/).flatMap((word) =>
    (word.match(unbroken) ?? []).map((part, index) => ({
      text: part,
      width: width(part),
      space: index === 0 ? space : 0,
    })),
  )
}

function widthOf(text: string, font: Font | undefined): number {
  if (font) return font.layout(text).advanceWidth / font.unitsPerEm
  return [...text].reduce((sum, char) => sum + (ideogram.test(char) ? unmeasured.wide : unmeasured.letter), 0)
}

/** Breaks words into lines of about one length. Widths are in sizes of type. What fits in no size is set in the smallest, and cut. */
function breakLines(words: readonly Word[]): { lines: Word[]; size: number } {
  const within = (width: number, size: number) => wrap(words, width / size)
  for (const size of sizes) {
    const lines = within(room, size)
    if (lines.length > mostLines || lines.some(({ width }) => width * size > room)) continue
    // The narrowest column that needs no more lines leaves no word alone on the last.
    const widest = Math.max(...words.map(({ width }) => width * size))
    const columns = Array.from({ length: 20 }, (_, step) => widest + ((room - widest) * step) / 20)
    const narrow = columns.find((width) => within(width, size).length === lines.length)
    return { lines: narrow === undefined ? lines : within(narrow, size), size }
  }
  const size = sizes[sizes.length - 1] ?? sizes[0]
  const [lines, rest] = [within(room, size).slice(0, mostLines), within(room, size).slice(mostLines)]
  const last = lines.at(-1)
  if (last && rest.length > 0) lines[lines.length - 1] = { ...last, text: `${last.text}…` }
  return { lines, size }
}

/** Fills lines with words; a word that fits in none has one to itself. */
function wrap(words: readonly Word[], room: number): Word[] {
  const lines: Word[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const width = last && last.width + word.space + word.width
    if (last && width !== undefined && width <= room)
      lines[lines.length - 1] = { ...last, text: last.text + (word.space > 0 ? ' ' : '') + word.text, width }
    else lines.push(word)
  }
  return lines
}

function letters(text: string, { y, size, font }: { y: number; size: number; font?: Font }): string {
  const x = sheet.padding
  if (font) return `<path d="${outline(font, text, { x, y, size }).path}"/>`
  return `<text x="${x}" y="${y}" font-family="sans-serif" font-size="${size}" font-weight="650">${escapeXml(text)}</text>`
}

function inFrame({ svg }: Drawing, { width, height }: { width: number; height: number }): string {
  return svg.replace('<svg ', `<svg x="${sheet.padding}" y="${sheet.padding}" width="${width}" height="${height}" `)
}
