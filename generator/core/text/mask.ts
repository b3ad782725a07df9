import { hashText } from '#src/text-hash.ts'
import { hashWords } from './words.ts'

/** Kinds of names that pages of one kind differ by; a page is not another page because another name stands in it. */
export type MaskedNames = Record<'place' | 'county' | 'zip' | 'service', readonly string[]>

/** A text as hashes of words, with its names and without them. */
export type MaskedWords = {
  /** For each word of the text, 1 where it is part of a name. */
  isNamed: Uint8Array
  /** The words, every name being one word for its kind, such as `{place}`. */
  words: Int32Array
  /** For each of `words`, 1 where it stands for a name. */
  standsForName: Uint8Array
}

/** Finds every name in a text, the longest first. The text comes as `hashWords` gives it. */
export type Mask = (words: Int32Array) => MaskedWords

/** A word of a name, by what was read before it. */
type Step = { next: Map<number, Step>; kind?: number; length: number }

/** A mask for names of a site. A name of two kinds is of the one that comes first. */
export function createMask(names: MaskedNames): Mask {
  const start: Step = { next: new Map(), length: 0 }
  for (const [kind, list] of Object.entries(names)) {
    const word = hashText(`{${kind}}`) | 0
    for (const name of list) addName(start, hashWords(name), word)
  }
  return (words) => maskWords(words, start)
}

function addName(start: Step, words: Int32Array, kind: number): void {
  let step = start
  for (const word of words) {
    let next = step.next.get(word)
    if (!next) {
      next = { next: new Map(), length: step.length + 1 }
      step.next.set(word, next)
    }
    step = next
  }
  if (step !== start) step.kind ??= kind
}

function maskWords(words: Int32Array, start: Step): MaskedWords {
  const isNamed = new Uint8Array(words.length)
  const masked = new Int32Array(words.length)
  const standsForName = new Uint8Array(words.length)
  let count = 0
  for (let index = 0; index < words.length; ) {
    const found = longestName(words, index, start)
    masked[count] = found?.kind ?? words[index] ?? 0
    if (found) {
      standsForName[count] = 1
      isNamed.fill(1, index, index + found.length)
    }
    count++
    index += found?.length ?? 1
  }
  return { isNamed, words: masked.subarray(0, count), standsForName: standsForName.subarray(0, count) }
}

function longestName(words: Int32Array, from: number, start: Step): Step | undefined {
  let found: Step | undefined
  let step: Step | undefined = start
  for (let index = from; index < words.length; index++) {
    step = step.next.get(words[index] ?? 0)
    if (!step) break
    if (step.kind !== undefined) found = step
  }
  return found
}
