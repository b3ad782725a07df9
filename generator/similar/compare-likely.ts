import { createCandidates } from './candidates.ts'
import type { OnPair } from './neighbours.ts'
import { enterPair, type Neighbours } from './neighbours.ts'
import { createSharedCount } from './shared-count.ts'
import type { ShingleSets } from './shingle-sets.ts'
import { signPages } from './signatures.ts'

/**
 * Compares each page with a bounded number of pages that are likely to be similar. Linear time, except for sorting. The
 * similarity of a compared pair is exact.
 */
export function compareLikely(sets: ShingleSets, known: Neighbours, onPair: OnPair): void {
  const { count, starts } = sets
  const candidatesOf = createCandidates(signPages(sets), count)
  const countShared = createSharedCount(sets)
  for (let page = 0; page < count; page++) {
    const candidates = candidatesOf(page)
    if (candidates.length === 0) continue
    const sharedWith = countShared(page)
    const size = (starts[page + 1] ?? 0) - (starts[page] ?? 0)
    for (const other of candidates) {
      const both = sharedWith(other)
      if (both === 0) continue
      const similarity = both / (size + (starts[other + 1] ?? 0) - (starts[other] ?? 0) - both)
      enterPair(known, page, other, similarity)
      onPair(Math.min(page, other), Math.max(page, other), similarity)
    }
  }
}
