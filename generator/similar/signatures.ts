import { mixBits } from '../core/text/mix-bits.ts'
import { forEachHolding } from './holdings.ts'
import type { ShingleSets } from './shingle-sets.ts'

/** Values in the signature of a page. */
export const signatureLength = 128

/** Places of the signature for which a shingle stands. */
const drawsPerShingle = 4

/**
 * For each page 128 values, two pages having the same value in a place the likelier the more they share.
 * Each shingle draws a few places and a number for each; the place keeps the lowest of a page (one-permutation
 * MinHash: https://en.wikipedia.org/wiki/MinHash). The number is multiplied by the count of pages that have the
 * shingle: what two pages alone share tells they belong together, what all share, a template, tells nothing, and
 * so much of it would make all pages alike. What one page alone has is left out, nobody shares it.
 * A place that no shingle drew borrows the value of the next that was drawn, so that pages of a few words can agree
 * as widely as long ones; a page that shares nothing has `Infinity` in every place.
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
  // Twice around: the last places borrow from the first.
  for (let step = 2 * signatureLength - 1; step >= 0; step--) {
    const place = first + (step % signatureLength)
    if (lowest[place] === Infinity) lowest[place] = next
    else next = lowest[place] ?? Infinity
  }
}
