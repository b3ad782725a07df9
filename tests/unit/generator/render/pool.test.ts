import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type Batch, batchesOf, runPool, usefulJobs } from '#generator/render/pool.ts'

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

/** A worker that answers each batch with its number, and fails at batch 3 if its input says so. */
const script = join(import.meta.dirname, 'batch-worker.mjs')

const pool = (threads: number, openHere?: () => Promise<(batch: Batch<number>) => void>, input = {}, count = 10) => {
  const byWorkers: number[] = []
  const batches = batchesOf(Array.from({ length: count * 32 }, (_, index) => index))
  const done = runPool<number, number | 'ready'>({
    script,
    input,
    threads,
    isHeapLimited: true,
    batches,
    onMessage: (message) => {
      if (message !== 'ready') byWorkers.push(message)
    },
    ...(openHere && { openHere }),
  })
  return { done, byWorkers, batches }
}

const allBatches = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const sorted = (numbers: number[]) => numbers.sort((a, b) => a - b)

test('each batch is handled once, by this thread or by a worker', async () => {
  const here: number[] = []
  const { done, byWorkers } = pool(2, async () => {
    do await setTimeout(10)
    while (byWorkers.length === 0)
    return ({ number }) => {
      here.push(number)
      block(50)
    }
  })
  await done
  expect(sorted([...here, ...byWorkers])).toEqual(allBatches)
  expect(here).toContain(0)
  expect(byWorkers.length).toBeGreaterThan(0)
})

test('one thread is this one, and starts no worker', async () => {
  const here: number[] = []
  const { done, byWorkers } = pool(
    1,
    async () =>
      ({ number }) =>
        here.push(number),
  )
  await done
  expect(here).toEqual(allBatches)
  expect(byWorkers).toEqual([])
})

test('without work of its own, and with many workers, this thread only receives messages', async () => {
  const alone = pool(1)
  await alone.done
  expect(sorted(alone.byWorkers)).toEqual(allBatches)
  const here: number[] = []
  const many = pool(
    5,
    async () =>
      ({ number }) =>
        here.push(number),
  )
  await many.done
  expect(sorted(many.byWorkers)).toEqual(allBatches)
  expect(here).toEqual([])
})

test('the error of a worker ends the work of this thread', async () => {
  const { done, batches } = pool(2, async () => () => block(20), { failsAt: 1 }, 1000)
  await expect(done).rejects.toThrow(/^batch \d+$/)
  await setTimeout(500)
  expect(batches.next().done).toBe(false)
})

/** Keeps this thread busy, in ms. */
function block(time: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, time)
}
