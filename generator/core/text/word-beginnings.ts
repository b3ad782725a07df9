/** Letters of a word that are compared. A shorter beginning is a whole word. */
const compared = 4

/** Fits the table of one bit for each group. */
const mostGroups = 31
const tableSize = 2 ** 16

/** A letter of a language with Latin letters, as a small one. 0 for any other character. */
const letterAt = (text: string, at: number): number => {
  const code = text.charCodeAt(at) | 0x20
  return (code >= 0x61 && code <= 0x7a) || (code >= 0xe0 && code <= 0x24f && code !== 0xf7) ? code : 0
}

/** The hash of the first letters of the word at a place. */
function beginningAt(text: string, at: number): number {
  let hash = 0
  for (let next = at; next < at + compared; next++) {
    const letter = next < text.length ? letterAt(text, next) : 0
    hash = (hash * 31 + letter) & (tableSize - 1)
    if (letter === 0) break
  }
  return hash
}

/**
 * A function for which of some groups of words a text may have a word of, as bits: much faster than an expression with all
 * the words, which it saves for most texts. It looks at the first four letters of each word, so a text may lack the words.
 * @param groups each with the beginnings of its words, separated by spaces; those with fewer than four letters are whole words.
 */
export function wordBeginnings(groups: readonly string[]): (text: string) => number {
  if (groups.length > mostGroups) throw new Error(`At most ${mostGroups} groups of words have a bit each.`)
  const table = new Int32Array(tableSize)
  for (const [index, words] of groups.entries())
    for (const word of words.split(' ')) {
      const hash = beginningAt(word, 0)
      table[hash] = (table[hash] ?? 0) | (1 << index)
    }
  return (text) => {
    let found = 0
    let isInWord = false
    for (let at = 0; at < text.length; at++) {
      const isLetter = letterAt(text, at) !== 0
      if (isLetter && !isInWord) found |= table[beginningAt(text, at)] ?? 0
      isInWord = isLetter
    }
    return found
  }
}
