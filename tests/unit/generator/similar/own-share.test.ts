import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownShares, sharesOnSite } from '#generator/similar/own-share.ts'
import { corpora, setsOf } from './corpora.ts'

const oneGroup = { count: 1, groupsOf: () => [0] }

test('the unique text of a page is on no other page of its group', () => {
  const sets = setsOf([[1, 2], [2, 3, 4, 5], [9]])
  expect([...ownShares(sets, oneGroup)]).toEqual([0.5, 0.75, 1])
})

test('text unique on the site is on no other page, whatever their groups', () => {
  const sets = setsOf([[1, 2, 3, 4], [4, 5], [9], []])
  expect([...sharesOnSite(sets)]).toEqual([0.75, 0.5, 1, 0])
})

test('the share that is unique on the site is that of a single group of all pages', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat(30), { maxLength: 12 }), { maxLength: 12 }), (lists) => {
      const sets = setsOf(lists)
      expect(sharesOnSite(sets)).toEqual(ownShares(sets, oneGroup))
    }),
  )
})

test('text on three pages is unique to none', () => {
  expect([...ownShares(setsOf([[7], [7], [7]]), oneGroup)]).toEqual([0, 0, 0])
})

test('the unique text of a page in two groups is on no other page of either', () => {
  // Page 0 shares 1 with page 1 of the first group and 2 with page 2 of the second; pages 1 and 2 are never compared.
  const sets = setsOf([
    [1, 2, 3, 4],
    [1, 8],
    [2, 8],
  ])
  const groups = [[0, 1], [0], [1]]
  expect([...ownShares(sets, { count: 2, groupsOf: (page) => groups[page] ?? [] })]).toEqual([0.5, 0.5, 0.5])
})

test('a page alone or without a group is entirely unique, and one without text has no unique text', () => {
  const groups = [[0], [], [1]]
  const sets = setsOf([[1], [1], []])
  expect([...ownShares(sets, { count: 2, groupsOf: (page) => groups[page] ?? [] })]).toEqual([1, 1, 0])
})

test('any pages in any groups have the shares computed from sets', () => {
  const page = fc.record({
    list: fc.array(fc.nat(30), { maxLength: 12 }),
    groups: fc.uniqueArray(fc.nat(3), { maxLength: 3 }),
  })
  fc.assert(
    fc.property(fc.array(page, { maxLength: 12 }), (pages) => {
      const lists = pages.map(({ list }) => new Set(list))
      const expected = pages.map(({ groups }, index) => {
        const others = lists.filter(
          (_, other) => other !== index && pages[other]?.groups.some((group) => groups.includes(group)),
        )
        const own = [...(lists[index] ?? [])].filter((shingle) => !others.some((other) => other.has(shingle)))
        return own.length / (lists[index]?.size || 1)
      })
      const sets = setsOf(pages.map(({ list }) => list))
      expect([...ownShares(sets, { count: 4, groupsOf: (index) => pages[index]?.groups ?? [] })]).toEqual(expected)
    }),
  )
})

test('pages counted in several parts have the same shares', () => {
  // 6,000 pages × about 135 shingles, more than 2^19: sixteen parts.
  const lists = (corpora.services?.(6000, 150) ?? []).map((list) => [...new Set(list)])
  const holders = new Map<number, number>()
  for (const shingle of lists.flat()) holders.set(shingle, (holders.get(shingle) ?? 0) + 1)
  const expected = lists.map((list) => list.filter((shingle) => holders.get(shingle) === 1).length / list.length)
  expect(lists.flat().length).toBeGreaterThan(2 ** 19)
  expect([...ownShares(setsOf(lists), oneGroup)]).toEqual(expected)
})
