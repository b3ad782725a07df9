import { numberColumn } from '../core/number-column.ts'
import type { Grouped } from './group-values.ts'
import { addSet, createGrouping, keyOf, noSums } from './grouping.ts'
import { groupShingles } from './shingle-groups.ts'
import { packSets } from './shingle-sets.ts'

/** The text of pages as sets of text blocks, and the shingles of each block. */
export type PageTexts = {
  /** Number of pages. */
  count: number
  /** Blocks are numbers below this. */
  blockCount: number
  /** The blocks of a page. */
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
  /** The passages of page `i` are at `starts[i]` up to `starts[i + 1]`, ascending. Passages of a single page are left out. */
  starts: Uint32Array
  passages: Uint32Array
  /** Number of shingles of each passage. Those with the most shingles by the number of pages come first. */
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
  const grouping = createGrouping(count)
  const groupOf = holders.map((held, piece) => (held > 1 ? grouping.groupOf(keyOf(sums, piece)) : 0))
  forEachPiece((page, piece, weight) => {
    if ((holders[piece] ?? 0) > 1) grouping.add(page, groupOf[piece] ?? 0, weight)
  })
  const { starts, values, weights } = grouping.finish()
  return { count, sizes, starts, ...orderPassages(starts, values, weights) }
}

/**
 * The blocks of each page, numbered in the order of the pages: the result does not depend on the numbers of the blocks,
 * which may depend on the order in which pages arrived.
 */
function numberBlocks({ count, blockCount, blocksOf }: PageTexts): Grouped & { used: number[] } {
  const used: number[] = []
  const numbers = new Int32Array(blockCount).fill(-1)
  const starts = new Uint32Array(count + 1)
  for (let page = 0; page < count; page++) starts[page + 1] = (starts[page] ?? 0) + blocksOf(page).length
  const values = new Uint32Array(starts[count] ?? 0)
  for (let page = 0; page < count; page++) {
    const blocks = blocksOf(page)
    for (let index = 0; index < blocks.length; index++) {
      const block = blocks[index] ?? 0
      if (numbers[block] === -1) numbers[block] = used.push(block) - 1
      values[(starts[page] ?? 0) + index] = numbers[block] ?? 0
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

/** Numbers passages by the share of their shingles in the number of their pages, largest first, and sorts those of each page. */
function orderPassages(starts: Uint32Array, values: Uint32Array, weights: Uint32Array) {
  const held = new Uint32Array(weights.length)
  for (const passage of values) held[passage] = (held[passage] ?? 0) + 1
  const density = Float64Array.from(weights, (weight, passage) => weight / (held[passage] ?? 1))
  const order = Uint32Array.from(held.keys()).sort((a, b) => (density[b] ?? 0) - (density[a] ?? 0) || a - b)
  const numbers = new Uint32Array(order.length)
  order.forEach((passage, number) => {
    numbers[passage] = number
  })
  const passages = values.map((passage) => numbers[passage] ?? 0)
  for (let page = 0; page + 1 < starts.length; page++) passages.subarray(starts[page], starts[page + 1]).sort()
  return {
    passages,
    weights: order.map((passage) => weights[passage] ?? 0),
    holders: order.map((passage) => held[passage] ?? 0),
  }
}
