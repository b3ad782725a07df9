/** Words with so many first letters in common are forms of one: `repair`, `repairs`, `repairing`. */
const stem = 4

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

export const stemOf = (word: string): string => word.slice(0, stem)

export const stemsOf = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(stemOf))

/** Whether a text has a form of a word with one of the stems. */
export const hasNamed = (text: string, named: ReadonlySet<string>): boolean =>
  wordsOf(text).some((word) => named.has(stemOf(word)))
