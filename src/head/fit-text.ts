import { textWidth } from './text-width.ts'

/**
 * Room a search result has on a wide window, in CSS pixels, and the size of its letters. No search engine publishes it;
 * these are what their pages were measured at. Under `least` a text leaves much of that room empty.
 */
export const room = {
  title: { size: 20, least: 200, most: 580 },
  description: { size: 14, least: 400, most: 920 },
} as const

export type FittedText = keyof typeof room

export function widthOf(kind: FittedText, text: string): number {
  return textWidth(text, room[kind].size)
}

export function fits(kind: FittedText, text: string): boolean {
  return widthOf(kind, text) <= room[kind].most
}

/**
 * The first of several titles that fits, so that the fullest stands first; where none does the narrowest, cut at a word.
 * @throws {RangeError} without a candidate.
 */
export function fitTitle(candidates: readonly string[]): string {
  const fitting = candidates.find((title) => fits('title', title))
  if (fitting !== undefined) return fitting
  const narrowest = candidates.reduce((best, title) =>
    widthOf('title', title) < widthOf('title', best) ? title : best,
  )
  return cut('title', narrowest)
}

/** The description as far as it fits: whole sentences where they fill enough of the room, else cut at a word. */
export function fitDescription(text: string): string {
  if (fits('description', text)) return text
  // What ends with a short word may be an abbreviation.
  const ends = [...text.matchAll(/(?<=[\p{L}\d]{3})[.!?][”’"')]?(?=\s)/gu)].map(({ 0: mark, index }) =>
    text.slice(0, index + mark.length),
  )
  const whole = ends.findLast((beginning) => fits('description', beginning))
  const isEnough = whole !== undefined && widthOf('description', whole) >= room.description.least
  return isEnough ? whole : cut('description', text)
}

/** The beginning of a text that fits with an ellipsis after it: whole words, unless the first alone is too wide. */
function cut(kind: FittedText, text: string): string {
  let width = widthOf(kind, '…')
  let end = 0
  for (const letter of text) {
    width += widthOf(kind, letter)
    if (width > room[kind].most) break
    end += letter.length
  }
  const beginning = text.slice(0, end)
  const words = /^\s/.test(text.slice(end)) ? beginning : beginning.slice(0, beginning.lastIndexOf(' ') + 1)
  return `${withoutTail(words) || withoutTail(beginning) || beginning}…`
}

/** Without the marks that would stand oddly before an ellipsis. */
function withoutTail(text: string): string {
  return text.replace(/[\s,;:.|–—-]+$/, '')
}
