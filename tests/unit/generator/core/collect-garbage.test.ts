import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { garbageCollection } from '#generator/core/collect-garbage.ts'

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
