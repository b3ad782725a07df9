import { trailNames } from '#generator/audit/structured-data/breadcrumbs.ts'
import { origin, siteAt } from '../audited-site.ts'
import type { SupersededCase } from './superseded-case.ts'

const page = (main: string, head = '') =>
  `<html><head><link rel="canonical" href="${origin}/a/">${head}</head><body><main>${main}</main></body></html>`
const { host } = new URL(origin)
const data = (root: unknown) => `<script type="application/ld+json">${JSON.stringify(root)}</script>`
const trail = '<nav aria-label="Breadcrumb"><ol><li>Home</li><li>Towns</li></ol></nav>'

/** /alias/ is an alias of /, and / links to it. */
const linkedAlias = {
  pages: [
    { path: '/', links: ['/alias/'] },
    { path: '/alias/', canonical: `${origin}/` },
  ],
}

/** Two cities in one county. */
const places = {
  cities: ['Odell', 'Parkdale'].map((name) => ({
    key: name,
    slug: name.toLowerCase(),
    name,
    county: 'hood-river',
    postalCodes: [],
  })),
  counties: ['Hood River', 'Wasco'].map((name) => ({
    key: name.toLowerCase().replace(' ', '-'),
    slug: `${name.toLowerCase().replace(' ', '-')}-county`,
    name,
    fullName: `${name} County`,
  })),
  services: [],
  site: { business: { name: 'Town Drains', address: { country: 'US' } } },
}

/** Four pages of a service in cities, of which one links to no other. */
const cities = ['a', 'b', 'c', 'd']
const lostNeighbours = (code: string): SupersededCase => ({
  rule: 'nearby-links-missing',
  by: code,
  site: {
    pages: cities.map((city) => ({
      path: `/${city}/`,
      route: 'servicePlace' as const,
      params: { service: 'drains', location: city },
      links: city === 'a' ? [] : ['/a/', '/b/', '/c/'],
      issues: city === 'a' ? [{ code, what: 'Nothing {pages}.' }] : [],
    })),
  },
  manifest: {
    cities: cities.map((city) => ({
      key: city,
      slug: city,
      name: city,
      county: 'county',
      coordinates: { latitude: 45, longitude: -121 },
    })),
    counties: [{ key: 'county', slug: 'county', name: 'County', showNearby: true }],
    site: { display: { nearbyCommunities: 8 } },
  },
})

/** Five cities in a row, each near the next two. */
const inRow = ['Ash', 'Birch', 'Cedar', 'Dell', 'Elm']
const cityPath = (name: string) => `/drains/${name.toLowerCase()}/`
const nearIn = (at: number) =>
  [0, 1, 2, 3, 4]
    .filter((other) => other !== at)
    .sort((a, b) => Math.abs(a - at) - Math.abs(b - at))
    .slice(0, 2)

/** The link "Cedar" on the page of Ash leads to Elm. */
const wrongNeighbour: SupersededCase = {
  rule: 'nearby-link-differs',
  by: 'link-text-differs',
  site: {
    pages: inRow.map((name, at) => ({
      path: cityPath(name),
      route: 'servicePlace' as const,
      params: { service: 'drains', location: name.toLowerCase() },
      links: nearIn(at).map((other) => ({
        target: cityPath(at === 0 && other === 2 ? 'Elm' : (inRow[other] ?? '')),
        text: inRow[other] ?? '',
        isInMain: true,
      })),
    })),
  },
  manifest: {
    cities: inRow.map((name, at) => ({
      key: name.toLowerCase(),
      slug: name.toLowerCase(),
      name,
      county: 'county',
      postalCodes: [],
      coordinates: { latitude: 45, longitude: -121 + at / 10 },
    })),
    counties: [{ key: 'county', slug: 'county', name: 'County', fullName: 'County', showNearby: true }],
    ...{
      categories: [],
      offices: [],
      services: [],
      articles: [],
      pages: [],
      translations: [],
      traits: [],
      noindex: [],
    },
    ...{ imageFiles: [], images: { pictures: [], drawings: [] } },
    site: { business: { name: 'Town Drains', address: { country: 'US' } }, display: { nearbyCommunities: 2 } },
  },
}

