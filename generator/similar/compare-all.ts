import { type Grouped, groupValues } from './group-values.ts'
import type { OnPair } from './neighbours.ts'
import { enterPair, type Neighbours } from './neighbours.ts'
import { jaccard } from './shared-weight.ts'
import type { TextSets } from './text-sets.ts'

/**
 * Share of all pages from which a passage counts as common. For a passage on `d` of `n` pages, walking its pages costs
 * d²/2 steps, and an eighth of a table look-up per pair costs n²/16. So look-ups are cheaper from a third of the pages.
 */
const commonFrom = 1 / 3

/**
 * Compares all pairs of pages. Shared rare passages are summed through lists of their pages, shared common ones, such
 * as a template's, through bit sets. So the time does not depend on the size of the template.
 */
export function compareAll(sets: TextSets, known: Neighbours, onPair: OnPair): void {
  const { count, weights } = sets
  const { rareOf, holdersOf, common, sums, bytes } = splitPassages(sets)
  const shared = new Uint32Array(count)
  for (let page = 1; page < count; page++) {
    shared.fill(0, 0, page)
    for (let at = rareOf.starts[page] ?? 0; at < (rareOf.starts[page + 1] ?? 0); at++) {
      const passage = rareOf.values[at] ?? 0
      const weight = weights[passage] ?? 0
      for (let holder = holdersOf.starts[passage] ?? 0; holder < (holdersOf.starts[passage + 1] ?? 0); holder++) {
        const other = holdersOf.values[holder] ?? 0
        if (other >= page) break
        shared[other] = (shared[other] ?? 0) + weight
      }
    }
    const own = page * bytes
    for (let other = 0, otherByte = 0; other < page; other++) {
      let both = shared[other] ?? 0
      for (let byte = 0; byte < bytes; byte++) {
        both += sums[(byte << 8) | ((common[own + byte] ?? 0) & (common[otherByte++] ?? 0))] ?? 0
      }
      if (both === 0) continue
      const similarity = jaccard(sets, page, other, both)
      enterPair(known, other, page, similarity)
      onPair(other, page, similarity)
    }
  }
}

type SplitPassages = {
  /** The rare passages of each page. */
  rareOf: Grouped
  /** The pages of each rare passage, ascending. */
  holdersOf: Grouped
  /** For each page, a bit for each common passage, eight to a byte. */
  common: Uint8Array
  /** Bytes that a page has in `common`. */
  bytes: number
  /** For each of these bytes, the weight of the passages of each of its 256 values. */
  sums: Uint32Array
}

function splitPassages({ count, starts, passages, weights, holders }: TextSets): SplitPassages {
  const columns = new Int32Array(weights.length).fill(-1)
  const commonWeights: number[] = []
  for (const [passage, held] of holders.entries())
    if (held >= Math.max(2, count * commonFrom)) columns[passage] = commonWeights.push(weights[passage] ?? 0) - 1
  const bytes = Math.ceil(commonWeights.length / 8)
  const common = new Uint8Array(count * bytes)
  const rarePages = new Uint32Array(passages.length)
  const rare = new Uint32Array(passages.length)
  let rareCount = 0
  for (let page = 0; page < count; page++) {
    for (let at = starts[page] ?? 0; at < (starts[page + 1] ?? 0); at++) {
      const passage = passages[at] ?? 0
      const column = columns[passage] ?? -1
      if (column < 0) {
        rarePages[rareCount] = page
        rare[rareCount++] = passage
        continue
      }
      const byte = page * bytes + (column >>> 3)
      common[byte] = (common[byte] ?? 0) | (1 << (column & 7))
    }
  }
  return {
    rareOf: groupValues(rarePages.subarray(0, rareCount), rare.subarray(0, rareCount), count),
    holdersOf: groupValues(rare.subarray(0, rareCount), rarePages.subarray(0, rareCount), weights.length),
    common,
    bytes,
    sums: sumsOfBytes(commonWeights, bytes),
  }
}

/** The sum of the weights of each byte value: that of the value without its lowest bit, and the weight of this bit. */
function sumsOfBytes(weights: readonly number[], bytes: number): Uint32Array {
  const sums = new Uint32Array(bytes * 256)
  for (let byte = 0; byte < bytes; byte++) {
    for (let value = 1; value < 256; value++) {
      const lowest = 31 - Math.clz32(value & -value)
      sums[byte * 256 + value] = (sums[byte * 256 + (value & (value - 1))] ?? 0) + (weights[byte * 8 + lowest] ?? 0)
    }
  }
  return sums
}
