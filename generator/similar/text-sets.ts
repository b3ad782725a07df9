import { numberColumn } from '../core/number-column.ts'
import { addSet, groupAlike, keyOf, noSums } from './alike.ts'
import type { Grouped } from './group-values.ts'
import { groupShingles } from './shingle-groups.ts'
import { packSets } from './shingle-sets.ts'

/** The text of pages as sets of text blocks, and the shingles of each block. */
export type PageTexts = {
  /** Number of pages. */
  count: number
  /** The blocks of a page, by any numbers. */
  blocksOf: (page: number) => ArrayLike<number>
  /** The shingles of a block, ascending and unique. */
  shinglesOf: (block: number) => Uint32Array
}

/**
 * The texts of pages as sets of passages. A passage is all shingles that occur on exactly the same pages: two pages share
 * all of it or none. So a template is one passage, and a page has some dozens of them instead of a thousand shingles,
 * while sums of their weights are exact numbers of shingles.
 */
export type TextSets = {
  /** Number of pages. */
  count: number
  /** Number of shingles of each page, including those of no other page. */
  sizes: Uint32Array
  /** The passages of page `i` are at `starts[i]` up to `starts[i + 1]`. Passages of a single page are left out. */
  starts: Uint32Array
  passages: Uint32Array
  /** Number of shingles of each passage. */
  weights: Uint32Array
  /** Number of pages that have each passage. */
  holders: Uint32Array
}

/** Time is linear in the blocks of all pages and in the shingles of all distinct blocks. */
export function textSets(texts: PageTexts): TextSets {
  const { count } = texts
  const blocks = numberBlocks(texts)
  // Shingles in exactly the same blocks are on the same pages.
  const groups = groupShingles(packSets(blocks.used.length, (block) => texts.shinglesOf(blocks.used[block] ?? 0)))
  const pieces = joinSets(blocks, groups, groups.weights.length)
  const holders = new Uint32Array(groups.weights.length)
  const sums = noSums(holders.length)
  const sizes = new Uint32Array(count)
  const forEachPiece = (visit: (page: number, piece: number, weight: number) => void) => {
    for (let page = 0; page < count; page++) {
      for (let at = pieces.starts[page] ?? 0; at < (pieces.starts[page + 1] ?? 0); at++) {
        const piece = pieces.values[at] ?? 0
        visit(page, piece, groups.weights[piece] ?? 0)
      }
    }
  }
  forEachPiece((page, piece, weight) => {
    sizes[page] = (sizes[page] ?? 0) + weight
    holders[piece] = (holders[piece] ?? 0) + 1
    addSet(sums, piece, page)
  })
  const { starts, values, weights } = groupAlike(count, (visit) =>
    forEachPiece((page, piece, weight) => {
      if ((holders[piece] ?? 0) > 1) visit(page, keyOf(sums, piece), weight)
    }),
  )
  return { count, sizes, starts, passages: values, weights, holders: countHolders(values, weights.length) }
}

/**
 * The blocks of each page, numbered in the order of the pages: the result does not depend on the numbers of the blocks,
 * which may depend on the order in which pages arrived.
 */
function numberBlocks({ count, blocksOf }: PageTexts): Grouped & { used: number[] } {
  const used: number[] = []
  const numbers = new Map<number, number>()
  const starts = new Uint32Array(count + 1)
  for (let page = 0; page < count; page++) starts[page + 1] = (starts[page] ?? 0) + blocksOf(page).length
  const values = new Uint32Array(starts[count] ?? 0)
  for (let page = 0; page < count; page++) {
    const blocks = blocksOf(page)
    for (let index = 0; index < blocks.length; index++) {
      const block = blocks[index] ?? 0
      let number = numbers.get(block)
      if (number === undefined) {
        number = used.push(block) - 1
        numbers.set(block, number)
      }
      values[(starts[page] ?? 0) + index] = number
    }
  }
  return { starts, values, used }
}

/** The union of what the members of each set have, each value once. All values are less than `bound`. */
function joinSets(sets: Grouped, members: Grouped, bound: number): Grouped {
  const count = sets.starts.length - 1
  const joined = numberColumn()
  const starts = new Uint32Array(count + 1)
  const last = new Int32Array(bound).fill(-1)
  for (let set = 0; set < count; set++) {
    for (let at = sets.starts[set] ?? 0; at < (sets.starts[set + 1] ?? 0); at++) {
      const member = sets.values[at] ?? 0
      for (let place = members.starts[member] ?? 0; place < (members.starts[member + 1] ?? 0); place++) {
        const value = members.values[place] ?? 0
        if (last[value] === set) continue
        last[value] = set
        joined.push(value)
      }
    }
    starts[set + 1] = joined.length()
  }
  return { starts, values: joined.values() }
}

function countHolders(passages: Uint32Array, bound: number): Uint32Array {
  const holders = new Uint32Array(bound)
  for (const passage of passages) holders[passage] = (holders[passage] ?? 0) + 1
  return holders
}
