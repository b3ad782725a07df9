import { lengthWithin, textWidth } from './text-width.ts'

/**
 * Width of a search result on a wide window and its font size, both in CSS pixels. No search engine publishes these
 * numbers; they were measured on result pages. A text narrower than `least` leaves much of the width unused.
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
 * The first candidate that fits, so list the longest first. If none fits, the narrowest one, cut at a word.
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

/**
 * The part of the description that fits: whole sentences where they fill enough of the width, otherwise cut at a word.
 */
export function fitDescription(text: string): string {
  const { size, most, least } = room.description
  const length = lengthWithin(text, size, most)
  if (length === text.length) return text
  // A period after a short word may mark an abbreviation. One more character tells whether the last sentence is whole.
  const last = [...text.slice(0, length + 1).matchAll(/[.!?](?<=[\p{L}\d]{3}.)[”’"')]?(?=\s)/gu)].at(-1)
  const whole = last && text.slice(0, last.index + last[0].length)
  return whole !== undefined && widthOf('description', whole) >= least ? whole : cut('description', text)
}

/**
 * The beginning of a text that fits together with an ellipsis: whole words, unless the first word alone is too wide.
 */
function cut(kind: FittedText, text: string): string {
  const { size, most } = room[kind]
  const end = lengthWithin(text, size, most - widthOf(kind, '…'))
  const beginning = text.slice(0, end)
  const words = /^\s/.test(text.slice(end)) ? beginning : beginning.slice(0, beginning.lastIndexOf(' ') + 1)
  return `${withoutTail(words) || withoutTail(beginning) || beginning}…`
}

/** Small words of English and Spanish, after which a phrase goes on. */
const smallWord =
  /\s(?:an?|the|and|or|but|of|in|on|at|by|for|from|to|with|without|into|over|under|between|through|across|near|around|than|as|that|which|who|whose|where|when|while|if|our|your|their|its|is|are|was|were|el|la|los|las|una?|unos|unas|y|e|o|u|de|del|en|al|con|por|para|sin|sobre|entre|desde|hasta|que|como|sus?|nuestr[oa]s?|es|son)$/u

/** Removes trailing punctuation that would look odd before an ellipsis, and words that need another one after them. */
function withoutTail(text: string): string {
  const short = text.replace(/[\s,;:.|–—-]+$/, '').replace(smallWord, '')
  return short === text ? text : withoutTail(short)
}
