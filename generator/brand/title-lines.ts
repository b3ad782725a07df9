/** A part of a line, and the space before it, dropped at the start of a line. Widths are factors of the font size. */
type Word = { text: string; width: number; space: number }

export type Line = Pick<Word, 'text' | 'width'>

/** A line may break after an ideogram, unless closing punctuation follows. */
export const ideogram = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\uff01-\uff60]/u
const unbroken = new RegExp(`${ideogram.source}[\\p{Pe}\\p{Pf}\\p{Po}ー…]*|(?:(?!${ideogram.source}).)+`, 'gu')

/** The parts between which a line may break. */
export function wordsOf(text: string, widthOf: (text: string) => number): Word[] {
  const space = widthOf(' ')
  return text.split(/\s+/).flatMap((word) =>
    (word.match(unbroken) ?? []).map((part, index) => ({
      text: part,
      width: widthOf(part),
      space: index === 0 ? space : 0,
    })),
  )
}

type Room = { width: number; lines: number /** Font sizes, largest first. */; sizes: readonly [number, ...number[]] }

/**
 * Sets words in the largest size that fits, in lines of similar length. Text that fits in no size is set in the
 * smallest and cut.
 */
export function breakLines(words: readonly Word[], room: Room): { lines: Line[]; size: number } {
  for (const size of room.sizes) {
    const width = room.width / size
    const lines = wrap(words, width)
    if (lines.length > room.lines || lines.some((line) => line.width > width)) continue
    return { lines: even(words, { width, count: lines.length }), size }
  }
  const size = room.sizes[room.sizes.length - 1] ?? room.sizes[0]
  const lines = wrap(words, room.width / size)
  const last = lines[room.lines - 1]
  if (!last || lines.length === room.lines) return { lines, size }
  return { lines: [...lines.slice(0, room.lines - 1), { ...last, text: `${last.text}…` }], size }
}

/** Fills lines greedily; a word wider than a line gets its own line. */
function wrap(words: readonly Word[], width: number): Line[] {
  const lines: Line[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const longer = last && joined(last, word)
    if (longer && longer.width <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

const joined = (line: Line, word: Word): Line => ({
  text: line.text + (word.space > 0 ? ' ' : '') + word.text,
  width: line.width + word.space + word.width,
})

/** The line breaks with the smallest sum of squared free space at the ends of lines. */
function even(words: readonly Word[], { width, count }: { width: number; count: number }): Line[] {
  type Setting = { cost: number; lines: Line[] }
  // settings[n] is the best setting of the first n words on `line` lines.
  let settings: (Setting | undefined)[] = [{ cost: 0, lines: [] }]
  for (let line = 0; line < count; line++) {
    const longer: (Setting | undefined)[] = []
    settings.forEach((setting, start) => {
      let last: Line | undefined
      for (let end = start; setting && end < words.length; end++) {
        const word = words[end]
        if (!word) break
        last = last ? joined(last, word) : word
        if (last.width > width && end > start) break
        const cost = setting.cost + (width - last.width) ** 2
        if (cost < (longer[end + 1]?.cost ?? Number.POSITIVE_INFINITY))
          longer[end + 1] = { cost, lines: [...setting.lines, last] }
      }
    })
    settings = longer
  }
  return settings[words.length]?.lines ?? []
}
