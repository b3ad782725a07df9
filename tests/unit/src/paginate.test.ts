import { describe, expect, test } from 'vitest'
import { paginate } from '#src/paginate.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)
const lengths = (count: number, most: number) => paginate(numbers(count), most).map(({ items }) => items.length)

test.each([
  ['no item', 0, [0]],
  ['one item', 1, [1]],
  ['one item less than the limit', 299, [299]],
  ['as many items as the limit', 300, [300]],
  ['one item more', 301, [150, 151]],
  ['twice the limit', 600, [300, 300]],
  ['one item more than twice the limit', 601, [200, 200, 201]],
  ['a prime number of items', 1201, [240, 240, 240, 240, 241]], // ⌈1201 / 300⌉ = 5 pages
])('%s: pages of nearly equal length', (_, count, expected) => {
  expect(lengths(count, 300)).toEqual(expected)
})

describe.each([1, 2, 5, 7, 300])('pages of at most %i items', (most) => {
  test.each([0, 1, 4, 5, 6, 7, 11, 13, 97, 599, 601])('%i items: all in order, none twice', (count) => {
    const pages = paginate(numbers(count), most)
    expect(pages.flatMap(({ items }) => items)).toEqual(numbers(count))
    expect(Math.max(...pages.map(({ items }) => items.length))).toBeLessThanOrEqual(most)
    expect(pages).toHaveLength(Math.max(1, Math.ceil(count / most)))
    expect(pages.map(({ number, of }) => [number, of])).toEqual(numbers(pages.length).map((n) => [n + 1, pages.length]))
  })
})
