import type { ReportSummary } from './data.ts'

/**
 * A word as the audit compares it: lower case, letters and digits only, and a name replaced by its type, e.g. `{place}`.
 * A name of several words is one word. `start` and `end` are its position in the original text.
 */
export type MaskedWord = { word: string; start: number; end: number }

export type ReadMaskedWords = (text: string) => MaskedWord[]

type Name = { words: string[]; type: string }

/** Reads texts with the names of the site masked. The longest matching name wins. */
export function maskedWordReader(names: ReportSummary['maskedNames']): ReadMaskedWords {
  const byFirst = new Map<string, Name[]>()
  for (const [type, list] of Object.entries(names)) {
    for (const name of list) {
      const words = wordsIn(name).map(({ word }) => word)
      const [first] = words
      if (first === undefined) continue
      const others = byFirst.get(first)
      if (others) others.push({ words, type })
      else byFirst.set(first, [{ words, type }])
    }
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length)

  return (text) => {
    const words = wordsIn(text)
    const masked: MaskedWord[] = []
    for (let index = 0; index < words.length; ) {
      const found = words[index]
      if (!found) break
      const name = byFirst
        .get(found.word)
        ?.find((candidate) => candidate.words.every((word, offset) => words[index + offset]?.word === word))
      const last = words[index + (name?.words.length ?? 1) - 1] ?? found
      masked.push(name ? { word: `{${name.type}}`, start: found.start, end: last.end } : found)
      index += name?.words.length ?? 1
    }
    return masked
  }
}

/**
 * The words of a text and their positions. Combining marks stay with their letter, so that both ways to write an accent
 * give the same word. The words of a single sign, such as a fraction, all have its position.
 */
function wordsIn(text: string): MaskedWord[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].flatMap(({ 0: raw, index }) =>
    (
      raw
        .normalize('NFKC')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? []
    ).map((word) => ({
      word,
      start: index,
      end: index + raw.length,
    })),
  )
}
