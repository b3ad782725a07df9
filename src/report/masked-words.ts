import type { ReportSummary } from './data.ts'

/**
 * A word of a text as pages are compared by: lower case, letters and digits only, a name replaced by its kind.
 * `start` and `end` are where it stands in the text it was read from; a name of several words is one.
 */
export type MaskedWord = { word: string; start: number; end: number }

export type ReadMaskedWords = (text: string) => MaskedWord[]

type Name = { words: string[]; kind: string }

/** Reads texts with the names of the site masked, the longest of several that begin alike. */
export function maskedWordReader(names: ReportSummary['maskedNames']): ReadMaskedWords {
  const byFirst = new Map<string, Name[]>()
  for (const [kind, list] of Object.entries(names)) {
    for (const name of list) {
      const words = wordsIn(name).map(({ word }) => word)
      const [first] = words
      if (first === undefined) continue
      const alike = byFirst.get(first)
      if (alike) alike.push({ words, kind })
      else byFirst.set(first, [{ words, kind }])
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
      masked.push(name ? { word: `{${name.kind}}`, start: found.start, end: last.end } : found)
      index += name?.words.length ?? 1
    }
    return masked
  }
}

/**
 * The words of a text and where they stand. Marks stay with the letter before them, so that a word is the same however
 * its accents are written; a sign that stands for several words, such as a fraction, gives each of them its place.
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
