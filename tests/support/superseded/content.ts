import { origin } from '../audited-site.ts'
import type { SupersededCase } from './superseded-case.ts'

const sameText = (...hashes: string[]) => ({
  pages: hashes.map((textHash, index) => ({ path: `/${index}/`, textHash, blocks: Float64Array.of(1, 2, 3) })),
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
      business: { phone: { e164: '+15105550100', display: '(510) 555-0100' } },
    },
  },
  { rule: 'near-duplicate', by: 'duplicate-page', site: sameText('a', 'a') },
  { rule: 'near-duplicate', by: 'near-duplicate-raw', site: sameText('a', 'b') },
  { rule: 'near-duplicate-raw', by: 'duplicate-page', site: sameText('a', 'a') },
  { rule: 'outlier-nodes', by: 'jsonld-missing', site: outlier() },
  { rule: 'outlier-nodes', by: 'jsonld-parses', site: outlier('{') },
  { rule: 'outlier-nodes', by: 'jsonld-context', site: outlier('"WebPage"') },
  {
    rule: 'outlier-nodes',
    by: 'breadcrumb-missing',
    site: outlier('{ "@context": "https://schema.org", "@type": "WebPage" }'),
  },
]
