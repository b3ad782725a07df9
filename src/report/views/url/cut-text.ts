import { textWidth } from '#src/head/text-width.ts'

/** Room for a text: the size of its letters and the width of a line in CSS pixels, and how many lines there are. */
export type TextRoom = { size: number; width: number; lines: number }

export type CutText = {
  /** What is left of the text on each line, the last with an ellipsis where the text was cut. */
  lines: string[]
  isCut: boolean
  /** Width of the whole text on one line, and the most of it the room could hold, in CSS pixels. */
  width: number
  limit: number
}

/** Search results end a text that is cut with a space and three dots. */
const ellipsis = ' ...'

/** The text as a search result shows it: broken into lines at spaces, and cut at a word where the last line is full. */
export function cutText(text: string, room: TextRoom): CutText {
  const words = text.split(/\s+/).filter((word) => word !== '')
  const width = textWidth(words.join(' '), room.size)
  const limit = room.width * room.lines
  const lines: string[] = []
  let from = 0
  while (from < words.length && lines.length < room.lines) {
    const isLast = lines.length === room.lines - 1
    const rest = words.slice(from).join(' ')
    if (textWidth(rest, room.size) <= room.width) return { lines: [...lines, rest], isCut: false, width, limit }
    const count = wordsThatFit(words.slice(from), room, isLast ? ellipsis : '')
    lines.push(
      count > 0
        ? `${withoutTail(words.slice(from, from + count).join(' '), isLast)}${isLast ? ellipsis : ''}`
        : lettersThatFit(words[from] ?? '', room),
    )
    if (count === 0) break
    from += count
  }
  return { lines, isCut: words.length > 0, width, limit }
}

function wordsThatFit(words: readonly string[], { size, width }: TextRoom, end: string): number {
  let used = textWidth(end, size)
  const space = textWidth(' ', size)
  for (const [index, word] of words.entries()) {
    used += textWidth(word, size) + (index === 0 ? 0 : space)
    if (used > width) return index
  }
  return words.length
}

/** A word that is wider than the line is cut inside, which no search result does at a better place. */
function lettersThatFit(word: string, { size, width }: TextRoom): string {
  let used = textWidth(ellipsis, size)
  let shown = ''
  for (const letter of word) {
    used += textWidth(letter, size)
    if (used > width) break
    shown += letter
  }
  return shown + ellipsis
}

/** Without the comma or dash that would stand before the ellipsis. */
const withoutTail = (text: string, isLast: boolean) => (isLast ? text.replace(/[\s,;:|–—-]+$/, '') : text)
