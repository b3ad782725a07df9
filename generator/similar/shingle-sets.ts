/** The shingles of many text blocks in one array: four bytes per shingle, and four per block. */
export type ShingleSets = {
  /** Number of blocks. */
  count: number
  /** The shingles of block `i` are at `starts[i]` up to `starts[i + 1]`. */
  starts: Uint32Array
  /** Ascending and unique within each block. */
  shingles: Uint32Array
}

/** Packs ascending sets of unique values. Calls `setOf` twice per block: for the size, then for the values. */
export function packSets(count: number, setOf: (block: number) => Uint32Array): ShingleSets {
  const starts = new Uint32Array(count + 1)
  for (let block = 0; block < count; block++) starts[block + 1] = (starts[block] ?? 0) + setOf(block).length
  const shingles = new Uint32Array(starts[count] ?? 0)
  for (let block = 0; block < count; block++) shingles.set(setOf(block), starts[block])
  return { count, starts, shingles }
}
