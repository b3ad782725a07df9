import { expect, test } from 'vitest'
import { batchesOf } from '#generator/render/pool.ts'
import { batchesOfSlice, sliceSize } from '#generator/render/slice.ts'

const slices = (of: number) => Array.from({ length: of }, (_, index) => ({ number: index + 1, of }))

test.each([
  [1000, 4],
  [1000, 1],
  [33, 2],
  [70, 5], // 3 batches: some slices are empty
  [0, 3],
])('%i entries in %i slices are the batches of the whole list, in order', (size, of) => {
  const entries = Array.from({ length: size }, (_, index) => index)
  const parts = slices(of).map((slice) => [...batchesOfSlice(entries, size, slice)])
  expect(parts.flat()).toEqual([...batchesOf(entries)])
  expect(slices(of).map((slice) => sliceSize(size, slice))).toEqual(
    parts.map((batches) => batches.reduce((sum, { items }) => sum + items.length, 0)),
  )
})

test('slices differ by at most one batch', () => {
  const sizes = slices(7).map((slice) => sliceSize(3200, slice))
  // 100 batches of 32: 14 or 15 for each slice
  expect([...new Set(sizes)].sort()).toEqual([14 * 32, 15 * 32])
})
