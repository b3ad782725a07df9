import { type Grouped, groupValues } from './group-values.ts'
import { forEachHolding } from './holdings.ts'
import type { OnPair } from './neighbours.ts'
import { enterPair, type Neighbours } from './neighbours.ts'
import type { ShingleSets } from './shingle-sets.ts'

/**
 * Share of all pages from which a shingle counts as common. For a shingle on `d` of `n` pages, walking its pages costs
 * d²/2 steps, and a bit per page costs n²/2 bits. Comparing a word of 32 bits takes about as long as two steps, so bits
 * are cheaper from about a quarter of the pages.
 */
const commonFrom = 1 / 4

/**
 * Compares all pairs of pages. Shared rare shingles are counted through lists of their pages, shared common ones, such
 * as a template's, through bit sets. So the time does not depend on the size of the template.
 */
export function compareAll(sets: ShingleSets, known: Neighbours, onPair: OnPair): void {
  const { count, starts } = sets
  const { rareOf, holdersOf, common, commonWords } = splitShingles(sets)
  const shared = new Uint32Array(count)
  for (let page = 1; page < count; page++) {
    shared.fill(0, 0, page)
    for (let at = rareOf.starts[page] ?? 0; at < (rareOf.starts[page + 1] ?? 0); at++) {
      const shingle = rareOf.values[at] ?? 0
      for (let holder = holdersOf.starts[shingle] ?? 0; holder < (holdersOf.starts[shingle + 1] ?? 0); holder++) {
        const other = holdersOf.values[holder] ?? 0
        if (other >= page) break
        shared[other] = (shared[other] ?? 0) + 1
      }
    }
    const size = (starts[page + 1] ?? 0) - (starts[page] ?? 0)
    const bits = page * commonWords
    for (let other = 0, otherBits = 0; other < page; other++) {
      let both = shared[other] ?? 0
      for (let word = 0; word < commonWords; word++) {
        both += countBits((common[bits + word] ?? 0) & (common[otherBits++] ?? 0))
      }
      if (both === 0) continue
      const similarity = both / (size + (starts[other + 1] ?? 0) - (starts[other] ?? 0) - both)
      enterPair(known, other, page, similarity)
      onPair(other, page, similarity)
    }
  }
}

type SplitShingles = {
  /** The rare shingles of each page, by number. */
  rareOf: Grouped
  /** The pages of each rare shingle, ascending. */
  holdersOf: Grouped
  /** For each page, a bit for each common shingle. */
  common: Int32Array
  /** Words of 32 bits that a page has in `common`. */
  commonWords: number
}

/** Leaves out shingles of a single page, which no pair shares. */
function splitShingles(sets: ShingleSets): SplitShingles {
  const fromHolders = Math.max(2, sets.count * commonFrom)
  const pages = new Uint32Array(sets.shingles.length)
  const ids = new Uint32Array(sets.shingles.length)
  let rare = 0
  const columns = new Map<number, number>()
  const commonPages: number[] = []
  const commonColumns: number[] = []
  const bound = forEachHolding(sets, ({ page, holders, id }) => {
    if (holders < 2) return
    if (holders < fromHolders) {
      pages[rare] = page
      ids[rare++] = id
      return
    }
    let column = columns.get(id)
    if (column === undefined) {
      column = columns.size
      columns.set(id, column)
    }
    commonPages.push(page)
    commonColumns.push(column)
  })
  const commonWords = Math.ceil(columns.size / 32)
  const common = new Int32Array(sets.count * commonWords)
  for (const [index, page] of commonPages.entries()) {
    const column = commonColumns[index] ?? 0
    const at = page * commonWords + (column >>> 5)
    common[at] = (common[at] ?? 0) | (1 << (column & 31))
  }
  return {
    rareOf: groupValues(pages.subarray(0, rare), ids.subarray(0, rare), sets.count),
    holdersOf: groupValues(ids.subarray(0, rare), pages.subarray(0, rare), bound),
    common,
    commonWords,
  }
}

/** Number of set bits in 32: parallel sums of pairs, nibbles and bytes, then the sum of the bytes. */
function countBits(word: number): number {
  const twos = word - ((word >>> 1) & 0x55555555)
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
