import { createCandidates } from './candidates.ts'
import type { OnPair } from './neighbours.ts'
import { enterPair, type Neighbours } from './neighbours.ts'
import { createSharedWeight, jaccard } from './shared-weight.ts'
import { signPages } from './signatures.ts'
import type { TextSets } from './text-sets.ts'

/**
 * Compares each page with a bounded number of pages that are likely to be similar. Linear time, except for sorting. The
 * similarity of a compared pair is exact.
 */
export function compareLikely(sets: TextSets, known: Neighbours, onPair: OnPair): void {
  const { count } = sets
  const candidatesOf = createCandidates(signPages(sets), count)
  const sharedBy = createSharedWeight(sets)
  for (let page = 0; page < count; page++) {
    const candidates = candidatesOf(page)
    if (candidates.length === 0) continue
    const sharedWith = sharedBy(page)
    for (const other of candidates) {
      const similarity = jaccard(sets, page, other, sharedWith(other))
      if (similarity === 0) continue
      enterPair(known, page, other, similarity)
      onPair(Math.min(page, other), Math.max(page, other), similarity)
    }
  }
}
