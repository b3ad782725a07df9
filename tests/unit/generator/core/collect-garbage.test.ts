import { setImmediate } from 'node:timers/promises'
import { getHeapStatistics } from 'node:v8'
import { expect, test } from 'vitest'
import { compactHeap, garbageCollection } from '#generator/core/collect-garbage.ts'

test('garbage is collected after every 1,024 pages', async () => {
  const collectGarbage = garbageCollection()
  for (const _ of [1, 2]) {
    const garbage = new WeakRef({ text: 'a page' })
    await setImmediate() // until then a weak reference keeps its object
    collectGarbage(1023)
    expect(garbage.deref()).toBeDefined()
    await setImmediate()
    collectGarbage(1)
    expect(garbage.deref()).toBeUndefined()
  }
})

test('a heap with holes is compacted', () => {
  let records: { name: string }[] = Array.from({ length: 1_000_000 }, (_, at) => ({ name: `place ${at}` }))
  records = records.filter((_, at) => at % 8 === 0)
  const holes = () => {
    const { total_heap_size, used_heap_size } = getHeapStatistics()
    return total_heap_size - used_heap_size
  }
  garbageCollection()(1024)
  const before = holes()
  compactHeap()
  expect(before - holes()).toBeGreaterThan(20e6)
  expect(records).toHaveLength(125_000)
})
