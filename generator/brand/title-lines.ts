/** A part of a line, and how much space there is before it unless it begins one. Widths are in sizes of type. */
type Word = { text: string; width: number; space: number }

export type Line = Pick<Word, 'text' | 'width'>

/** Between ideograms a line may end, unless what follows closes something. */
export const ideogram = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\uff01-\uff60]/u
const unbroken = new RegExp(`${ideogram.source}[\\p{Pe}\\p{Pf}\\p{Po}ー…]*|(?:(?!${ideogram.source}).)+`, 'gu')

/** What may stand on lines of their own. */
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

type Room = { width: number; lines: number /** Of type, the largest first. */; sizes: readonly [number, ...number[]] }

/** Sets words in the largest size that has room for them, in lines of about one length. What fits in none is set in the smallest, and cut. */
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

/** Fills lines with words; a word that fits in none has one to itself. */
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

/** The breaks that leave the least free at the ends of lines, each counted by its square. */
function even(words: readonly Word[], { width, count }: { width: number; count: number }): Line[] {
  type Setting = { cost: number; lines: Line[] }
  // The best setting of the first words, by how many they are, on so many lines.
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
