import { kindAt, kinds } from './characters.ts'
import { oneLine } from './one-line.ts'

/** Counts the names that a text mentions, by name. */
export type MentionCounter = (text: string) => Map<string, number>

/** Names that begin with one word, by their letters, and their lengths. */
type Known = { names: Map<string, string>; lengths: number[] }

const capitalised = /\p{Lu}[\p{L}\p{N}]*/gu

/** Coeur d’Alene is Coeur d'Alene. */
const withPlainApostrophes = (text: string) => (text.includes('’') ? text.replaceAll('’', "'") : text)

/**
 * Finds proper names in texts in one pass over the capitalised words, however many names there are. Of several names that
 * begin at a word, the longest counts. A name next to another capitalised word is part of a longer name, such as the Sandy
 * River, unless that word only begins the sentence.
 */
export function mentionCounter(names: Iterable<string>): MentionCounter {
  const byFirst = new Map<string, Known>()
  for (const name of names) {
    // A sign before the first letter, as in ‘Ewa Beach, is not a part of the word.
    const letters = withPlainApostrophes(name.replace(/^[^\p{L}\p{N}]+/u, ''))
    const first = letters.match(capitalised)?.[0]
    // A name in a script without capital letters is not counted.
    if (first === undefined || !letters.startsWith(first)) continue
    const known: Known = byFirst.get(first) ?? { names: new Map(), lengths: [] }
    byFirst.set(first, known)
    known.names.set(letters, name)
    if (!known.lengths.includes(letters.length)) known.lengths.push(letters.length)
  }
  for (const { lengths } of byFirst.values()) lengths.sort((a, b) => b - a)
  /** The longest name at a place of a line. Names are many, their lengths are few. */
  const nameAt = (line: string, index: number, first: string): { name: string; length: number } | undefined => {
    const known = byFirst.get(first)
    for (const length of known?.lengths ?? []) {
      const name = known?.names.get(line.slice(index, index + length))
      if (name !== undefined && isEnd(line, index + length)) return { name, length }
    }
    return undefined
  }
  return (text) => {
    // A line may end within a name.
    const line = withPlainApostrophes(oneLine(text))
    const counts = new Map<string, number>()
    let before = { start: 0, end: -1 }
    let start = -1
    let done = 0
    for (let at = 0; at <= line.length; at++) {
      const kind = at < line.length ? kindAt(line, at) : kinds.none
      if (kind !== kinds.none) {
        if (start < 0 && kind === kinds.capital) start = at
        continue
      }
      if (start < 0) continue
      const [index, previous] = [start, before]
      before = { start, end: at }
      start = -1
      if (index < done) continue
      const found = nameAt(line, index, line.slice(index, at))
      if (found === undefined) continue
      const { name, length } = found
      done = index + length
      const follows = previous.end === index - 1 && line[index - 1] === ' ' && !isSentenceStart(line, previous.start)
      if (!follows && !/^ \p{Lu}/u.test(line.slice(done, done + 3))) counts.set(name, (counts.get(name) ?? 0) + 1)
    }
    return counts
  }
}

const isEnd = (text: string, at: number) => !/^[\p{L}\p{N}]/u.test(text.slice(at, at + 2))

/** A word that is capitalised because a sentence begins with it, such as `In`. */
const isSentenceStart = (text: string, at: number) =>
  at === 0 || /[.!?:;]["”’)]? $/.test(text.slice(Math.max(0, at - 3), at))
