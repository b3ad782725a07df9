import { expect, test } from 'vitest'
import { noindexShare } from '#generator/audit/rules/head/noindex-share.ts'
import { findingsOf, type PageSketch, siteAt } from '../../../../../support/audited-site.ts'

/** Ten pages, of which the manifest hides some. */
const pagesOf = (hidden: number, route: PageSketch['route'] = 'legal'): PageSketch[] =>
  Array.from({ length: 10 }, (_, index) => ({
    path: `/page-${index}/`,
    route,
    robots: index < hidden ? 'noindex, follow' : 'index, follow',
  }))

test('more than a fifth of the pages is reported', () => {
  expect(findingsOf(noindexShare, { pages: pagesOf(2) })).toEqual([])
  expect(findingsOf(noindexShare, { pages: pagesOf(3) }).map(({ what }) => what)).toEqual([
    '3 of 10 pages are hidden from search engines.',
  ])
})

test('pages with an entry of noindex.yaml, which has a reason, do not count', () => {
  const noindex = [{ path: '/page-0/', reason: 'Not written yet', at: siteAt }]
  expect(findingsOf(noindexShare, { pages: pagesOf(3), noindex })).toEqual([])
  expect(findingsOf(noindexShare, { pages: pagesOf(8, 'servicePlace') })).toEqual([])
})
