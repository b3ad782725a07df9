import { mixBits } from '../core/text/mix-bits.ts'
import { forEachHolding } from './holdings.ts'
import type { ShingleSets } from './shingle-sets.ts'

/** Values per signature. */
export const signatureLength = 128

/** Signature positions that each shingle draws. */
const drawsPerShingle = 4

/**
 * 128 values per page. The more two pages share, the more likely they have the same value in a position.
 * Each shingle draws a few positions and a number for each; a position keeps the lowest number of the page
 * (one-permutation MinHash: https://en.wikipedia.org/wiki/MinHash). The number is multiplied by the number of pages
 * that have the shingle: a shingle on two pages is evidence of similarity, while a template on all pages is none and
 * would make all signatures similar. Shingles of a single page are left out.
 * A position that no shingle drew takes the value of the next drawn position, so that short pages can agree as widely
 * as long ones. A page that shares nothing has `Infinity` in every position.
 */
export function signPages(sets: ShingleSets): Float32Array {
  const lowest = new Float32Array(sets.count * signatureLength).fill(Infinity)
  forEachHolding(sets, ({ page, at, holders }) => {
    if (holders < 2) return
    let draw = sets.shingles[at] ?? 0
    for (let times = 0; times < drawsPerShingle; times++) {
      draw = mixBits(draw + 0x9e3779b9)
      const place = page * signatureLength + (draw >>> 25)
      const value = (mixBits(draw) >>> 0) * holders
      if (value < (lowest[place] ?? 0)) lowest[place] = value
    }
  })
  for (let page = 0; page < sets.count; page++) fillPlaces(lowest, page * signatureLength)
  return lowest
}

function fillPlaces(lowest: Float32Array, first: number): void {
  let next = Infinity
  // Two rounds, because the last positions take values from the first.
  for (let step = 2 * signatureLength - 1; step >= 0; step--) {
    const place = first + (step % signatureLength)
    if (lowest[place] === Infinity) lowest[place] = next
    else next = lowest[place] ?? Infinity
  }
}
