import { origin } from '../audited-site.ts'
import type { SupersededCase } from './superseded-case.ts'

const sameText = (...hashes: string[]) => ({
  pages: hashes.map((textHash, index) => ({ path: `/${index}/`, textHash, blocks: Float64Array.of(1, 2, 3) })),
})

/** Two pages of cities, with ten of their twenty words in common with the other, or all. */
const cities = (...blocks: number[][]) => ({
  pages: blocks.map((keys, index) => ({
    path: `/${index}/`,
    route: 'serviceArea' as const,
    textHash: keys.join(),
    ownWords: 20,
    blocks: Float64Array.from(keys),
  })),
})

const page = (path: string, ...blocks: string[]) => ({
  path,
  route: 'legal' as const,
  html: `<html><head><link rel="canonical" href="${origin}${path}">${blocks
    .map((json) => `<script type="application/ld+json">${json}</script>`)
    .join('')}</head><body><main>Text.</main></body></html>`,
})

/** Seven pages with a WebPage and a breadcrumb, and one of the same type that lacks some of it. */
const outlier = (...blocks: string[]) => ({
  pages: [
    ...[1, 2, 3, 4, 5, 6, 7].map((number) => ({ path: `/${number}/`, dataTypes: 'BreadcrumbList WebPage' })),
    page('/8/', ...blocks),
  ],
})

const twenty = Array.from({ length: 20 }, (_, key) => key + 1)

export const contentCases: SupersededCase[] = [
  {
    rule: 'address-differs',
    by: 'business-several',
    site: {
      pages: [
        page(
          '/',
          JSON.stringify({
            '@type': 'LocalBusiness',
            '@id': `${origin}/#organization`,
            name: 'Town Drains',
            address: { addressLocality: 'Oakland' },
          }),
        ),
      ],
      business: {
        address: {
          street: '1 Main St',
          locality: 'Town',
          region: 'CA',
          regionName: 'California',
          postalCode: '94000',
          country: 'US',
        },
      },
    },
  },
  {
    rule: 'claim-exceeds-data',
    by: 'claim-undeclared',
    site: {
      pages: [{ path: '/', claims: [{ counts: 'cities', value: 75, isLeast: true, phrase: 'over 75 communities' }] }],
    },
    manifest: { site: { claims: [] }, cities: [], counties: [], services: [] },
  },
  { rule: 'doorway-pages', by: 'duplicate-page', site: cities([1, 2], [1, 2]) },
  { rule: 'doorway-pages', by: 'near-duplicate-raw', site: cities([1, 2, 3], [3, 1, 2]) },
  // 2 of 22 shingles are on one page only: each page has 20 of 21 in common.
  { rule: 'near-duplicate', by: 'doorway-pages', site: cities([...twenty, 21], [...twenty, 22]) },
  {
    rule: 'phone-differs',
    by: 'phone-link-differs',
    site: {
      pages: [
        {
          path: '/',
          html: '<html><head></head><body><main><a href="tel:+15105550100">(510) 555-0111</a></main></body></html>',
        },
      ],
      business: { phone: { e164: '+15105550100', display: '(510) 555-0100', texts: true } },
    },
  },
  { rule: 'near-duplicate', by: 'duplicate-page', site: sameText('a', 'a') },
  { rule: 'near-duplicate', by: 'near-duplicate-raw', site: sameText('a', 'b') },
  { rule: 'near-duplicate-raw', by: 'duplicate-page', site: sameText('a', 'a') },
  { rule: 'own-text-share', by: 'doorway-pages', site: cities([...twenty, 21], [...twenty, 22]) },
  { rule: 'text-elsewhere', by: 'doorway-pages', site: cities([...twenty, 21], [...twenty, 22]) },
  // A fifth of 20 words is unique, and doorway-pages wants a tenth and 10 words of other pages.
  { rule: 'text-elsewhere', by: 'own-text-share', site: cities([1, 2, 3, 4, 5], [1, 2, 3, 4, 6]) },
  {
    rule: 'outlier-headings',
    by: 'section-missing',
    site: {
      pages: twenty.map((number) => ({
        path: `/${number}/`,
        route: 'serviceArea' as const,
        headingPattern: number === 1 ? 'Services' : 'Services | Near you',
      })),
    },
  },
  { rule: 'outlier-nodes', by: 'jsonld-missing', site: outlier() },
  { rule: 'outlier-nodes', by: 'jsonld-parses', site: outlier('{') },
  { rule: 'outlier-nodes', by: 'jsonld-context', site: outlier('"WebPage"') },
  {
    rule: 'outlier-nodes',
    by: 'breadcrumb-missing',
    site: outlier('{ "@context": "https://schema.org", "@type": "WebPage" }'),
  },
]
