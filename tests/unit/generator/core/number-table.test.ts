import { expect, test } from 'vitest'
import { numberTable } from '#generator/core/number-table.ts'

test('values are numbered in the order in which they come, as with a map', () => {
  const table = numberTable()
  const expected = new Map<number, number>()
  for (let index = 0; index < 50_000; index++) {
    // Small and large values, near each other and far apart, each of them several times.
    const value = index % 2 === 0 ? index % 7000 : Math.floor((2 ** 53 / 9000) * (index % 9000))
    if (!expected.has(value)) expected.set(value, expected.size)
    expect(table.numberOf(value)).toBe(expected.get(value))
  }
  expect(table.size()).toBe(expected.size)
  expect([...table.values()]).toEqual([...expected.keys()])
})

test('a value that was not added is not found', () => {
  const table = numberTable()
  expect(table.find(0)).toBeUndefined()
  table.numberOf(2 ** 52)
  expect(table.find(2 ** 52)).toBe(0)
  expect(table.find(2 ** 52 + 1)).toBeUndefined()
  expect(table.find(0)).toBeUndefined()
})
