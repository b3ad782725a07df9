import { compareAll } from './compare-all.ts'
import { compareLikely } from './compare-likely.ts'
import { forgetBelow, type Neighbours, noNeighbours, type OnPair } from './neighbours.ts'
import type { TextSets } from './text-sets.ts'

export type NearestOptions = {
  /** Up to this number of pages, all pairs are compared; above it, only pairs that are likely to be similar. */
  exactUpTo?: number
  /** Smallest similarity of a neighbour other than the nearest. */
  floor: number
  /** Called for each pair of at least `floor`, for callers that need more than five neighbours per page. */
  onPair?: OnPair
}

/**
 * The nearest page of each page, and up to four more of at least `floor`.
 * Similarity is the Jaccard index of the shingles. Source: https://en.wikipedia.org/wiki/Jaccard_index
 * A page that shares no shingle has no neighbour.
 */
export function findNearest(sets: TextSets, { exactUpTo = 5000, floor, onPair }: NearestOptions): Neighbours {
  const known = noNeighbours(sets.count)
  const report: OnPair = (a, b, similarity) => {
    if (similarity >= floor) onPair?.(a, b, similarity)
  }
  if (sets.count <= exactUpTo) compareAll(sets, known, report)
  else compareLikely(sets, known, report)
  forgetBelow(known, floor)
  return known
}
