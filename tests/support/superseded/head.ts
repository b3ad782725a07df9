import { slotOf, textOf } from '#generator/audit/truth/slots.ts'
import type { StrayFact } from '#generator/core/facts.ts'
import { origin } from '../audited-site.ts'
import type { SupersededCase } from './superseded-case.ts'

const head = (canonical: string, more = '') =>
  `<html><head><link rel="canonical" href="${canonical}">${more}</head><body></body></html>`
const alternate = (code: string, url: string) => `<link rel="alternate" hreflang="${code}" href="${origin}${url}">`
/** A set without the page itself. */
const hreflang = (url: string) => head(`${origin}/a/`, alternate('es', url))
const ogUrl = (url: string) => `<meta property="og:url" content="${url}">`

/** A page whose title or heading names another place or service. */
const astray = (kind: 'place' | 'service' | 'county') => ({
  path: '/a/',
  strays: [{ kind, slot: 'title', found: 'Odell', wanted: 'Hood River', phrase: 'Odell' }],
})

const cities = [
  {
    key: 'a',
    slug: 'a',
    name: 'Hood River',
    description: 'Steep streets above the river, with cleanouts in odd places.',
  },
  {
    key: 'b',
    slug: 'b',
    name: 'Odell',
    description: 'Packing houses and homes among the pear orchards of the valley.',
  },
]
const ofOdell = { description: cities[1]?.description ?? '' }
const inHoodRiver = { path: '/a/', params: { location: 'a' }, ...ofOdell }

const keywords = 'Drain Odell | Drains Odell | Drain Work Odell | Cheap Drain Work Odell | Drain Odell Today'

/** A page with a text that is wrong in itself, and too wide or too narrow. */
const misfit = (title: string, description: string) => ({
  path: '/a/',
  title,
  description,
  html: head(`${origin}/a/`, `<title>${title}</title><meta name="description" content="${description}">`),
})

type Fault = { issue?: { subject?: string; explains?: readonly string[] }; stray?: StrayFact['kind'] }

const parts: Record<string, { subject: string; slot: string }> = {
  'title-several': { subject: 'title', slot: 'title' },
  'description-several': { subject: 'description', slot: 'meta description' },
  'h1-several': { subject: textOf('Sewers'), slot: 'H1' },
}

/** A page with two titles, two descriptions or two H1 headings, and a fault of one of them. */
function severalOf(rule: string, by: string, { issue, stray }: Fault): SupersededCase {
  const { subject = '', slot = '' } = parts[rule] ?? {}
  const several = { code: rule, what: 'Several {pages}.', followsFrom: [subject, 'hidden Sewers', slotOf(slot)] }
  const named = (name: string) => (name === 'title' ? subject : name)
  const fault = {
    code: by,
    what: 'A fault {pages}.',
    ...(issue?.subject !== undefined && { subject: named(issue.subject) }),
    ...(issue?.explains && { subject: '', explains: issue.explains.map(named) }),
  }
  return {
    rule,
    by,
    site: {
      pages: [
        {
          path: '/a/',
          issues: issue ? [several, fault] : [several],
          strays: stray ? [{ kind: stray, slot, found: 'Other', wanted: 'Own', phrase: 'Other' }] : [],
        },
      ],
    },
    manifest: {
      cities: [],
      counties: [],
      services: [],
      offices: [],
      contacts: [],
      pages: [],
      traits: [],
      categories: [],
      noindex: [],
      translations: [],
      imageFiles: [],
      images: { drawings: [], pictures: [] },
      testimonials: { items: [] },
    },
  }
}

