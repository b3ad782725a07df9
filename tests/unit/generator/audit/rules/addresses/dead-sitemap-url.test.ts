import { expect, test } from 'vitest'
import { deadSitemapUrl } from '#generator/audit/rules/addresses/dead-sitemap-url.ts'
import { findingsOf, origin, type SiteSketch } from '../../../../../support/audited-site.ts'

const said = (sketch: SiteSketch) => findingsOf(deadSitemapUrl, sketch).map(({ what }) => what)

test('a sitemap of exactly the pages to be indexed is no finding', () => {
  const pages = [
    { path: '/' },
    { path: '/demo/', robots: 'noindex, follow' },
    { path: '/contact-us/', canonical: `${origin}/` },
    { path: '/404.html', canonical: undefined },
  ]
  expect(said({ pages, sitemap: ['/'] })).toEqual([])
})

test('a page to be indexed that the sitemap lacks is a finding', () => {
  expect(said({ pages: [{ path: '/' }], sitemap: [] })).toEqual(['The sitemap does not list /, a page to be indexed.'])
})

test.each([
  ['an address nothing is at', []],
  ['a page kept out of search engines', [{ path: '/a/', robots: 'noindex' }]],
  ['a page whose canonical is another', [{ path: '/a/', canonical: `${origin}/b/` }]],
  ['a page without canonical', [{ path: '/a/', canonical: undefined }]],
])('%s in the sitemap is a finding', (_, pages) => {
  expect(said({ pages, sitemap: ['/a/'] })).toEqual(['The sitemap lists /a/, which is no page to be indexed.'])
})
