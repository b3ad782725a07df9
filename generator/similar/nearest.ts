import { compareAll } from './compare-all.ts'
import { compareLikely } from './compare-likely.ts'
import { forgetBelow, type Neighbours, noNeighbours, type OnPair } from './neighbours.ts'
import type { ShingleSets } from './shingle-sets.ts'

export type NearestOptions = {
  /** Up to so many pages, all are compared with all; above, only those that are likely to be similar. */
  exactUpTo?: number
  /** Similarity below which a page is told of no neighbour but its nearest. */
  floor: number
  /** Called for each pair of at least `floor`, for those who want more than five of a page. */
  onPair?: OnPair
}

/**
 * For each page the page most similar to it, and up to four more of at least `floor`.
 * Similarity is the shared part of all shingles of two pages. Source: https://en.wikipedia.org/wiki/Jaccard_index
 * A page that shares nothing with any other has no neighbour.
 */
export function findNearest(sets: ShingleSets, { exactUpTo = 5000, floor, onPair }: NearestOptions): Neighbours {
  const known = noNeighbours(sets.count)
  const report: OnPair = (a, b, similarity) => {
    if (similarity >= floor) onPair?.(a, b, similarity)
  }
  if (sets.count <= exactUpTo) compareAll(sets, known, report)
  else compareLikely(sets, known, report)
  forgetBelow(known, floor)
  return known
}