export const headCases: SupersededCase[] = [
  ...(
    [
      ['placeholder-text', { issue: { subject: 'title' } }],
      ['source-in-text', { issue: { subject: 'title' } }],
      ['text-garbled', { issue: { explains: ['title'] } }],
      ['title-missing', { issue: { explains: ['title'] } }],
      ['place-differs', { stray: 'place' }],
      ['county-differs', { stray: 'county' }],
      ['service-differs', { stray: 'service' }],
    ] as const
  ).flatMap(([by, fault]): SupersededCase[] => {
    const rules = by === 'title-missing' ? ['title-several'] : ['title-several', 'description-several', 'h1-several']
    return rules.map((rule) => severalOf(rule, by, fault))
  }),
  severalOf('description-several', 'description-missing', { issue: { explains: ['description'] } }),
  severalOf('h1-several', 'text-hidden', { issue: { subject: 'hidden Sewers' } }),
  {
    rule: 'description-several',
    by: 'description-misplaced',
    site: {
      pages: [
        {
          path: '/a/',
          params: { location: 'odell' },
          html: `<html><head>${'<meta name="description" content="A small town in wet woods, where roots find every joint.">'.repeat(2)}</head><body><main>Text.</main></body></html>`,
        },
      ],
    },
    manifest: {
      cities: [
        ['odell', 'Packing houses stand among the pear orchards of the valley.'],
        ['locks', 'A small town in wet woods, where roots find every joint.'],
      ].map(([slug, description]) => ({ key: slug, slug, name: slug, description, county: 'a', postalCodes: [] })),
    },
  },
  ...(['canonical-form', 'dead-canonical'] as const).map((rule): SupersededCase => {
    const wrong = rule === 'canonical-form' ? 'http://other.example/a/' : `${origin}/gone/`
    const html = head(wrong, `<link rel="canonical" href="${origin}/a/">`)
    return { rule, by: 'canonical-several', site: { pages: [{ path: '/a/', html, canonical: wrong }] } }
  }),
  {
    rule: 'head-altered',
    by: 'phone-differs',
    site: {
      pages: [
        {
          path: '/a/',
          description: 'Call (510) 555-0111.',
          issues: [{ code: 'phone-differs', what: 'A number {pages}.', subject: 'phone' }],
        },
      ],
      headOf: () => ({ title: '', description: 'Call (510) 555-0100.' }),
    },
  },
  {
    rule: 'page-edited',
    by: 'head-altered',
    site: {
      pages: [
        {
          path: '/a/',
          title: 'Drains in…',
          strays: [
            { kind: 'edited', slot: 'title', found: 'Drains in…', wanted: 'Drains in Odell', phrase: 'Drains in…' },
          ],
        },
      ],
      headOf: () => ({ title: 'Drains in Odell', description: '' }),
    },
  },
  {
    rule: 'title-width',
    by: 'title-repeats',
    site: { pages: [misfit('Drain Work in the Towns on the River | Drain Work in the Towns on the River', 'Drains.')] },
  },
  {
    rule: 'h1-missing',
    by: 'soft-404',
    site: {
      pages: [
        {
          path: '/a/',
          canonical: `${origin}/a/`,
          route: 'serviceArea',
          html: `${head(`${origin}/a/`)}<main>Loading</main>`,
        },
      ],
    },
  },
  {
    rule: 'place-differs',
    by: 'placeholder-text',
    site: {
      pages: [
        {
          ...misfit('Untitled Document', 'Drains.'),
          strays: [{ kind: 'place', slot: 'title', found: '', wanted: 'Hood River', phrase: 'Untitled Document' }],
        },
      ],
    },
  },
  {
    rule: 'place-differs',
    by: 'source-in-text',
    site: {
      pages: [
        {
          ...misfit('**Drains**', 'Drains.'),
          strays: [{ kind: 'place', slot: 'title', found: '', wanted: 'Hood River', phrase: '**Drains**' }],
        },
      ],
    },
  },
  { rule: 'title-width', by: 'source-in-text', site: { pages: [misfit('**Drains**', 'Drains.')] } },
  { rule: 'description-width', by: 'text-garbled', site: { pages: [misfit('Drains', 'Drains â€“ Pipes')] } },
  { rule: 'description-width', by: 'source-in-text', site: { pages: [misfit('Drains', '**Drains**')] } },
  { rule: 'title-width', by: 'placeholder-text', site: { pages: [misfit('Untitled Document', 'Drains.')] } },
  { rule: 'title-width', by: 'text-garbled', site: { pages: [misfit('Drains â€“ Pipes', 'Drains.')] } },
  {
    rule: 'description-width',
    by: 'description-repeats-title',
    site: {
      pages: [
        {
          path: '/a/',
          route: 'serviceArea',
          html: head(`${origin}/a/`, '<title>Drains.</title><meta name="description" content="Drains.">'),
        },
      ],
    },
  },
  {
    rule: 'description-width',
    by: 'description-several',
    site: {
      pages: [
        {
          path: '/a/',
          route: 'serviceArea',
          html: head(
            `${origin}/a/`,
            '<meta name="description" content="Drains."><meta name="description" content="Pipes.">',
          ),
        },
      ],
    },
  },
  {
    rule: 'title-width',
    by: 'duplicate-title',
    site: {
      pages: ['/a/', '/b/'].map((path) => ({ path, route: 'serviceArea' as const, title: 'Drains', h1: ['Drains'] })),
    },
  },
  { rule: 'title-width', by: 'keyword-list', site: { pages: [misfit(keywords, 'Drains.')] } },
  {
    rule: 'description-width',
    by: 'placeholder-text',
    site: { pages: [misfit('Drains', 'Just another WordPress site')] },
  },
  {
    rule: 'duplicate-description',
    by: 'description-misplaced',
    site: { pages: [inHoodRiver, { path: '/b/', params: { location: 'b' }, ...ofOdell }] },
    manifest: { cities },
  },
  {
    rule: 'description-misplaced',
    by: 'place-differs',
    site: { pages: [{ ...astray('place'), ...inHoodRiver }] },
    manifest: { cities },
  },
  ...(['county', 'place', 'service'] as const).flatMap((kind): SupersededCase[] => [
    { rule: 'title-width', by: `${kind}-differs`, site: { pages: [{ ...astray(kind), title: 'Odell' }] } },
    {
      rule: 'duplicate-title',
      by: `${kind}-differs`,
      site: {
        pages: [
          { ...astray(kind), title: 'Odell' },
          { path: '/b/', title: 'Odell' },
        ],
      },
    },
    {
      rule: 'duplicate-h1',
      by: `${kind}-differs`,
      site: {
        pages: [
          { ...astray(kind), h1: ['Odell'] },
          { path: '/b/', h1: ['Odell'] },
        ],
      },
    },
  ]),
  ...(['place', 'service'] as const).map((kind) => ({
    rule: 'title-h1-disagree',
    by: `${kind}-differs`,
    site: {
      pages: [{ ...astray(kind), issues: [{ code: 'title-h1-disagree', what: 'They differ {pages}.' }] }],
    },
  })),
  ...(['duplicate-title', 'duplicate-h1'] as const).map((rule) => ({
    rule,
    by: 'placeholder-text',
    site: {
      pages: ['/a/', '/b/', '/c/'].map((path) => ({
        path,
        title: 'Drains in undefined',
        h1: ['Drains in undefined'],
        canonical: origin + path,
        html: `${head(origin + path, '<title>Drains in undefined</title>')}<main><h1>Drains in undefined</h1></main>`,
      })),
    },
  })),
  {
    rule: 'description-width',
    by: 'phone-differs',
    site: {
      pages: [
        {
          path: '/a/',
          description: 'Call (510) 555-0111.',
          issues: [{ code: 'phone-differs', what: 'A number {pages}.', subject: 'phone' }],
        },
      ],
    },
  },
  ...['soft-404', 'h1-several'].map((code) => ({
    rule: 'title-h1-disagree',
    by: code,
    site: {
      pages: [
        {
          path: '/a/',
          issues: [
            { code: 'title-h1-disagree', what: 'They differ {pages}.' },
            { code, what: 'Not found {pages}.' },
          ],
        },
      ],
    },
  })),
  {
    rule: 'duplicate-description',
    by: 'place-differs',
    site: {
      pages: [
        { ...astray('place'), description: 'Odell' },
        { path: '/b/', description: 'Odell' },
      ],
    },
  },
  {
    rule: 'canonical-og-url',
    by: 'canonical-form',
    site: { pages: [{ path: '/a/', html: head('/a/', ogUrl(`${origin}/a/`)) }] },
  },
  {
    rule: 'canonical-og-url',
    by: 'canonical-unexpected',
    site: {
      pages: [{ path: '/' }, { path: '/a/', html: head(`${origin}/`, ogUrl(`${origin}/a/`)) }],
      listings: { '/a/': { canonicalPath: '/a/' } },
    },
  },
  {
    rule: 'canonical-og-url',
    by: 'dead-canonical',
    site: { pages: [{ path: '/a/', html: head(`${origin}/gone/`, ogUrl(`${origin}/a/`)) }] },
  },
  {
    rule: 'canonical-unexpected',
    by: 'canonical-form',
    site: { pages: [{ path: '/a/', html: head('/a/') }], listings: { '/a/': { canonicalPath: '/a/' } } },
  },
  {
    rule: 'canonical-unexpected',
    by: 'dead-canonical',
    site: {
      pages: [{ path: '/a/', canonical: `${origin}/gone/` }],
      listings: { '/a/': { canonicalPath: '/a/' } },
    },
  },
  {
    rule: 'canonical-unexpected',
    by: 'canonical-several',
    site: {
      pages: [
        { path: '/' },
        { path: '/a/', html: head(`${origin}/`, `<link rel="canonical" href="${origin}/a/">`), route: 'legal' },
      ],
      listings: { '/a/': { canonicalPath: '/a/' } },
    },
  },
  ...['placeholder-text', 'source-in-text'].map((code) => ({
    rule: 'title-h1-disagree',
    by: code,
    site: {
      pages: [
        {
          path: '/a/',
          issues: [
            { code: 'title-h1-disagree', what: 'They differ {pages}.', followsFrom: ['title'] },
            { code, what: 'A placeholder {pages}.', subject: 'title' },
          ],
        },
      ],
    },
  })),
  {
    rule: 'title-h1-disagree',
    by: 'duplicate-title',
    site: {
      pages: [
        { path: '/b/', title: 'Odell', h1: ['Odell'] },
        {
          path: '/a/',
          title: 'Odell',
          h1: ['Sewers'],
          issues: [{ code: 'title-h1-disagree', what: 'They differ {pages}.' }],
        },
      ],
    },
  },
  {
    rule: 'dead-canonical',
    by: 'canonical-form',
    site: { pages: [{ path: '/a/', html: head('https://other.example/a/') }] },
  },
  {
    rule: 'dead-canonical',
    by: 'page-missing',
    site: { pages: [{ path: '/a/', canonical: `${origin}/b/` }], missing: ['/b/'] },
  },
  {
    rule: 'favicon',
    by: 'dead-resource',
    site: {
      pages: [
        {
          path: '/',
          resources: ['/icon.png', '/touch.png'],
          headLinks: [
            { rel: 'icon', url: '/icon.png', sizes: '' },
            { rel: 'apple-touch-icon', url: '/touch.png', sizes: '' },
          ],
        },
      ],
    },
  },
  {
    rule: 'hreflang-set',
    by: 'hreflang',
    site: { pages: [{ path: '/a/', html: hreflang('/b/') }] },
  },
  {
    rule: 'hreflang-set',
    by: 'hreflang-target',
    site: {
      pages: [
        {
          path: '/a/',
          html: `<head>${alternate('en', '/a/')}${alternate('es', '/gone/')}${alternate('x-default', '/a/')}</head><body><a hreflang="es" href="/es/a/">Español</a></body>`,
          alternates: [
            { code: 'en', url: '/a/' },
            { code: 'es', url: '/gone/' },
            { code: 'x-default', url: '/a/' },
          ],
        },
      ],
    },
  },
  {
    rule: 'hreflang-return',
    by: 'hreflang',
    site: {
      pages: [{ path: '/a/', html: hreflang('/b/'), alternates: [{ code: 'es', url: '/b/' }] }, { path: '/b/' }],
    },
  },
  {
    rule: 'hreflang-return',
    by: 'hreflang-set',
    site: {
      pages: [
        {
          path: '/a/',
          html: `<head>${alternate('en', '/a/')}${alternate('es', '/b/')}${alternate('x-default', '/a/')}</head><body><a hreflang="es" href="/es/a/">Español</a></body>`,
          alternates: [
            { code: 'en', url: '/a/' },
            { code: 'es', url: '/b/' },
            { code: 'x-default', url: '/a/' },
          ],
        },
        { path: '/b/' },
      ],
    },
  },
  {
    rule: 'hreflang-return',
    by: 'hreflang-target',
    site: {
      pages: [
        {
          path: '/a/',
          alternates: [
            { code: 'es', url: '/b/' },
            { code: 'fr', url: '/gone/' },
          ],
        },
        { path: '/b/' },
      ],
    },
  },
  ...(
    [
      ['canonical-form', head('http://other.example/b/'), 'http://other.example/b/'],
      ['canonical-several', head(`${origin}/a/`, `<link rel="canonical" href="${origin}/b/">`), `${origin}/a/`],
      ['canonical-unexpected', head(`${origin}/a/`), `${origin}/a/`],
      ['dead-canonical', head(`${origin}/gone/`), `${origin}/gone/`],
    ] as const
  ).map(
    ([by, html, canonical]): SupersededCase => ({
      rule: 'hreflang-target',
      by,
      site: {
        pages: [
          { path: '/a/', alternates: [{ code: 'es', url: '/b/' }] },
          { path: '/b/', html, canonical },
        ],
        listings: { '/b/': { canonicalPath: '/b/' } },
      },
    }),
  ),
  {
    rule: 'canonical-with-noindex',
    by: 'canonical-form',
    site: { pages: [{ path: '/a/', html: head('http://town.example/a/', '<meta name="robots" content="noindex">') }] },
  },
  {
    rule: 'canonical-with-noindex',
    by: 'canonical-unexpected',
    site: {
      pages: [{ path: '/a/', html: head(`${origin}/b/`, '<meta name="robots" content="noindex">') }, { path: '/b/' }],
      listings: { '/a/': { canonicalPath: '/a/' } },
    },
  },
  {
    rule: 'canonical-with-noindex',
    by: 'noindex-unexpected',
    site: {
      pages: [
        {
          path: '/a/',
          robots: 'noindex',
          canonical: `${origin}/b/`,
          html: head(`${origin}/b/`, '<meta name="robots" content="noindex">'),
        },
      ],
      listings: { '/a/': { isIndexed: true } },
    },
  },
  {
    rule: 'hreflang-target',
    by: 'noindex-unexpected',
    site: {
      pages: [
        { path: '/a/', alternates: [{ code: 'es', url: '/b/' }] },
        { path: '/b/', robots: 'noindex' },
      ],
      listings: { '/b/': { isIndexed: true } },
    },
  },
  {
    rule: 'hreflang-target',
    by: 'page-missing',
    site: { pages: [{ path: '/a/', alternates: [{ code: 'es', url: '/b/' }] }], missing: ['/b/'] },
  },
  {
    rule: 'hreflang-target',
    by: 'hreflang',
    site: { pages: [{ path: '/a/', html: hreflang('/gone/'), alternates: [{ code: 'es', url: '/gone/' }] }] },
  },
  ...(['hreflang-return', 'hreflang-set', 'duplicate-page'] as const).map(
    (rule): SupersededCase => ({
      rule,
      by: 'canonical-unexpected',
      site: {
        pages: [
          {
            path: '/a/',
            ...(rule === 'hreflang-set' && { html: head(`${origin}/a/`, alternate('en', '/a/')) }),
            canonical: `${origin}/a/`,
            alternates: [{ code: 'es', url: '/c/' }],
            textHash: 'same',
          },
          { path: '/b/', textHash: 'same' },
          { path: '/c/' },
        ],
        listings: { '/a/': { canonicalPath: '/b/' } },
      },
    }),
  ),
  {
    rule: 'robots-image-preview',
    by: 'noindex-missing',
    site: { pages: [{ path: '/a/', html: head(`${origin}/a/`) }], listings: { '/a/': { isIndexed: false } } },
  },
  {
    rule: 'head-closed-early',
    by: 'noindex-unexpected',
    site: {
      pages: [{ path: '/a/', html: '<head></head><body><meta name="robots" content="noindex"></body>' }],
      listings: { '/a/': { isIndexed: true } },
    },
  },
  {
    rule: 'robots-image-preview',
    by: 'nofollow-unexpected',
    site: { pages: [{ path: '/a/', html: head(`${origin}/a/`, '<meta name="robots" content="index, nofollow">') }] },
  },
  {
    rule: 'robots-image-preview',
    by: 'robots-hides-text',
    site: { pages: [{ path: '/a/', html: head(`${origin}/a/`, '<meta name="robots" content="nosnippet">') }] },
  },
  {
    rule: 'robots-image-preview',
    by: 'robots-expired',
    site: {
      pages: [
        { path: '/a/', html: head(`${origin}/a/`, '<meta name="robots" content="unavailable_after: 2020-01-01">') },
      ],
      listings: { '/a/': { isIndexed: true } },
    },
  },
  {
    rule: 'noindex-missing',
    by: 'not-found-page',
    site: {
      pages: [
        { path: '/', links: ['/a/'] },
        { path: '/404.html', route: 'notFound', canonical: undefined, links: ['/'] },
      ],
      listings: { '/404.html': { isIndexed: false } },
    },
  },
  {
    rule: 'og-image-size',
    by: 'dead-data-url',
    site: { pages: [{ path: '/a/', socialPictures: ['/og.jpg'], dataUrls: ['/og.jpg'] }] },
  },
  {
    rule: 'og-image-shared',
    by: 'dead-data-url',
    site: {
      pages: Array.from({ length: 10 }, (_, number) => ({
        path: `/${number}/`,
        socialPictures: ['/og.jpg'],
        dataUrls: ['/og.jpg'],
      })),
    },
  },
  {
    rule: 'web-manifest',
    by: 'dead-resource',
    site: {
      pages: [
        {
          path: '/',
          resources: ['/site.webmanifest'],
          headLinks: [{ rel: 'manifest', url: '/site.webmanifest', sizes: '' }],
        },
      ],
    },
  },
]
