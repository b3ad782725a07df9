import { pageData } from '#generator/audit/rules/structured-data/jsonld-page-url.ts'
import type { StrayKind } from '#generator/core/facts.ts'
import { origin } from '../audited-site.ts'
import type { SupersededCase } from './superseded-case.ts'

const page = (path: string, ...blocks: unknown[]) => ({
  path,
  html: `<html><head><link rel="canonical" href="${origin}${path}">${blocks
    .map((data) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`)
    .join('')}</head><body><main>Text.</main></body></html>`,
})

const address = {
  street: '1 Main St',
  locality: 'Town',
  region: 'CA',
  regionName: 'California',
  postalCode: '94000',
  country: 'US',
}
const phone = { e164: '+15105550100', display: '(510) 555-0100', texts: true }
const company = { '@type': 'LocalBusiness', '@id': `${origin}/#organization` }
const node = { '@type': 'Thing', '@id': `${origin}/#pump` }

/** Two pages with different values for a property of the company. */
const contradiction = (property: string, first: unknown, second: unknown) => ({
  pages: [page('/a/', { ...company, [property]: first }), page('/b/', { ...company, [property]: second })],
  business: { address, phone },
})

/** A page whose structured data is about something else. */
const astray = (kind: StrayKind, found = 'Odell') => ({
  path: '/a/',
  strays: [{ kind, slot: 'structured data', found, wanted: 'Hood River', phrase: found }],
})
/** Statements of a node: the numbers of its properties and values. */
const stated = (value: number) => ({ nodeIds: ['#a'], statements: [{ id: '#a', property: 'name', value }] })

/** A second business of the company, without a country and with a number of its own. */
const branch = {
  ...company,
  '@id': undefined,
  name: 'Town Drains Odell',
  telephone: '+15105550111',
  address: { addressLocality: 'Odell' },
}

/** A block of the company beside another one, which claims stars for it. */
const claimed = [
  { '@type': 'LocalBusiness', '@id': `${origin}/#other`, name: 'Town Drains' },
  { '@type': 'LocalBusiness', '@id': `${origin}/#organization`, name: 'Town Drains' },
]
const rating = { '@type': 'AggregateRating', ratingValue: 5.9, reviewCount: 3 }
const ofTownDrains = {
  site: { business: { name: 'Town Drains', type: 'Plumber', address, phone } },
  contacts: [],
  offices: [],
}

