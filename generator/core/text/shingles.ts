import { mixBits } from './mix-bits.ts'
import type { NameMask } from './name-mask.ts'
import { hashWords } from './words.ts'

/** Words in a shingle. Two texts rarely share a run this long by chance. */
const runLength = 5

/**
 * The runs of five words of a text block as 32-bit hashes, each list ascending and without repeats.
 * `plain` and `named` together are the text as written, `plain` and `masked` the text with its names masked.
 */
export type Shingles = {
  /** Runs without a name: the same whether names are masked or not. */
  plain: Uint32Array
  /** Runs with a name in them, as written. */
  named: Uint32Array
  /** Runs with a name in them, the name replaced with its type. */
  masked: Uint32Array
}

/** The shingles of a text with its names masked. */
export const maskedShingles = ({ plain, masked }: Shingles): Uint32Array => uniteSets(plain, masked)

/** The shingles of a text block. A block of one to four words is one shingle; a block without words has none. */
export function shingleText(text: string, mask: NameMask): Shingles {
  return shingleWords(hashWords(text), mask)
}

/** The same of a text as `hashWords` returns it. Overwrites the hashes. */
export function shingleWords(words: Int32Array, mask: NameMask): Shingles {
  const { isNamed, words: maskedWords, replacesName } = mask.maskWords(words)
  // Hashes of similar words differ in few bits, and runs of them would collide.
  mixWords(words)
  mixWords(maskedWords)
  return {
    plain: runsOf(words, isNamed, false),
    named: runsOf(words, isNamed, true),
    masked: runsOf(maskedWords, replacesName, true),
  }
}

function mixWords(words: Int32Array): void {
  for (let index = 0; index < words.length; index++) words[index] = mixBits(words[index] ?? 0)
}

/** The runs of a text that contain a name, or those that contain none. The words are mixed already. */
function runsOf(mixed: Int32Array, isNamed: Uint8Array, withName: boolean): Uint32Array {
  const length = Math.min(runLength, mixed.length)
  const runs = new Uint32Array(mixed.length === 0 ? 0 : mixed.length - length + 1)
  let count = 0
  /** How many words of the current run are part of a name. */
  let named = 0
  for (let index = 0; index < mixed.length; index++) {
    named += isNamed[index] ?? 0
    if (index >= length) named -= isNamed[index - length] ?? 0
    if (index >= length - 1 && named > 0 === withName) runs[count++] = hashRun(mixed, index - length + 1, index)
  }
  return asSet(runs.subarray(0, count))
}

/** The steps of MurmurHash3: the result depends on the order of the words. */
function hashRun(mixed: Int32Array, first: number, last: number): number {
  let hash = 0
  for (let index = first; index <= last; index++) {
    hash ^= mixed[index] ?? 0
    hash = (Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64) | 0
  }
  return mixBits(hash)
}

/** The values in ascending order, without repeats. Sorts in place. */
function asSet(values: Uint32Array): Uint32Array {
  values.sort()
  let count = 0
  for (let index = 0; index < values.length; index++) {
    if (index === 0 || values[index] !== values[index - 1]) count++
  }
  const set = new Uint32Array(count)
  let at = 0
  for (let index = 0; index < values.length; index++) {
    if (index === 0 || values[index] !== values[index - 1]) set[at++] = values[index] ?? 0
  }
  return set
}

/** The values of two ascending sets, ascending, each once. */
function uniteSets(a: Uint32Array, b: Uint32Array): Uint32Array {
  if (a.length === 0) return b
  if (b.length === 0) return a
  const united = new Uint32Array(a.length + b.length)
  let [inA, inB, count] = [0, 0, 0]
  while (inA < a.length || inB < b.length) {
    const [left, right] = [a[inA] ?? Infinity, b[inB] ?? Infinity]
    united[count++] = Math.min(left, right)
    if (left <= right) inA++
    if (right <= left) inB++
  }
  return united.subarray(0, count)
}
