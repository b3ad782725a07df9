import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packLists, readLists } from '#generator/core/packed-lists.ts'

test('lists of any numbers of 32 bits, with entries of any size, can be read again', () => {
  const list = fc.record({ numbers: fc.uint32Array(), step: fc.integer({ min: 1, max: 4 }) })
  fc.assert(
    fc.property(fc.array(list), (all) => {
      const packer = packLists()
      const starts = all.map(({ numbers, step }) => packer.add(numbers, step))
      const bytes = packer.bytes()
      expect(all.map(({ step }, place) => readLists(bytes, starts[place] ?? 0)(step))).toEqual(
        all.map(({ numbers }) => numbers),
      )
      const next = readLists(bytes, 0)
      expect(all.map(({ step }) => next(step))).toEqual(all.map(({ numbers }) => numbers))
    }),
  )
})

test('a number close to the same one of the entry before takes a byte', () => {
  const packer = packLists()
  packer.add([400_000, 4_000_000_000, 400_001, 4_000_000_000, 400_001, 4_000_000_001], 2)
  expect(packer.bytes()).toHaveLength(1 + 3 + 5 + 4)
})
