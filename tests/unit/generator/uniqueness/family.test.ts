import { describe, expect, test } from 'vitest'
import { compareFamily } from '#generator/uniqueness/family.ts'
import { quantile } from '#generator/uniqueness/measure.ts'
import { jaccard, shinglesOf } from '#generator/uniqueness/shingles.ts'

const shingles = (text: string) => shinglesOf(text.split(' '))
const page = (path: string, text: string) => ({ path, shingles: shingles(text) })

test('a text of seven words has three runs of five, and one of four has none', () => {
  expect(shingles('a b c d e f g').size).toBe(3)
  expect(shingles('a b c d').size).toBe(0)
})

test('likeness is the shared part of all', () => {
  expect(jaccard(new Set([1, 2, 3]), new Set([2, 3, 4]))).toBe(0.5)
  expect(jaccard(new Set(), new Set())).toBe(0)
})

describe('a family', () => {
  test('the own text of a page is what stands on no other, and its nearest the one most like it', () => {
    // Runs of /a/: abcde, bcdef; of /b/: abcde, bcdex; of /c/: five other letters
    const family = [page('/a/', 'a b c d e f'), page('/b/', 'a b c d e x'), page('/c/', 'p q r s t')]
    expect(compareFamily(family)).toEqual([
      { path: '/a/', ownShare: 0.5, nearest: { path: '/b/', similarity: 1 / 3 } },
      { path: '/b/', ownShare: 0.5, nearest: { path: '/a/', similarity: 1 / 3 } },
      { path: '/c/', ownShare: 1, nearest: { path: '/a/', similarity: 0 } },
    ])
  })

  test('a text on three pages is nobody’s own', () => {
    const family = ['/a/', '/b/', '/c/'].map((path) => page(path, 'a b c d e'))
    expect(compareFamily(family).map(({ ownShare }) => ownShare)).toEqual([0, 0, 0])
  })

  test('a page alone is all its own, and one without text has none', () => {
    expect(compareFamily([page('/a/', 'a b c d e')])).toEqual([{ path: '/a/', ownShare: 1, nearest: undefined }])
    expect(compareFamily([page('/a/', '')])[0]?.ownShare).toBe(0)
  })
})

test('a quantile is the value of the nearest rank', () => {
  const values = [5, 1, 4, 2, 3]
  expect([0, 0.05, 0.5, 0.95, 1].map((part) => quantile(values, part))).toEqual([1, 1, 3, 5, 5])
})
