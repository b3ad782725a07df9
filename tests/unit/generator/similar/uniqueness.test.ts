import { describe, expect, test } from 'vitest'
import { createNameMask } from '#generator/core/text/name-mask.ts'
import { shingleText } from '#generator/core/text/shingles.ts'
import { compareFamily, quantile } from '#generator/similar/uniqueness.ts'

const noNames = createNameMask({ place: [], county: [], zip: [], service: [] })
const page = (path: string, ...blocks: string[]) => ({
  path,
  blocks: blocks.map((text) => shingleText(text, noNames).plain),
})

describe('a family', () => {
  test('the unique text of a page is on no other page, and its nearest is the most similar page', () => {
    // Shingles of /a/: abcde, bcdef; of /b/: abcde, bcdex; of /c/: five other letters
    const family = [page('/a/', 'a b c d e f'), page('/b/', 'a b c d e x'), page('/c/', 'p q r s t')]
    expect(compareFamily(family)).toEqual([
      { path: '/a/', ownShare: 0.5, nearest: { path: '/b/', similarity: 1 / 3 } },
      { path: '/b/', ownShare: 0.5, nearest: { path: '/a/', similarity: 1 / 3 } },
      { path: '/c/', ownShare: 1, nearest: undefined },
    ])
  })

  test('text on three pages is unique to none', () => {
    const family = ['/a/', '/b/', '/c/'].map((path) => page(path, 'a b c d e'))
    expect(compareFamily(family).map(({ ownShare }) => ownShare)).toEqual([0, 0, 0])
  })

  test('a single page is entirely unique, and one without text has no unique text', () => {
    expect(compareFamily([page('/a/', 'a b c d e')])).toEqual([{ path: '/a/', ownShare: 1, nearest: undefined }])
    expect(compareFamily([page('/a/', '')])[0]?.ownShare).toBe(0)
  })
})

test('a quantile is the value of the nearest rank', () => {
  const values = [5, 1, 4, 2, 3]
  expect([0, 0.05, 0.5, 0.95, 1].map((part) => quantile(values, part))).toEqual([1, 1, 3, 5, 5])
})
