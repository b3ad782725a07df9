import { expect, test } from 'vitest'
import { batchesOf, usefulJobs } from '#generator/render/pool.ts'

test('batches hold 32 entries in input order, and the last one the rest', () => {
  const entries = Array.from({ length: 70 }, (_, index) => index)
  const batches = [...batchesOf(entries)]
  expect(batches.map(({ number, items }) => [number, items.length])).toEqual([
    [0, 32],
    [1, 32],
    [2, 6], // 70 − 2 × 32
  ])
  expect(batches.flatMap(({ items }) => items)).toEqual(entries)
})

test('no entries make no batch', () => {
  expect([...batchesOf([])]).toEqual([])
})

test('a thread without a batch is not started', () => {
  expect(usefulJobs(4, 32)).toBe(1)
  expect(usefulJobs(4, 33)).toBe(2)
  expect(usefulJobs(4, 1000)).toBe(4)
})
