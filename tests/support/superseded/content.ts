import { trailNames } from '#generator/audit/structured-data/breadcrumbs.ts'
import type { StrayFact } from '#generator/core/facts.ts'
import { origin } from '../audited-site.ts'
import { messagesIn } from '../messages.ts'
import type { SupersededCase } from './superseded-case.ts'

const sameText = (...hashes: string[]) => ({
  pages: hashes.map((textHash, index) => ({ path: `/${index}/`, textHash, blocks: Float64Array.of(1, 2, 3) })),
})

const copies = sameText('a', 'a').pages

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

/** Eight pages of cities with one introduction and one pattern of headings. */
const sameBeginning = {
  pages: cities(...[5, 6, 7, 8, 9, 10, 11, 12].map((own) => [1, 2, 3, 4, own])).pages.map((city) => ({
    ...city,
    intro: 'We clean drains.',
    headingPattern: 'Services | Prices',
  })),
}

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

/** A page with a fault in a text, which a stray shows too. */
const strayPage = (text: string, kind: StrayFact['kind'], found = '') => ({
  pages: [
    {
      ...page('/a/'),
      html: `<html><body><main>${text}</main></body></html>`,
      strays: [{ kind, slot: 'passage', found, wanted: '', phrase: text }],
    },
  ],
})

const spanish = 'Las casas de la ciudad tienen agua dura, y por eso los grifos se cubren de una capa blanca.'

const twenty = Array.from({ length: 20 }, (_, key) => key + 1)

const company = {
  business: {
    name: 'Town Drains',
    email: 'office@town.example',
    phone: { e164: '+15415550137', display: '(541) 555-0137' },
    address: { street: '1 Main St', locality: 'Town', region: 'OR', postalCode: '97031', country: 'US' },
  },
  hours: { timeZone: '', week: [{ days: ['Monday'], opens: '08:00', closes: '18:00' }] },
  policies: [{ id: 'a', subject: 'guarantee', title: 'A', statement: 'It lasts 24 hours.', terms: [] }],
  claims: [],
  origin,
  language: 'en-US',
}
const manifest = {
  site: company,
  cities: [],
  counties: [],
  services: [],
  offices: [],
  contacts: [],
  testimonials: { sample: false, items: [], at: { file: 'a', line: 1, column: 1 } },
  messages: {
    'hours.days': '{first} to {last}',
    'hours.span': '{days}, {opens} to {closes}',
    'hours.in-zone': '{hours} {zone}',
  },
}

const inComment = { code: 'element-unclosed', what: 'A comment {pages}.' }
const notFound = { code: 'soft-404', what: 'Not found {pages}.' }

const lostCities = (...blocks: number[][]) => ({
  pages: cities(...blocks).pages.map((city) => ({ ...city, issues: [notFound] })),
})

const astray = { kind: 'place' as const, slot: 'title', found: 'Salem', wanted: 'Odell', phrase: 'Drains in Salem' }

