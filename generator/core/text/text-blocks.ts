import { hashOf } from '../hash.ts'
import type { Shingles } from './shingles.ts'

/**
 * Distinct text blocks with their shingles, in columns: many blocks are sent between threads, and arrays of their own
 * would take several times the bytes of their shingles.
 */
export type TextBlocks = {
  /** `blockKey` of each block. */
  keys: Float64Array
  /** Bounds in `shingles`, four per block: plain, named and masked shingles follow each other. */
  bounds: Uint32Array
  shingles: Uint32Array
}

/** A number that identifies a text block: 52 bits of the SHA-256 of its text. */
export const blockKey = (text: string): number => Number.parseInt(hashOf(text).slice(0, 13), 16)

/** Packs blocks by their keys. */
export function packBlocks(blocks: ReadonlyMap<number, Shingles>): TextBlocks {
  const lists = Array.from(blocks.values(), ({ plain, named, masked }) => [plain, named, masked]).flat()
  const bounds = new Uint32Array(blocks.size * 4)
  const shingles = new Uint32Array(lists.reduce((total, { length }) => total + length, 0))
  let end = 0
  lists.forEach((list, index) => {
    const [block, place] = [Math.floor(index / 3), index % 3]
    bounds[block * 4 + place] = end
    shingles.set(list, end)
    end += list.length
    bounds[block * 4 + place + 1] = end
  })
  return { keys: Float64Array.from(blocks.keys()), bounds, shingles }
}

/** The shingles of each block, by its key. */
export function unpackBlocks(blocks: TextBlocks): Map<number, Shingles> {
  return new Map(Array.from(blocks.keys, (key, block) => [key, shinglesAt(blocks, block)]))
}

/** The shingles of one of the blocks. The lists share the memory of all. */
export function shinglesAt({ bounds, shingles }: Pick<TextBlocks, 'bounds' | 'shingles'>, block: number): Shingles {
  const [start, named, masked, end] = bounds.subarray(block * 4, block * 4 + 4)
  return {
    plain: shingles.subarray(start, named),
    named: shingles.subarray(named, masked),
    masked: shingles.subarray(masked, end),
  }
}

/** The shingles of one of the blocks as it is written: those without a name, then those with one. */
export function writtenAt({ bounds, shingles }: Pick<TextBlocks, 'bounds' | 'shingles'>, block: number): Uint32Array {
  return shingles.subarray(bounds[block * 4], bounds[block * 4 + 2])
}
