import { mixBits } from '../core/text/mix-bits.ts'
import type { TextSets } from './text-sets.ts'

/** Values per signature. */
export const signatureLength = 128

/** Signature positions that each shingle draws. */
const drawsPerShingle = 4

/**
 * 128 values per page. The more two pages share, the more likely they have the same value in a position.
 * Each shingle of a passage draws a few positions and a number for each; a position keeps the lowest number of the page
 * (one-permutation MinHash: https://en.wikipedia.org/wiki/MinHash). The number is multiplied by the number of pages
 * that have the passage: a passage on two pages is evidence of similarity, while a template on all pages is none and
 * would make all signatures similar.
 * A position that no shingle drew takes the value of the next drawn position, so that short pages can agree as widely
 * as long ones. A page that shares nothing has `Infinity` in every position.
 */
export function signPages(sets: TextSets): Float32Array {
  const { count, starts, passages } = sets
  const draws = drawPassages(sets)
  const lowest = new Float32Array(count * signatureLength).fill(Infinity)
  for (let page = 0; page < count; page++) {
    const first = page * signatureLength
    for (let at = starts[page] ?? 0; at < (starts[page + 1] ?? 0); at++) {
      const passage = passages[at] ?? 0
      const end = draws.starts[passage + 1] ?? 0
      for (let draw = draws.starts[passage] ?? 0; draw < end; draw++) {
        const place = first + (draws.places[draw] ?? 0)
        const value = draws.values[draw] ?? 0
        if (value < (lowest[place] ?? 0)) lowest[place] = value
      }
    }
    fillPlaces(lowest, first)
  }
  return lowest
}

/** The draws of each passage: positions, each once, and the lowest number drawn for each. */
function drawPassages({ weights, holders }: TextSets) {
  const starts = new Uint32Array(weights.length + 1)
  let most = 0
  for (const weight of weights) most += Math.min(signatureLength, weight * drawsPerShingle)
  const places = new Uint8Array(most)
  const values = new Float32Array(most)
  const lowest = new Float32Array(signatureLength)
  let count = 0
  for (let passage = 0; passage < weights.length; passage++) {
    lowest.fill(Infinity)
    let draw = mixBits(passage + 1)
    for (let times = (weights[passage] ?? 0) * drawsPerShingle; times > 0; times--) {
      draw = mixBits(draw + 0x9e3779b9)
      const place = draw >>> 25
      const value = mixBits(draw) >>> 0
      if (value < (lowest[place] ?? 0)) lowest[place] = value
    }
    for (let place = 0; place < signatureLength; place++) {
      if (lowest[place] === Infinity) continue
      places[count] = place
      values[count++] = (lowest[place] ?? 0) * (holders[passage] ?? 0)
    }
    starts[passage + 1] = count
  }
  return { starts, places, values }
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
