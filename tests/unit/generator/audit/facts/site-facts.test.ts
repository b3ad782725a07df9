import { expect, test } from 'vitest'
import { shinglesAt } from '#generator/core/text/text-blocks.ts'
import { auditedSite } from '../../../../support/audited-site.ts'

test('pages are sorted by path, in any order of arrival', () => {
  const { pages } = auditedSite({ pages: [{ path: '/b/' }, { path: '/' }, { path: '/a/' }] })
  expect(pages.map(({ path }) => path)).toEqual(['/', '/a/', '/b/'])
})

test('a URL that many pages link to is one target', () => {
  const { targets } = auditedSite({
    pages: ['/a/', '/b/'].map((path) => ({ path, links: ['/x/'], resources: ['/y'] })),
  })
  expect(targets).toEqual(['/x/', '/y'])
})

test('the links of a page are the numbers of its targets', () => {
  const { pages, targets } = auditedSite({ pages: [{ path: '/a/', links: ['/x/', '/y/'] }] })
  expect([...(pages[0]?.links ?? [])].map((number) => targets[number])).toEqual(['/x/', '/y/'])
})

test('pages with the same ids share one set of them', () => {
  const { idSets, pages } = auditedSite({
    pages: [
      { path: '/a/', ids: ['main', 'x'] },
      { path: '/b/', ids: ['main', 'x'] },
      { path: '/c/', ids: ['main'] },
    ],
  })
  expect(pages.map(({ idSet }) => [...(idSets[idSet] ?? [])])).toEqual([['main', 'x'], ['main', 'x'], ['main']])
  expect(idSets).toHaveLength(2)
})

test('a text block that several pages have is stored once', () => {
  const [a, b] = [Float64Array.of(1, 2), Float64Array.of(2, 3)]
  const { blocks, pages } = auditedSite({
    pages: [
      { path: '/a/', blocks: a },
      { path: '/b/', blocks: b },
    ],
  })
  const shinglesOf = (page: number) =>
    Array.from(pages[page]?.blocks ?? [], (block) => [...shinglesAt(blocks, block).plain]).flat()
  expect([shinglesOf(0), shinglesOf(1)]).toEqual([
    [1, 2],
    [2, 3],
  ])
  expect(blocks.shingles).toHaveLength(3)
})

test('similarity does not depend on the order in which pages arrive', () => {
  const pages = [
    [1, 2, 3],
    [2, 3, 4],
    [4, 5],
    [1, 2, 3, 5],
  ].map((keys, index) => ({
    path: `/${index}/`,
    blocks: Float64Array.from(keys),
  }))
  const { nearest, toNearest } = auditedSite({ pages }).similarity
  const reversed = auditedSite({ pages: pages.toReversed() }).similarity
  expect([reversed.nearest, reversed.toNearest]).toEqual([nearest, toNearest])
  // 3 of 4 shingles
  expect([nearest[0], toNearest[0]]).toEqual([3, 0.75])
})
