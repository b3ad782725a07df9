import { expect, test } from 'vitest'
import { deadDataUrl } from '#generator/audit/rules/structured-data/dead-data-url.ts'
import { findingsOf, sourceOf } from '../../../../../support/audited-site.ts'

test('an address in structured data that is a page or a file is no finding', () => {
  const pages = [{ path: '/', dataUrls: ['/', '/a.jpg'] }]
  expect(findingsOf(deadDataUrl, { pages, files: ['/a.jpg'] })).toEqual([])
})

test('one that nothing is served at is a finding at the first page that names it', () => {
  const pages = ['/a/', '/b/'].map((path) => ({ path, dataUrls: ['/gone/'] }))
  const [finding] = findingsOf(deadDataUrl, { pages })
  expect(finding).toMatchObject({ url: '/gone/', at: sourceOf({ path: '/a/' }), count: 2 })
})

test('the address must have the right slash: no redirect serves a crawler of data', () => {
  const pages = [{ path: '/a/', dataUrls: ['/a'] }]
  expect(findingsOf(deadDataUrl, { pages })).toHaveLength(1)
})

test('a dead link that is only a link is none of its business', () => {
  expect(findingsOf(deadDataUrl, { pages: [{ path: '/a/', links: ['/gone/'] }] })).toEqual([])
})

test('a picture that the page loads as well is left to dead-resource', () => {
  expect(
    findingsOf(deadDataUrl, { pages: [{ path: '/a/', dataUrls: ['/gone.jpg'], resources: ['/gone.jpg'] }] }),
  ).toEqual([])
})
