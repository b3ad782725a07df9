import type { ShingleSets } from './shingle-sets.ts'

/**
 * Counts the shingles that a page shares with others: `countShared(page)(other)`.
 * The shingles of the page are put in a hash table small enough for the processor's cache. The function for a page is
 * valid until the next call for another page.
 */
export function createSharedCount({ starts, shingles }: ShingleSets): (page: number) => (other: number) => number {
  let bits = 2
  let keys = new Uint32Array(2 ** bits)
  /** The page that filled a slot, plus 1. */
  let filledFor = new Uint32Array(2 ** bits)

  return (page) => {
    const [start, end] = [starts[page] ?? 0, starts[page + 1] ?? 0]
    // At most a quarter full: most look-ups are misses, and a sparse table ends them early.
    const wanted = Math.ceil(Math.log2(4 * (end - start) + 1))
    if (wanted > bits) {
      bits = wanted
      keys = new Uint32Array(2 ** bits)
      filledFor = new Uint32Array(2 ** bits)
    }
    const mark = page + 1
    const last = 2 ** bits - 1
    const shift = 32 - bits
    for (let at = start; at < end; at++) {
      const shingle = shingles[at] ?? 0
      let slot = Math.imul(shingle, 0x9e3779b1) >>> shift
      while (filledFor[slot] === mark) slot = (slot + 1) & last
      keys[slot] = shingle
      filledFor[slot] = mark
    }
    return (other) => {
      let shared = 0
      for (let at = starts[other] ?? 0; at < (starts[other + 1] ?? 0); at++) {
        const shingle = shingles[at] ?? 0
        let slot = Math.imul(shingle, 0x9e3779b1) >>> shift
        while (filledFor[slot] === mark && keys[slot] !== shingle) slot = (slot + 1) & last
        if (filledFor[slot] === mark) shared++
      }
      return shared
    }
  }
}