export const linkCases: SupersededCase[] = [
  wrongNeighbour,
  lostNeighbours('element-unclosed'),
  lostNeighbours('soft-404'),
  {
    rule: 'link-text-differs',
    by: 'duplicate-page',
    site: {
      pages: ['odell', 'parkdale'].map((slug) => ({
        path: `/${slug}/`,
        textHash: 'a',
        params: { location: slug },
        links: [{ target: '/odell/', text: 'Parkdale', isInMain: true }],
      })),
    },
    manifest: places,
  },
  {
    rule: 'link-text-ambiguous',
    by: 'interactive-nested',
    site: {
      pages: [{ path: '/a/', html: page('<a href="/b/"><a href="/c/">Drains</a></a><a href="/b/">Drains</a>') }],
    },
  },
  {
    rule: 'county-differs',
    by: 'link-text-differs',
    site: {
      pages: [
        {
          path: '/odell/',
          params: { location: 'odell' },
          links: [{ target: '/parkdale/', text: 'Wasco County', isInMain: true }],
          strays: [{ kind: 'county', slot: 'county', found: 'Wasco County', wanted: '', phrase: 'Wasco County' }],
        },
        { path: '/parkdale/', params: { location: 'parkdale' } },
      ],
    },
    manifest: places,
  },
  {
    rule: 'breadcrumb-differs',
    by: 'breadcrumb-shape',
    site: {
      pages: [
        {
          path: '/a/',
          html: page(
            trail,
            data({
              '@context': 'https://schema.org',
              '@type': 'BreadcrumbList',
              itemListElement: [
                { '@type': 'ListItem', position: 1, name: 'Home', item: '/' },
                { '@type': 'ListItem', position: 3, name: 'Cities' },
              ],
            }),
          ),
        },
      ],
    },
    manifest: places,
  },
  {
    rule: 'breadcrumb-differs',
    by: 'county-differs',
    site: {
      pages: [
        {
          path: '/odell/',
          strays: [{ kind: 'county', slot: 'title', found: 'Wasco County', wanted: 'Hood River County', phrase: 'A' }],
          issues: [{ code: 'breadcrumb-differs', what: 'Two trails {pages}.', followsFrom: ['wasco county'] }],
        },
      ],
    },
    manifest: places,
  },
  ...(
    [
      ['dead-data-url', '/gone/', '/odell/'],
      ['dead-link', '/odell/', '/gone/'],
    ] as const
  ).map(
    ([by, item, href]): SupersededCase => ({
      rule: 'breadcrumb-differs',
      by,
      site: {
        pages: [
          {
            path: '/odell/',
            html: page(
              `<nav aria-label="Breadcrumb"><ol><li><a href="${href}">Odell</a></li><li>Drains</li></ol></nav>`,
              data({
                '@context': 'https://schema.org',
                '@type': 'BreadcrumbList',
                itemListElement: [
                  { '@type': 'ListItem', position: 1, name: 'Odell', item: origin + item },
                  { '@type': 'ListItem', position: 2, name: 'Drains' },
                ],
              }),
            ),
          },
        ],
      },
      manifest: places,
    }),
  ),
  {
    rule: 'breadcrumb-differs',
    by: 'private-host',
    site: {
      pages: [
        {
          path: '/odell/',
          issues: [
            { code: 'private-host', what: 'A private host {pages}.', subject: '//odell/' },
            { code: 'breadcrumb-differs', what: 'Two trails {pages}.', subject: trailNames, followsFrom: ['//odell/'] },
          ],
        },
      ],
    },
    manifest: places,
  },
  {
    rule: 'breadcrumb-differs',
    by: 'duplicate-page',
    site: {
      pages: ['odell', 'parkdale'].map((slug) => ({
        path: `/${slug}/`,
        textHash: 'a',
        issues:
          slug === 'odell' ? [{ code: 'breadcrumb-differs', what: 'Two trails {pages}.', subject: trailNames }] : [],
      })),
    },
    manifest: places,
  },
  {
    rule: 'breadcrumb-differs',
    by: 'link-text-differs',
    site: {
      pages: [
        {
          path: '/odell/',
          params: { location: 'odell' },
          html: page(
            '<nav aria-label="Breadcrumb"><ol><li><a href="/parkdale/">Odell</a></li><li>Drains</li></ol></nav>',
            data({
              '@context': 'https://schema.org',
              '@type': 'BreadcrumbList',
              itemListElement: ['Parkdale', 'Drains'].map((name, at) => ({
                '@type': 'ListItem',
                position: at + 1,
                name,
                item: `${origin}/`,
              })),
            }),
          ),
        },
        { path: '/parkdale/', params: { location: 'parkdale' } },
      ],
    },
    manifest: places,
  },
  ...(
    [
      ['placeholder-text', 'TODO'],
      ['source-in-text', 'Cities &amp;amp; towns'],
      ['text-garbled', 'Springâ€™s'],
    ] as const
  ).map(
    ([by, name]): SupersededCase => ({
      rule: 'breadcrumb-differs',
      by,
      site: {
        pages: [
          {
            path: '/a/',
            html: page(
              `<nav aria-label="Breadcrumb"><ol><li>Home</li><li>${name}</li></ol></nav>`,
              data({
                '@context': 'https://schema.org',
                '@type': 'BreadcrumbList',
                itemListElement: ['Home', 'Towns'].map((each, at) => ({
                  '@type': 'ListItem',
                  position: at + 1,
                  name: each,
                  item: `${origin}/`,
                })),
              }),
            ),
          },
        ],
      },
      manifest: places,
    }),
  ),
  { rule: 'breadcrumb-missing', by: 'jsonld-missing', site: { pages: [{ path: '/a/', html: page(trail) }] } },
  {
    rule: 'breadcrumb-missing',
    by: 'jsonld-parses',
    site: { pages: [{ path: '/a/', html: page(`${trail}<script type="application/ld+json">{</script>`) }] },
  },
  {
    rule: 'breadcrumb-missing',
    by: 'jsonld-context',
    site: { pages: [{ path: '/a/', html: page(trail, data({ '@type': 'WebPage' })) }] },
  },
  {
    rule: 'breadcrumb-missing',
    by: 'soft-404',
    site: {
      pages: [
        {
          path: '/a/',
          issues: [
            { code: 'breadcrumb-missing', what: 'No trail {pages}.', subject: 'visible trail', followsFrom: [''] },
            { code: 'soft-404', what: 'Not found {pages}.' },
          ],
        },
      ],
    },
  },
  {
    rule: 'dead-end',
    by: 'not-found-page',
    site: {
      pages: [
        { path: '/', links: ['/a/'] },
        { path: '/a/', links: ['/'] },
        { path: '/404.html', route: 'notFound', robots: 'noindex', canonical: undefined },
      ],
    },
  },
  {
    rule: 'dead-link',
    by: 'link-form',
    site: { pages: [{ path: '/', links: ['/contact'] }, { path: '/contact/' }] },
  },
  {
    rule: 'dead-link',
    by: 'link-redirected',
    site: { pages: [{ path: '/', links: ['/old/'] }], redirects: [{ from: '/old/', to: '/' }] },
  },
  {
    rule: 'dead-link',
    by: 'hreflang-target',
    site: { pages: [{ path: '/', links: ['/es/'], alternates: [{ code: 'es', url: '/es/' }] }] },
  },
  {
    rule: 'dead-link',
    by: 'page-unknown',
    site: { pages: [{ path: '/copy/', links: ['/copy/a/'], route: undefined }] },
  },
  {
    rule: 'dead-link',
    by: 'duplicate-page',
    site: {
      pages: [
        { path: '/', textHash: 'same' },
        { path: '/copy/', textHash: 'same', links: ['/copy/a/'], route: undefined },
      ],
    },
  },
  {
    rule: 'dead-link',
    by: 'page-missing',
    site: { pages: [{ path: '/', links: ['/contact/'] }], missing: ['/contact/'] },
  },
  {
    rule: 'dead-fragment',
    by: 'aria-reference',
    site: {
      pages: [
        { html: '<main><button aria-controls="hours">Hours</button><a href="#hours">Hours</a></main>', path: '/' },
      ],
    },
  },
  {
    rule: 'dead-fragment',
    by: 'skip-link',
    site: {
      pages: [
        {
          path: '/',
          html: '<html><body><header><a href="#main">Skip to content</a></header><main><a href="#main">Up</a></main></body></html>',
        },
      ],
    },
  },
  {
    rule: 'inlinks-few',
    by: 'orphan-page',
    site: { pages: [{ path: '/' }, { path: '/oakland/', route: 'serviceArea', section: 'places' }] },
  },
  {
    rule: 'link-spam',
    by: 'link-hidden',
    site: {
      pages: [
        {
          path: '/',
          html: page('<p hidden>No deposit, free spins: <a href="https://slots.example/casino/">casino</a></p>'),
        },
      ],
    },
  },
  {
    rule: 'link-spam',
    by: 'private-host',
    site: { pages: [{ path: '/', html: page('<a href="http://localhost:3000/casino/">Preview</a>') }] },
  },
  {
    rule: 'link-spam',
    by: 'link-other-host',
    site: {
      pages: [{ path: '/', html: page('<a href="https://www.google.com/url?q=https://casino.example/">Map</a>') }],
    },
  },
  {
    rule: 'link-insecure',
    by: 'private-host',
    site: { pages: [{ path: '/', html: page('<a href="http://localhost:3000/">Preview</a>') }] },
  },
  {
    rule: 'link-insecure',
    by: 'link-other-host',
    site: { pages: [{ path: '/', html: page(`<a href="http://www.${host}/a/">Prices</a>`) }] },
  },
  ...(
    [
      ['link-insecure', `http://${host}/a/`],
      ['link-other-host', `https://staging.${host}/a/`],
    ] as const
  ).map(
    ([by, href]): SupersededCase => ({
      rule: 'orphan-page',
      by,
      site: { pages: [{ path: '/', html: page(`<a href="${href}">Prices</a>`) }, { path: '/a/' }] },
    }),
  ),
  {
    rule: 'place-differs',
    by: 'link-text-differs',
    site: {
      pages: [
        {
          path: '/a/',
          params: { location: 'odell' },
          links: [{ target: '/odell/', text: 'Parkdale', isInMain: true }],
          strays: [{ kind: 'place', slot: 'structured data', found: 'Parkdale', wanted: 'Odell', phrase: 'Parkdale' }],
        },
        { path: '/odell/', params: { location: 'odell' } },
      ],
    },
    manifest: places,
  },
  {
    rule: 'link-text-ambiguous',
    by: 'email-differs',
    site: {
      pages: [
        {
          path: '/',
          html: page(
            ['exmaple', 'example'].map((end) => `<a href="mailto:a@town.${end}">a@town.example</a>`).join(' '),
          ),
        },
      ],
    },
    manifest: { site: { business: { email: 'a@town.example' } }, offices: [] },
  },
  ...(
    [
      ['dead-link', '/gone/'],
      ['link-form', '/a'],
      ['link-redirected', '/former/'],
      ['link-tracked', '/a/?utm_source=home'],
      ['private-host', 'http://localhost:5173/a/'],
    ] as const
  ).map(
    ([by, href]): SupersededCase => ({
      rule: 'link-text-ambiguous',
      by,
      site: {
        pages: [
          { path: '/', html: page(`<a href="/a/">Our prices</a> <a href="${href}">Our prices</a>`) },
          { path: '/a/' },
        ],
        redirects: [{ from: '/former/', to: '/a/' }],
      },
    }),
  ),
  ...(
    [
      ['link-text-differs', 'dead-link', '/gone/'],
      ['link-text-differs', 'link-form', '/a'],
      ['link-text-differs', 'link-redirected', '/old/'],
      ['orphan-page', 'link-text-differs', '/b/'],
    ] as const
  ).map(
    ([rule, by, target]): SupersededCase => ({
      rule,
      by,
      site: {
        pages: [{ path: '/', parts: ['header 1'] }, { path: '/a/' }, { path: '/b/' }],
        parts: { 'header 1': { links: ['/b/', { target, text: 'Prices', isInMain: false }] } },
        navigation: [{ name: 'header › Prices', path: '/a/', at: siteAt }],
        redirects: [{ from: '/old/', to: '/b/' }],
      },
      manifest: places,
    }),
  ),
  { rule: 'orphan-page', by: 'link-form', site: { pages: [{ path: '/', links: ['/a'] }, { path: '/a/' }] } },
  {
    rule: 'link-text-ambiguous',
    by: 'link-generic-text',
    site: { pages: [{ path: '/', html: page('<a href="/b/">Read more</a> <a href="/c/">Read more</a>') }] },
  },
  {
    rule: 'link-text-ambiguous',
    by: 'link-other-host',
    site: {
      pages: [
        {
          path: '/',
          html: page('<a href="/b/">Book now</a> <a href="https://urldefense.com/v3/b/">Book now</a>'),
        },
      ],
    },
  },
  {
    rule: 'link-text-ambiguous',
    by: 'phone-link-differs',
    site: {
      pages: [
        {
          path: '/',
          html: page('<a href="tel:+15105550100">(510) 555-0100</a> <a href="tel:+15105550111">(510) 555-0100</a>'),
        },
      ],
      business: { phone: { e164: '+15105550100', display: '(510) 555-0100', texts: true } },
    },
  },
  {
    rule: 'link-text-ambiguous',
    by: 'link-text-differs',
    site: {
      pages: [
        { path: '/', html: page('<a href="/odell/">Odell</a> <a href="/parkdale/">Odell</a>') },
        { path: '/odell/', params: { location: 'odell' } },
        { path: '/parkdale/', params: { location: 'parkdale' } },
      ],
    },
    manifest: places,
  },
  {
    rule: 'link-to-alias',
    by: 'canonical-unexpected',
    site: { ...linkedAlias, listings: { '/alias/': { canonicalPath: '/alias/' } } },
  },
  {
    rule: 'link-to-alias',
    by: 'dead-canonical',
    site: {
      pages: [
        { path: '/', links: ['/alias/'] },
        { path: '/alias/', canonical: `${origin}/gone/` },
      ],
    },
  },
  {
    rule: 'link-to-alias',
    by: 'noindex-unexpected',
    site: {
      pages: [
        { path: '/', links: ['/alias/'] },
        { path: '/alias/', canonical: `${origin}/`, robots: 'noindex' },
      ],
      listings: { '/alias/': { isIndexed: true } },
    },
  },
  {
    rule: 'link-to-alias',
    by: 'canonical-form',
    site: {
      pages: [
        { path: '/', links: ['/a/'] },
        { path: '/a/', html: '<html><head><link rel="canonical" href="/b/"></head><body></body></html>' },
      ],
    },
  },
  {
    rule: 'inline-handler',
    by: 'link-not-crawlable',
    site: { pages: [{ path: '/', html: page('<a href="#" onclick="book()">Book</a>') }] },
  },
  {
    rule: 'link-without-text',
    by: 'link-not-crawlable',
    site: { pages: [{ path: '/', html: page('<a href="#"></a>') }] },
  },
]
