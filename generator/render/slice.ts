import { type Batch, batchesOf, batchSize } from './pool.ts'

/** One of several parts of a list. `number` is from 1. */
export type Slice = { number: number; of: number }

/** The batches of a slice: contiguous ones, with the numbers that they have in the whole list. */
export function* batchesOfSlice<Entry>(
  entries: Iterable<Entry>,
  size: number,
  slice: Slice,
): Generator<Batch<Entry>, undefined> {
  const { first, end } = boundsOf(size, slice)
  for (const batch of batchesOf(entries)) {
    if (batch.number >= end) return
    if (batch.number >= first) yield batch
  }
}

/** Number of entries in a slice of a list of `size`. */
export function sliceSize(size: number, slice: Slice): number {
  const { first, end } = boundsOf(size, slice)
  return Math.min(end * batchSize, size) - Math.min(first * batchSize, size)
}

function boundsOf(size: number, { number, of }: Slice): { first: number; end: number } {
  const batches = Math.ceil(size / batchSize)
  return { first: Math.floor((batches * (number - 1)) / of), end: Math.floor((batches * number) / of) }
}
