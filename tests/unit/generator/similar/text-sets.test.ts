import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSharedWeight } from '#generator/similar/shared-weight.ts'
import { type TextSets, textSets } from '#generator/similar/text-sets.ts'

/** Pages as lists of blocks, and blocks as lists of shingles. */
function setsOf(pages: readonly (readonly number[])[], blocks: readonly (readonly number[])[]): TextSets {
  return textSets({
    count: pages.length,
    blockCount: blocks.length,
    blocksOf: (page) => pages[page] ?? [],
    shinglesOf: (block) => Uint32Array.from(new Set(blocks[block])).sort(),
  })
}

const passagesOf = ({ starts, passages, weights, holders }: TextSets, page: number) =>
  [...passages.subarray(starts[page], starts[page + 1])].map((passage) => [weights[passage], holders[passage]])

describe('a passage', () => {
  test('is all shingles that are on exactly the same pages', () => {
    // 1, 2 and 3 are on pages 0 and 1, in two blocks; 4 is on all three; 5 to 7 are each on one.
    const sets = setsOf(
      [
        [0, 1, 2],
        [0, 1, 3],
        [4, 5],
      ],
      [[1, 2], [3, 4], [5], [6], [7], [4]],
    )
    expect(passagesOf(sets, 0)).toEqual([
      [3, 2],
      [1, 3],
    ])
    expect(passagesOf(sets, 2)).toEqual([[1, 3]])
    expect([...sets.sizes]).toEqual([5, 5, 2])
  })

  test('counts a shingle of several blocks of a page once', () => {
    const sets = setsOf([[0, 1], [2]], [[1, 2], [2, 3], [2]])
    expect([...sets.sizes]).toEqual([3, 1])
    expect(passagesOf(sets, 1)).toEqual([[1, 2]])
  })

  test('does not depend on the numbers of the blocks', () => {
    const blocks = [[1, 2], [2, 3, 4], [5]]
    const sets = setsOf([[0, 1], [1, 2], [2]], blocks)
    expect(setsOf([[2, 1], [1, 0], [0]], blocks.toReversed())).toEqual(sets)
  })
})

test('any texts have the sizes and shared shingles of their sets', () => {
  const block = fc.array(fc.nat(30), { maxLength: 12 })
  const texts = fc.tuple(
    fc.array(block, { minLength: 1, maxLength: 12 }),
    fc.array(fc.array(fc.nat(100)), { maxLength: 9 }),
  )
  fc.assert(
    fc.property(texts, ([blocks, drawn]) => {
      const pages = drawn.map((numbers) => [...new Set(numbers.map((number) => number % blocks.length))])
      const lists = pages.map((page) => new Set(page.flatMap((number) => blocks[number] ?? [])))
      const sets = setsOf(pages, blocks)
      const sharedBy = createSharedWeight(sets)
      expect([...sets.sizes]).toEqual(lists.map(({ size }) => size))
      for (const [page, list] of lists.entries()) {
        const sharedWith = sharedBy(page)
        for (const [other, others] of lists.entries()) {
          if (other !== page) expect(sharedWith(other)).toBe([...list].filter((shingle) => others.has(shingle)).length)
        }
      }
    }),
  )
})