export const structuredDataCases: SupersededCase[] = [
  {
    rule: 'job-posting',
    by: 'job-expired',
    site: {
      pages: [{ path: '/a/', jobsClose: '2020-01-01', issues: [{ code: 'job-posting', what: 'A job {pages}.' }] }],
    },
  },
  ...['business-recommended', 'business-type'].map((rule) => ({
    rule,
    by: 'jsonld-several',
    site: { pages: [page('/', ...claimed)], business: { address, phone } },
    manifest: ofTownDrains,
  })),
  {
    rule: 'jsonld-several',
    by: 'business-several',
    site: { pages: [page('/', ...claimed)], business: { address, phone } },
    manifest: ofTownDrains,
  },
  {
    rule: 'jsonld-several',
    by: 'jsonld-id-repeated',
    site: { pages: [page('/', { ...node, name: 'A pump' }, { ...node, name: 'A pipe' })] },
  },
  ...['jsonld-several', 'rating-value'].map((rule) => ({
    rule,
    by: 'review-self-serving',
    site: { pages: [page('/', claimed[1], { ...claimed[1], aggregateRating: rating })], business: { address, phone } },
    manifest: ofTownDrains,
  })),
  ...['business-required', 'business-type', 'phone-differs'].map((rule) => ({
    rule,
    by: 'business-several',
    site: { pages: [page('/', { ...company, name: 'Town Drains' }, branch)], business: { address, phone } },
    manifest: {
      site: { business: { name: 'Town Drains', type: 'Plumber', address, phone } },
      contacts: [],
      offices: [],
    },
  })),
  {
    rule: 'jsonld-id-contradicts',
    by: 'jsonld-page-url',
    site: {
      pages: [
        page('/a/', { '@type': 'WebPage', '@id': `${origin}/a/#page`, url: 'https://draft.example/a/' }),
        page('/b/', { '@type': 'WebPage', '@id': `${origin}/a/#page`, url: `${origin}/a/` }),
      ],
    },
  },
  {
    rule: 'jsonld-unknown-type',
    by: 'faq-shape',
    site: { pages: [page('/a/', { '@type': 'FAQPage', mainEntities: [] })] },
  },
  {
    rule: 'jsonld-id-contradicts',
    by: 'jsonld-relative-url',
    site: contradiction('url', '/', `${origin}/`),
  },
  ...(['place', 'county', 'price', 'figure', 'service'] as const).map(
    (kind): SupersededCase => ({
      rule: 'jsonld-id-contradicts',
      by: `${kind}-differs`,
      site: {
        pages: [
          { ...astray(kind), ...stated(1) },
          { path: '/b/', ...stated(2) },
          { path: '/c/', ...stated(2) },
        ],
      },
    }),
  ),
  {
    rule: 'jsonld-id-contradicts',
    by: 'business-recommended',
    site: contradiction(
      'openingHoursSpecification',
      [{ dayOfWeek: 'Monday', opens: '8am', closes: '17:00' }],
      [{ dayOfWeek: 'Monday', opens: '08:00', closes: '17:00' }],
    ),
  },
  {
    rule: 'jsonld-id-contradicts',
    by: 'hours-differ',
    site: contradiction(
      'openingHoursSpecification',
      [{ dayOfWeek: 'Monday', opens: '08:00', closes: '17:00' }],
      [{ dayOfWeek: 'Monday', opens: '09:00', closes: '17:00' }],
    ),
    manifest: {
      site: { hours: { week: [{ days: ['Monday'], opens: '08:00', closes: '17:00' }], timeZone: 'Pacific time' } },
      messages: {
        'hours.days': '{first} to {last}',
        'hours.span': '{days}, {opens} to {closes}',
        'hours.in-zone': '{hours} {zone}',
      },
    },
  },
  {
    rule: 'offer-differs-from-text',
    by: 'section-missing',
    site: {
      pages: [1, 2, 3, 4, 5, 6, 7, 8].map((number) => ({
        path: `/${number}/`,
        route: 'serviceArea' as const,
        headingPattern: number === 1 ? '' : 'Price',
        issues:
          number === 1
            ? [{ code: 'offer-differs-from-text', what: 'A price {pages}.', subject: 'price 19', followsFrom: [''] }]
            : [],
      })),
    },
  },
  {
    rule: 'offer-differs-from-text',
    by: 'price-differs',
    site: {
      pages: [
        {
          ...astray('price', '19'),
          issues: [
            { code: 'offer-differs-from-text', what: 'A price {pages}.', subject: 'price 19', followsFrom: [''] },
          ],
        },
      ],
    },
  },
  ...['placeholder-text', 'source-in-text'].map((code) => ({
    rule: 'offer-differs-from-text',
    by: code,
    site: {
      pages: [
        {
          path: '/a/',
          issues: [
            { code: 'offer-differs-from-text', what: 'A price {pages}.', subject: 'price 19', followsFrom: [''] },
            { code, what: 'A placeholder {pages}.' },
          ],
        },
      ],
    },
  })),
  {
    rule: 'offer-differs-from-text',
    by: 'soft-404',
    site: {
      pages: [
        {
          path: '/a/',
          issues: [
            { code: 'offer-differs-from-text', what: 'A price {pages}.', subject: 'price 19', followsFrom: [''] },
            { code: 'soft-404', what: 'Not found {pages}.' },
          ],
        },
      ],
    },
  },
  {
    rule: 'dead-data-url',
    by: 'dead-resource',
    site: { pages: [{ path: '/', dataUrls: ['/gone.jpg'], resources: ['/gone.jpg'] }] },
  },
  {
    rule: 'dead-data-url',
    by: 'page-missing',
    site: { pages: [{ path: '/', dataUrls: ['/towns/'] }], missing: ['/towns/'] },
  },
  {
    rule: 'jsonld-differs-from-text',
    by: 'name-differs',
    site: { pages: [page('/', { ...company, name: 'City Drains' })], business: { address } },
  },
  {
    rule: 'jsonld-differs-from-text',
    by: 'address-differs',
    site: { pages: [page('/', { ...company, address: { streetAddress: '2 Main St' } })], business: { address } },
  },
  {
    rule: 'jsonld-differs-from-text',
    by: 'main-landmark',
    site: {
      pages: [
        {
          path: '/a/',
          issues: [
            {
              code: 'jsonld-differs-from-text',
              what: 'An address {pages}.',
              subject: 'street',
              followsFrom: ['mains'],
            },
            { code: 'main-landmark', what: 'Two {pages}.', subject: 'mains' },
          ],
        },
      ],
    },
  },
  {
    rule: 'jsonld-id-contradicts',
    by: 'jsonld-unknown-type',
    site: {
      pages: [
        page('/a/', { ...node, '@type': 'Servise' }),
        page('/b/', { ...node, '@type': 'Service' }),
        page('/c/', { ...node, '@type': 'Service' }),
      ],
    },
  },
  {
    rule: 'jsonld-id-contradicts',
    by: 'jsonld-id-repeated',
    site: {
      pages: [
        page('/a/', { ...node, name: 'A pump' }, { ...node, name: 'A pipe' }),
        page('/b/', { ...node, url: '/b/' }),
      ],
    },
  },
  {
    rule: 'jsonld-id-contradicts',
    by: 'name-differs',
    site: contradiction('name', 'Town Drains', 'City Drains'),
  },
  {
    rule: 'jsonld-id-contradicts',
    by: 'phone-differs',
    site: contradiction('telephone', '+15105550100', '+15105550111'),
  },
  {
    rule: 'jsonld-id-contradicts',
    by: 'phone-misplaced',
    site: contradiction('telephone', '+15105550100', '+15105550111'),
    manifest: {
      site: { places: { regionPages: false } },
      cities: [],
      counties: [{ key: 'shire', slug: 'shire', name: 'Shire', fullName: 'Shire County', contact: 'counties/shire' }],
      contacts: [
        { key: 'counties/shire', county: 'shire', business: { phone: { ...phone, e164: '+15105550111' } }, hours: {} },
      ],
    },
  },
  {
    rule: 'jsonld-id-contradicts',
    by: 'address-differs',
    site: contradiction('address', { postalCode: '94000' }, { postalCode: '94999' }),
  },
  {
    rule: 'jsonld-page-url',
    by: 'jsonld-relative-url',
    site: { pages: [page('/a/', { '@type': 'WebPage', url: '/b/' })] },
  },
  {
    rule: 'offer-differs-from-text',
    by: 'offer-price',
    site: { pages: [page('/', { '@type': 'Offer', price: 0, priceCurrency: 'USD' })] },
  },
  ...(['jsonld-page-url', 'website-node'] as const).flatMap((rule): SupersededCase[] => {
    const issue = { code: rule, what: 'Another page {pages}.', subject: 'node', followsFrom: [''] }
    const form = { code: 'canonical-form', what: 'Another host {pages}.' }
    const canonical = `${origin}/b/`
    return [
      { rule, by: 'canonical-form', site: { pages: [{ path: '/a/', issues: [issue, form] }] } },
      {
        rule,
        by: 'canonical-unexpected',
        site: { pages: [{ path: '/a/', canonical, issues: [issue] }], listings: { '/a/': { canonicalPath: '/a/' } } },
      },
    ]
  }),
  {
    rule: 'jsonld-page-url',
    by: 'duplicate-page',
    site: {
      pages: [
        { path: '/a/', textHash: 'same' },
        {
          path: '/copy/',
          textHash: 'same',
          issues: [
            { code: 'jsonld-page-url', what: 'Another page {pages}.', subject: 'node', followsFrom: ['', pageData] },
          ],
        },
      ],
    },
  },
  { rule: 'website-node', by: 'jsonld-missing', site: { pages: [page('/')] } },
  {
    rule: 'webpage-dates',
    by: 'future-date',
    site: {
      today: '2026-03-01',
      pages: [
        {
          ...page('/', { '@type': 'Article', datePublished: '2027-03-01', dateModified: '2026-02-01' }),
          lastDay: '2027-03-01',
        },
      ],
    },
  },
  {
    rule: 'jsonld-escaped',
    by: 'jsonld-parses',
    site: { pages: [{ path: '/a/', html: '<script type="application/ld+json">{&quot;a&quot;:1}</script>' }] },
  },
  {
    rule: 'website-node',
    by: 'jsonld-parses',
    site: { pages: [{ path: '/', html: '<script type="application/ld+json">{</script>' }] },
  },
]
