import { expect, test } from 'vitest'
import { groupBy } from '#generator/core/group-by.ts'

test('keys come in order of first appearance, items in their original order', () => {
  const groups = groupBy(['pear', 'fig', 'plum', 'apple', 'fig'], (word) => word.length)
  expect([...groups]).toEqual([
    [4, ['pear', 'plum']],
    [3, ['fig', 'fig']],
    [5, ['apple']],
  ])
})

test('no items give no groups', () => {
  expect(groupBy([], String).size).toBe(0)
})

test('an undefined key is a key', () => {
  expect(groupBy([{ at: 1 }, {}], ({ at }: { at?: number }) => at).get(undefined)).toEqual([{}])
})
