import { numberColumn } from '../../core/number-column.ts'
import { numberTable } from '../../core/number-table.ts'
import type { TextBlocks } from '../../core/text/text-blocks.ts'

export type BlockTable = {
  /** Adds the blocks that the table does not have yet. */
  add: (blocks: TextBlocks) => void
  /** @throws if no block with the key has been added. */
  numberOf: (key: number) => number
  /** The shingles of all blocks, by number. */
  finish: () => Omit<TextBlocks, 'keys'>
}

/** The distinct text blocks of a site. Several workers send the same blocks. */
export function createBlockTable(): BlockTable {
  const keys = numberTable()
  const bounds = numberColumn()
  const shingles = numberColumn()
  return {
    add: (blocks) => {
      blocks.keys.forEach((key, block) => {
        const known = keys.size()
        if (keys.numberOf(key) < known) return
        const own = blocks.bounds.subarray(block * 4, block * 4 + 4)
        const [start = 0, , , end = 0] = own
        const first = shingles.append(blocks.shingles.subarray(start, end))
        bounds.append(own.map((bound) => bound - start + first))
      })
    },
    numberOf: (key) => {
      const number = keys.find(key)
      if (number === undefined) throw new Error('A page refers to a text block that was not sent.')
      return number
    },
    finish: () => ({ bounds: bounds.values(), shingles: shingles.values() }),
  }
}
