import { textWidth } from '#src/head/text-width.ts'

/** Room for a text: font size and line width in CSS pixels, and number of lines. */
export type TextRoom = { size: number; width: number; lines: number }

export type CutText = {
  /** The visible lines. The last ends in an ellipsis if the text was truncated. */
  lines: string[]
  isCut: boolean
  /** Width of the whole text on one line, and the width available, in CSS pixels. */
  width: number
  limit: number
}

/** Search results end a truncated text with a space and three dots. */
const ellipsis = ' ...'

/** The text as a search result shows it: wrapped at spaces, and truncated at a word if the last line is full. */
export function cutText(text: string, room: TextRoom): CutText {
  let words = text.split(/\s+/).filter((word) => word !== '')
  const width = textWidth(words.join(' '), room.size)
  const limit = room.width * room.lines
  const lines: string[] = []
  while (words.length > 0 && lines.length < room.lines) {
    const whole = words.join(' ')
    if (textWidth(whole, room.size) <= room.width) return { lines: [...lines, whole], isCut: false, width, limit }
    const end = lines.length === room.lines - 1 ? ellipsis : ''
    const count = wordsThatFit(words, room, end)
    if (count > 0) {
      const line = words.slice(0, count).join(' ')
      lines.push(end === '' ? line : withoutTail(line) + end)
      words = words.slice(count)
    } else {
      // Breaks inside a word that is wider than the line, which is usual in scripts without spaces.
      const [word = '', ...others] = words
      const beginning = lettersThatFit(word, room, end)
      lines.push(beginning + end)
      words = [word.slice(beginning.length), ...others]
    }
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

/** At least one letter, even if the line is narrower. */
function lettersThatFit(word: string, { size, width }: TextRoom, end: string): string {
  let used = textWidth(end, size)
  let shown = ''
  for (const letter of word) {
    used += textWidth(letter, size)
    if (used > width && shown !== '') break
    shown += letter
  }
  return shown
}

/** Removes a comma or dash before the ellipsis. */
const withoutTail = (text: string) => text.replace(/[\s,;:|–—-]+$/, '')
