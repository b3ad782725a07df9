import { expect, test } from 'vitest'
import { deadSitemapUrl } from '#generator/audit/rules/urls/dead-sitemap-url.ts'
import { findingsOf, origin, type SiteSketch } from '../../../../../support/audited-site.ts'

const said = (sketch: SiteSketch) => findingsOf(deadSitemapUrl, sketch).map(({ what }) => what)

test('a sitemap of exactly the indexable pages is not a finding', () => {
  const pages = [
    { path: '/' },
    { path: '/demo/', robots: 'noindex, follow' },
    { path: '/contact-us/', canonical: `${origin}/` },
    { path: '/404.html', canonical: undefined },
  ]
  expect(said({ pages, sitemap: ['/'] })).toEqual([])
})

test('a sitemap URL without a page is a finding', () => {
  expect(said({ pages: [], sitemap: ['/a/'] })).toEqual(['The sitemap lists /a/, which is not an indexable page.'])
})
