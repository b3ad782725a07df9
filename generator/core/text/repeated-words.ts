import { kindAt, kinds } from './characters.ts'
import { mixBits } from './mix-bits.ts'

/** What may be in a text, by the hashes of its words. Says so of a few texts that do not have it. */
export type RepeatedWords = {
  /** A word follows itself. */
  word: boolean
  /** Two words of at least three letters are next to each other `pairTimes` times. */
  pair: boolean
}

export const pairTimes = 4

const neither: RepeatedWords = { word: false, pair: false }
const either: RepeatedWords = { word: true, pair: true }

/** How often each pair of words occurs, by some bits of its hash. */
const pairs = new Uint8Array(1024)

/** Looks for words and pairs of words that repeat, without making a string of any. */
export function repeatedWords(text: string): RepeatedWords {
  pairs.fill(0)
  let isTwice = false
  let isPairRepeated = false
  let word = 0
  let letters = 0
  let lastWord = 0
  let lastLongWord = 0
  for (let at = 0; at <= text.length; at++) {
    if (at < text.length && kindAt(text, at) >= kinds.letter) {
      const unit = text.charCodeAt(at)
      // Case and boundaries of other letters are left to the patterns.
      if (unit >= 128) return either
      word = Math.imul(word ^ (unit | 0x20), 0x01000193)
      letters++
    } else if (letters > 0) {
      isTwice ||= word === lastWord
      lastWord = word
      if (letters >= 3) {
        const pair = mixBits(Math.imul(lastLongWord, 31) + word) & (pairs.length - 1)
        const count = (pairs[pair] ?? 0) + 1
        pairs[pair] = count
        isPairRepeated ||= count === pairTimes
        lastLongWord = word
      }
      word = 0
      letters = 0
    }
  }
  return isTwice || isPairRepeated ? { word: isTwice, pair: isPairRepeated } : neither
}
