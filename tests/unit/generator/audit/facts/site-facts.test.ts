import { expect, test } from 'vitest'
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
