import { mixBits } from './mix-bits.ts'
import { hashWords } from './words.ts'

const bitsOfWord = 16

/**
 * The words of a text in about two bytes each: a Bloom filter with two bits for a word. It has every word of the text, and
 * one in seventy that the text does not have.
 * Source: https://en.wikipedia.org/wiki/Bloom_filter
 */
export function wordFilter(text: string): Uint8Array {
  const words = new Set(hashWords(text))
  const filter = new Uint8Array(2 ** Math.ceil(Math.log2(Math.max(1, (words.size * bitsOfWord) / 8))))
  for (const word of words) {
    setBit(filter, word)
    setBit(filter, mixBits(word))
  }
  return filter
}

/** Whether a filter has all of some words, as `hashWords` returns them. */
export function hasWords(filter: Uint8Array, words: Int32Array): boolean {
  for (const word of words) if (!(hasBit(filter, word) && hasBit(filter, mixBits(word)))) return false
  return true
}

function setBit(filter: Uint8Array, bit: number): void {
  const at = placeOf(filter, bit)
  filter[at] = (filter[at] as number) | (1 << (bit & 7)) // within its length
}

const hasBit = (filter: Uint8Array, bit: number) => ((filter[placeOf(filter, bit)] as number) & (1 << (bit & 7))) !== 0

/** The length is a power of two. */
const placeOf = (filter: Uint8Array, bit: number) => (bit >>> 3) & (filter.length - 1)