export const contentCases: SupersededCase[] = [
  {
    rule: 'name-misspelt',
    by: 'copyright-differs',
    site: { pages: [{ ...page('/a/'), html: '<html><body><main>© 2027 Town Drians</main></body></html>' }] },
    manifest,
  },
  {
    rule: 'title-h1-disagree',
    by: 'text-garbled',
    site: {
      pages: [
        {
          ...page('/a/'),
          html: `<html><head><title>Drain Cleaning</title><link rel="canonical" href="${origin}/a/"></head><body><main><h1>D\u0440ain Clea\u200Bning</h1></main></body></html>`,
        },
      ],
    },
    manifest,
  },
  {
    rule: 'title-h1-disagree',
    by: 'text-language',
    site: {
      pages: [
        {
          ...page('/a/'),
          html: `<html><head><title>Book a Visit</title><link rel="canonical" href="${origin}/a/"></head><body><main><h1>Reserve una limpieza o pida un presupuesto</h1></main></body></html>`,
        },
      ],
    },
    manifest,
  },
  ...(
    [
      ['text-altered', 'altered'],
      ['figure-differs', 'figure'],
    ] as const
  ).map(([rule, kind]) => ({
    rule,
    by: 'place-differs',
    site: {
      pages: [
        {
          path: '/a/',
          strays: [
            astray,
            { kind, slot: 'passage', found: 'Salem', wanted: 'Odell', phrase: 'Salem is 8 miles away.' },
          ],
        },
      ],
    },
    manifest,
  })),
  {
    rule: 'testimonial-differs',
    by: 'place-differs',
    site: {
      pages: [
        {
          path: '/a/',
          strays: [astray],
          testimonials: [{ name: 'Ann', quote: 'Quick and clean.', place: 'Salem', date: '9999-01' }],
        },
      ],
    },
    manifest,
  },
  {
    rule: 'text-slip',
    by: 'keyword-stuffing',
    site: {
      pages: [
        {
          path: '/a/',
          strays: [{ kind: 'slip', slot: 'passage', found: '', wanted: 'It stops.', phrase: 'We stop..' }],
          issues: [{ code: 'keyword-stuffing', what: 'Again and again {pages}.' }],
        },
      ],
    },
    manifest,
  },
  {
    rule: 'text-slip',
    by: 'soft-404',
    site: {
      pages: [
        {
          path: '/a/',
          strays: [{ kind: 'slip', slot: 'passage', found: '', wanted: 'It stops.', phrase: 'We stop..' }],
          issues: [notFound],
        },
      ],
    },
    manifest,
  },
  {
    rule: 'date-differs',
    by: 'testimonial-differs',
    site: {
      pages: [
        {
          ...page('/a/'),
          html: '<main><figure><blockquote><p>Quick and clean.</p></blockquote><figcaption>Ann, Odell, <time datetime="2031-05">May 2021</time></figcaption></figure></main>',
        },
      ],
    },
    manifest,
  },
  { rule: 'figure-differs', by: 'placeholder-text', site: strayPage('Odell is NaN miles away.', 'figure'), manifest },
  { rule: 'figure-differs', by: 'source-in-text', site: strayPage('Odell is **8** miles away.', 'figure'), manifest },
  {
    rule: 'text-slip',
    by: 'keyword-list',
    site: strayPage('drain cleaning, main drain, clogged drain, drain jetting, cheap drain work.', 'slip'),
    manifest,
  },
  {
    rule: 'text-slip',
    by: 'element-unclosed',
    site: strayPage('<h1>We clean<p>We clean drains..</p>', 'slip'),
    manifest,
  },
  {
    rule: 'copyright-differs',
    by: 'placeholder-text',
    site: strayPage('© 2026 Your Company Name', 'slip'),
    manifest: {
      ...manifest,
      site: { business: { name: 'Town Drains' } },
      offices: [],
      testimonials: { items: [] },
      pages: [],
    },
  },
  { rule: 'text-slip', by: 'placeholder-text', site: strayPage('Lorem ipsum dolor..', 'slip'), manifest },
  { rule: 'text-slip', by: 'text-language', site: strayPage(spanish, 'slip'), manifest },
  { rule: 'text-slip', by: 'source-in-text', site: strayPage('**Fast** work..', 'slip'), manifest },
  { rule: 'text-altered', by: 'placeholder-text', site: strayPage('We clean NaN drains.', 'altered'), manifest },
  {
    rule: 'text-altered',
    by: 'link-spam',
    site: strayPage('We clean drains. Try online casino slots with no deposit.', 'altered'),
    manifest,
  },
  { rule: 'text-altered', by: 'source-in-text', site: strayPage('We clean **all** drains.', 'altered'), manifest },
  {
    rule: 'text-altered',
    by: 'link-without-text',
    site: strayPage('We clean <a href="/b/"></a> drains.', 'altered'),
    manifest,
  },
  {
    rule: 'text-altered',
    by: 'link-generic-text',
    site: {
      pages: [
        {
          path: '/a/',
          html: '<main><p>We clean drains, <a href="/b/">click here</a></p></main>',
          strays: [
            {
              kind: 'altered',
              slot: 'passage',
              found: 'drains, click here',
              wanted: 'drains',
              phrase: 'We clean drains',
            },
          ],
        },
      ],
    },
    manifest,
  },
  { rule: 'text-altered', by: 'text-garbled', site: strayPage('We clean h\u043Cuse drains.', 'altered'), manifest },
  {
    rule: 'text-altered',
    by: 'faq-hidden',
    site: {
      pages: [
        {
          ...page(
            '/a/',
            '{"@context":"https://schema.org","@type":"Question","name":"Text","acceptedAnswer":{"text":"Once a month"}}',
          ),
          strays: [{ kind: 'altered', slot: 'passage', found: 'a year', wanted: 'a month', phrase: 'Once a year' }],
        },
      ],
    },
    manifest,
  },
  { rule: 'text-altered', by: 'text-language', site: strayPage(spanish, 'altered'), manifest },
  { rule: 'text-altered', by: 'name-misspelt', site: strayPage('Twon Drains cleans drains.', 'altered'), manifest },
  {
    rule: 'text-altered',
    by: 'phone-differs',
    site: strayPage('Call <a href="tel:+15415550173">(541) 555-0173</a>.', 'altered'),
    manifest,
  },
  {
    rule: 'text-altered',
    by: 'phone-misplaced',
    site: {
      pages: [
        {
          path: '/a/',
          strays: [{ kind: 'altered', slot: 'passage', found: '0111', wanted: '0100', phrase: '555-0111' }],
          issues: [{ code: 'phone-misplaced', what: 'Misplaced {pages}.', subject: 'phone' }],
        },
      ],
    },
  },
  { rule: 'text-altered', by: 'address-differs', site: strayPage('We are at 2 Main St.', 'altered'), manifest },
  {
    rule: 'text-altered',
    by: 'hours-differ',
    site: strayPage('We are open Monday, 9:00 AM to 6:00 PM.', 'altered'),
    manifest,
  },
  {
    rule: 'text-altered',
    by: 'policy-undeclared',
    site: {
      pages: [
        {
          path: '/a/',
          strays: [{ kind: 'altered', slot: 'passage', found: '72', wanted: '24', phrase: '72 hours' }],
          policies: [{ subject: 'guarantee', hours: 72, words: '72 hours', phrase: 'Our guarantee lasts 72 hours.' }],
        },
      ],
    },
    manifest,
  },
  {
    rule: 'domain-differs',
    by: 'email-differs',
    site: strayPage('<a href="mailto:office@other.example">office@other.example</a>', 'domain', 'office@other.example'),
    manifest,
  },
  {
    rule: 'email-differs',
    by: 'link-contact',
    site: strayPage('<a href="mailto:office@town">Write</a>', 'offer'),
    manifest,
  },
  {
    rule: 'phone-misplaced',
    by: 'phone-link-differs',
    site: {
      pages: [
        { path: '/', route: 'home', html: '<body><main><a href="tel:+15415550111">(541) 555-0137</a></main></body>' },
      ],
    },
    manifest: {
      ...manifest,
      site: { ...company, places: { regionPages: false } },
      counties: [{ key: 'shire', slug: 'shire', name: 'Shire', fullName: 'Shire County', contact: 'counties/shire' }],
      contacts: [
        {
          key: 'counties/shire',
          county: 'shire',
          business: { phone: { e164: '+15415550111', display: '(541) 555-0111' } },
          hours: {},
        },
      ],
    },
  },
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
    rule: 'claim-undeclared',
    by: 'claim-exceeds-data',
    site: {
      pages: [{ path: '/', claims: [{ counts: 'cities', value: 75, isLeast: true, phrase: 'over 75 communities' }] }],
    },
    manifest: { site: { claims: [] }, cities: [], counties: [], services: [] },
  },
  {
    rule: 'copyright-differs',
    by: 'name-differs',
    site: {
      pages: [
        {
          path: '/',
          html: `<html><head><script type="application/ld+json">${JSON.stringify({ '@type': 'Plumber', '@id': `${origin}/#organization`, name: 'City Pumps' })}</script></head><body><main>© 2025 City Pumps</main></body></html>`,
        },
      ],
    },
    manifest,
  },
  {
    rule: 'paragraph-repeated',
    by: 'testimonial-differs',
    site: {
      pages: [
        {
          path: '/',
          testimonials: [{ name: 'Ann P.', place: 'Elsewhere', date: '2025-01', quote: 'Quick and clean.' }],
          issues: [{ code: 'paragraph-repeated', what: 'A paragraph {pages}.', followsFrom: ['Quick and clean.'] }],
        },
      ],
    },
    manifest,
  },
  { rule: 'doorway-pages', by: 'duplicate-page', site: cities([1, 2], [1, 2]) },
  {
    rule: 'doorway-pages',
    by: 'page-exchanged',
    site: {
      pages: cities([1, 2], [1, 2]).pages.map((city) => ({ ...city, textHash: 'a', canonical: `${origin}/0/` })),
      listings: { '/1/': { isIndexed: true, canonicalPath: '/1/' } },
    },
  },
  {
    rule: 'outlier-title',
    by: 'text-garbled',
    site: {
      pages: twenty.map((number) => ({
        path: `/${number}/`,
        route: 'serviceArea' as const,
        titlePattern: number === 1 ? 'Drаins in …' : 'Drains in …',
        issues: number === 1 ? [{ code: 'text-garbled', what: 'A strange letter {pages}.' }] : [],
      })),
    },
  },
  { rule: 'doorway-pages', by: 'near-duplicate-raw', site: cities([1, 2, 3], [3, 1, 2]) },
  // 2 of 22 shingles are on one page only: each page has 20 of 21 in common.
  { rule: 'near-duplicate', by: 'doorway-pages', site: cities([...twenty, 21], [...twenty, 22]) },
  ...(['phone-differs', 'phone-link-differs'] as const).map((rule) => ({
    rule,
    by: 'link-contact',
    site: {
      pages: [
        {
          path: '/',
          html: '<html><head></head><body><main><a href="tel:+1510555O100">(510) 555-0100</a></main></body></html>',
        },
      ],
      business: { phone: { e164: '+15105550100', display: '(510) 555-0100', texts: true } },
    },
  })),
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
  ...(['section-missing', 'outlier-length'] as const)
    .flatMap((rule) => [notFound, inComment].map((issue) => ({ rule, issue })))
    .map(
      ({ rule, issue }): SupersededCase => ({
        rule,
        by: issue.code,
        site: {
          pages: twenty.map((number) => ({
            path: `/${number}/`,
            route: 'serviceArea' as const,
            words: number === 1 ? 10 : 400,
            headingPattern: number === 1 ? '' : 'Services',
            issues: number === 1 ? [issue] : [],
          })),
        },
      }),
    ),
  ...['h1-several', 'heading-order', 'placeholder-text', 'source-in-text', 'text-garbled', 'text-language'].map(
    (code) => ({
      rule: 'section-missing',
      by: code,
      site: {
        pages: twenty.map((number) => ({
          path: `/${number}/`,
          route: 'serviceArea' as const,
          headingPattern: number === 1 ? 'Heading 2' : 'Services',
          issues: number === 1 ? [{ code, what: 'The text {pages} contains "Heading 2".' }] : [],
        })),
      },
    }),
  ),
  ...[notFound, inComment].map((issue) => ({
    rule: 'thin-page',
    by: issue.code,
    site: { pages: [{ path: '/a/', issues: [{ code: 'thin-page', what: 'Few words {pages}.' }, issue] }] },
  })),
  // One page has the text of the other.
  ...(
    [
      ['place-differs', 'place'],
      ['figure-differs', 'figure'],
      ['postal-code-differs', 'postal-code'],
    ] as const
  ).map(
    ([rule, kind]): SupersededCase => ({
      rule,
      by: 'duplicate-page',
      site: {
        pages: [
          { path: '/a/', textHash: '1', strays: [{ kind, slot: 'title', found: '1', wanted: '2', phrase: '1' }] },
          { path: '/b/', textHash: '1' },
        ],
      },
    }),
  ),
  {
    rule: 'place-differs',
    by: 'breadcrumb-differs',
    site: {
      pages: [
        {
          path: '/a/',
          strays: [{ kind: 'place', slot: 'breadcrumb', found: 'Odell', wanted: 'Parkdale', phrase: 'Odell' }],
          issues: [{ code: 'breadcrumb-differs', what: 'They differ {pages}.', subject: trailNames }],
        },
      ],
    },
  },
  ...(['place', 'service'] as const).map((kind) => ({
    rule: `${kind}-differs`,
    by: 'soft-404',
    site: {
      pages: [
        {
          path: '/a/',
          strays: [{ kind, slot: 'H1', found: '', wanted: 'Parkdale', phrase: 'Not found' }],
          issues: [notFound],
        },
      ],
    },
  })),
  ...(['place', 'county'] as const).map((kind) => ({
    rule: 'outlier-title',
    by: `${kind}-differs`,
    site: {
      pages: twenty.map((number) => ({
        path: `/${number}/`,
        route: 'serviceArea' as const,
        titlePattern: number === 1 ? 'Drains in Salem' : 'Drains in …',
        strays: number === 1 ? [{ kind, slot: 'title', found: '', wanted: 'Odell', phrase: 'Drains in Salem' }] : [],
      })),
    },
  })),
  ...[notFound, inComment].map((issue) => ({
    rule: 'doorway-pages',
    by: issue.code,
    site: {
      pages: cities([...twenty, 21], [...twenty, 22]).pages.map((each) => ({ ...each, issues: [issue] })),
    },
  })),
  { rule: 'near-duplicate', by: 'duplicate-page', site: sameText('a', 'a') },
  { rule: 'text-elsewhere', by: 'duplicate-page', site: cities([1, 2], [1, 2]) },
  {
    rule: 'page-unknown',
    by: 'page-missing',
    site: {
      pages: [{ path: '/' }, { path: '/odell-2/', route: undefined, canonical: `${origin}/odell/` }],
      missing: ['/odell/'],
    },
  },
  {
    rule: 'page-unknown',
    by: 'duplicate-page',
    site: { pages: copies.map((each) => ({ ...each, route: undefined })) },
  },
  {
    rule: 'duplicate-title',
    by: 'duplicate-page',
    site: { pages: copies.map((each) => ({ ...each, title: 'Odell' })) },
  },
  { rule: 'duplicate-h1', by: 'duplicate-page', site: { pages: copies.map((each) => ({ ...each, h1: ['Odell'] })) } },
  {
    rule: 'duplicate-description',
    by: 'duplicate-page',
    site: { pages: copies.map((each) => ({ ...each, description: 'Pears and pipes.' })) },
    manifest: { cities: [] },
  },
  { rule: 'near-duplicate', by: 'near-duplicate-raw', site: sameText('a', 'b') },
  { rule: 'near-duplicate-raw', by: 'duplicate-page', site: sameText('a', 'a') },
  {
    rule: 'near-duplicate-raw',
    by: 'place-differs',
    site: {
      pages: sameText('a', 'b').pages.map((each, index) => ({
        ...each,
        strays:
          index === 0
            ? [{ kind: 'place', slot: 'passage', found: 'Odell', wanted: 'Hood River', phrase: 'Orchards.' }]
            : [],
      })),
    },
    manifest,
  },
  { rule: 'own-text-share', by: 'doorway-pages', site: cities([...twenty, 21], [...twenty, 22]) },
  { rule: 'own-text-share', by: 'soft-404', site: lostCities([1, 2, 3, 4, 5], [1, 2, 3, 4, 6]) },
  {
    rule: 'text-elsewhere',
    by: 'place-differs',
    site: {
      pages: cities([1, 2, 3, 4, 5], [1, 2, 3, 4, 6]).pages.map((city, index) => ({
        ...city,
        params: { location: ['odell', 'parkdale'][index] ?? '' },
        strays: index === 0 ? [] : [{ kind: 'place', slot: 'passage', found: 'Odell', wanted: 'Parkdale', phrase: '' }],
      })),
    },
    manifest: { ...manifest, cities: [{ slug: 'odell', name: 'Odell' }] },
  },
  {
    rule: 'text-elsewhere',
    by: 'service-differs',
    site: {
      pages: cities([1, 2, 3, 4, 5], [1, 2, 3, 4, 6]).pages.map((city, index) => ({
        ...city,
        params: { service: ['drains', 'sewers'][index] ?? '' },
        strays:
          index === 0 ? [] : [{ kind: 'service', slot: 'passage', found: 'Drains', wanted: 'Sewers', phrase: '' }],
      })),
    },
    manifest: { ...manifest, services: [{ slug: 'drains', name: 'Drains' }] },
  },
  { rule: 'text-elsewhere', by: 'doorway-pages', site: cities([...twenty, 21], [...twenty, 22]) },
  ...['own-text-share', 'text-elsewhere'].map((rule) => ({
    rule,
    by: 'near-duplicate',
    site: cities([1, 2, 3, 4, 5], [1, 2, 3, 4, 6]),
  })),
  ...['intro-repeated', 'headings-repeated'].map((rule) => ({ rule, by: 'near-duplicate', site: sameBeginning })),
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
    manifest: {
      messages: messagesIn('en-US').manifest.messages,
      site: { business: { address: { country: 'US' } } },
    },
  },
  { rule: 'outlier-nodes', by: 'jsonld-missing', site: outlier() },
  {
    rule: 'outlier-nodes',
    by: 'jsonld-unknown-type',
    site: outlier(
      '{ "@context": "https://schema.org", "@graph": [{ "@type": "WebPaje" }, { "@type": "BreadcrumbList" }] }',
    ),
  },
  { rule: 'outlier-nodes', by: 'jsonld-parses', site: outlier('{') },
  { rule: 'outlier-nodes', by: 'jsonld-context', site: outlier('"WebPage"') },
  {
    rule: 'outlier-nodes',
    by: 'breadcrumb-missing',
    site: outlier('{ "@context": "https://schema.org", "@type": "WebPage" }'),
  },
]
