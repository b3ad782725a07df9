import fc from 'fast-check'
import { expect, test } from 'vitest'
import { collectUnitLists, readUnitList } from '#generator/render/store/unit-lists.ts'

test('lists of any numbers in any order can be read again', () => {
  const numbers = fc.uint32Array({ max: 2 ** 31 - 1 })
  fc.assert(
    fc.property(fc.array(fc.record({ units: numbers, groups: numbers })), (lists) => {
      const collected = collectUnitLists()
      const starts = lists.map(collected.add)
      const bytes = collected.values()
      expect(starts.map((start) => readUnitList(bytes, start))).toEqual(lists)
    }),
  )
})
