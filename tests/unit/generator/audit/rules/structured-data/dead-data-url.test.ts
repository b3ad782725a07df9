import { expect, test } from 'vitest'
import { deadDataUrl } from '#generator/audit/rules/structured-data/dead-data-url.ts'
import { findingsOf, sourceOf } from '../../../../../support/audited-site.ts'

test('ignores URLs of pages and files', () => {
  const pages = [{ path: '/', dataUrls: ['/', '/a.jpg'] }]
  expect(findingsOf(deadDataUrl, { pages, files: ['/a.jpg'] })).toEqual([])
})

test('reports a URL that the site does not serve, at the first page that contains it', () => {
  const pages = ['/a/', '/b/'].map((path) => ({ path, dataUrls: ['/gone/'] }))
  const [finding] = findingsOf(deadDataUrl, { pages })
  expect(finding).toMatchObject({ url: '/gone/', at: sourceOf({ path: '/a/' }), count: 2 })
})

test('reports a URL without its slash: crawlers of structured data follow no redirect', () => {
  const pages = [{ path: '/a/', dataUrls: ['/a'] }]
  expect(findingsOf(deadDataUrl, { pages })).toHaveLength(1)
})

test('ignores broken links', () => {
  expect(findingsOf(deadDataUrl, { pages: [{ path: '/a/', links: ['/gone/'] }] })).toEqual([])
})
