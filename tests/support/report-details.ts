import type {
  InlinkDetail,
  PageDetail,
  ReportChanges,
  ReportFinding,
  ReportRows,
  ReportSummary,
  RuleText,
} from '#src/report/data.ts'
import type { TrafficReport } from '#src/report/traffic.ts'
import { type ReportData, type RowFacts, reportSummary, rowsOf } from './report-data.ts'

const origin = reportSummary.site.origin

type DetailedReportOptions = {
  services?: number
  places?: number
  /** Number of pages with details; the others have only a row. */
  detailed?: number
}

/** Pages in a file of details: few, so that a small report has several files. */
const pagesInChunk = 50

/**
 * A report of services in places with data for all views, the same every time. Some texts contain markup or
 * right-to-left text.
 */
export function detailedReport({ services = 12, places = 62, detailed = 100 }: DetailedReportOptions = {}): ReportData {
  const summary: ReportSummary = {
    ...reportSummary,
    rules,
    services: Array.from({ length: services }, (_, index) => ({
      slug: `service-${index}`,
      name: `${serviceNames[index % serviceNames.length]} ${index < serviceNames.length ? '' : index}`.trim(),
    })),
    places: Array.from({ length: places }, (_, index) => ({
      slug: `place-${index}`,
      name: index === 0 ? 'Salt Lake City' : `Testville ${index}`,
      kind: index % 10 === 9 ? 'county' : 'city',
    })),
    thresholds: { ownShare: 0.25, similarity: 0.8 },
    maskedNames: {
      place: Array.from({ length: places }, (_, index) => (index === 0 ? 'Salt Lake City' : `Testville ${index}`)),
      county: [],
      zip: ['84101'],
      service: serviceNames,
    },
    sharedParts: [
      { name: 'header 37104c24', pages: services * places, links: [{ target: '/', text: 'Home' }] },
      { name: 'footer', pages: services * places, links: [{ target: '/', text: 'Saltbrush Cleaning' }] },
    ],
    inlinkChunk: pagesInChunk,
    hasTraffic: true,
  }
  const rows = rowsOf([home, ...unusual, ...coveredRows(summary)])
  const chunks: Record<string, unknown> = {}
  for (let row = 0; row < Math.min(detailed, rows.count); row += pagesInChunk) {
    const chunk = row / pagesInChunk
    const inChunk = rows.text.path.slice(row, row + pagesInChunk)
    for (const index of inChunk.keys()) rows.chunk[row + index] = chunk
    chunks[`pages/${chunk}`] = inChunk.map((path, index) => pageDetail(rows, row + index, path))
    chunks[`inlinks/${chunk}`] = inChunk.map((path) => inlinkDetail(rows, path))
  }
  chunks.traffic = trafficOn(rows.text.path)
  return { summary, rows, findings: findingsOn(rows), changes, chunks }
}

/** More local pages than are shown at first, and one entry of each other list. */
function trafficOn(paths: readonly string[]): TrafficReport {
  const at = { file: 'manifest/cities/lehi.yaml', line: 1, column: 1 }
  const [first = '', second = ''] = paths
  const actions = ['write', 'merge', 'noindex', 'keep'] as const
  return {
    exports: [
      {
        id: 'log-1',
        file: 'access.log',
        format: 'log',
        day: '2026-11-01',
        lines: 1200,
        malformed: 3,
        firstMalformed: [{ line: 7, reason: '"what is this"' }],
        malformedFile: 'malformed-lines-of-log-1.csv',
        notes: ['A note.'],
      },
    ],
    prune: paths.slice(0, 150).map((path, index) => ({
      path,
      action: actions[index % actions.length] ?? 'keep',
      reason: 'It was shown 40 times.',
      clicks: index,
      impressions: 40,
      crawls: 2,
      ownShare: 0.248,
      population: 1200,
      at,
    })),
    competing: [
      {
        query: 'deep cleaning',
        impressions: 90,
        pages: [first, second].map((path) => ({ path, clicks: 1, impressions: 45, position: 9 })),
      },
    ],
    gaps: [{ query: 'carpet <b>', clicks: 1, impressions: 60, position: 11, missing: ['carpet'], nearest: first }],
    unserved: [
      {
        path: '/lehi/',
        clicks: 0,
        impressions: 0,
        missing: 7,
        crawls: 1,
        suggestion: second,
        line: `- { from: "/lehi/", to: "${second}" }`,
      },
    ],
    links: [{ to: first, from: second, reason: 'It was shown 40 times.', at }],
  }
}

const serviceNames = [
  'House Cleaning',
  'Deep Cleaning',
  'Move-In and Move-Out Cleaning',
  'Carpet Cleaning',
  'Window Cleaning',
  'Office Cleaning',
  'Airbnb Cleaning',
  'Post-Construction Cleaning',
  'Event Cleaning',
  'Recurring Cleaning',
  'Commercial Cleaning',
  'Upholstery Cleaning',
]

const home: RowFacts = {
  path: '/',
  title: 'House and Office Cleaning in Utah | Saltbrush Cleaning',
  description: 'Insured, background-checked cleaners for homes and offices. Free estimates.',
  h1: 'Cleaning That Gives You Your Saturday Back',
  kind: 'home',
  status: 'page',
  section: 'pages',
  robots: 'index, follow',
  words: 2613,
  bytes: 76106,
  inlinks: 750,
}

const unusual: RowFacts[] = [
  {
    ...home,
    path: '/a-script/',
    title: '<script>document.title="run"</script> & <b>bold</b>',
    h1: '<img src=x onerror=alert(1)>',
    kind: 'page',
  },
  { ...home, path: '/arabic/', title: 'خدمات تنظيف المنازل في سولت ليك', h1: 'تنظيف', kind: 'page' },
  { path: '/blog/', status: 'missing' },
  { path: '/old/', status: 'redirect', canonical: `${origin}/` },
]

function coveredRows({ services, places }: Pick<ReportSummary, 'services' | 'places'>): RowFacts[] {
  return services.flatMap((service, s) =>
    places.flatMap((place, p): RowFacts[] => {
      const path = `/services/${service.slug}/${place.slug}/`
      const mixed = (s * 31 + p * 17) % 97
      if (mixed === 5) return []
      const title = `${service.name} in ${place.name}, UT${p % 3 === 0 ? ' with Free Estimates and Insured Crews' : ''} | Saltbrush Cleaning`
      return [
        {
          path,
          title,
          description: `Insured crews for ${service.name.toLowerCase()} in ${place.name}: fair prices, free estimates, and a promise that we come back within a day if anything was left undone anywhere in the house.`,
          h1: `${service.name} in ${place.name}`,
          breadcrumbs: `Home › Services › ${service.name} › ${place.name}`,
          status: mixed === 6 ? 'alias' : 'page',
          canonical: mixed === 6 ? `${origin}/services/${service.slug}/place-0/` : '',
          kind: 'servicePlace',
          section: 'locations',
          robots: mixed === 7 ? 'noindex, follow' : 'index, follow',
          lastmod: '2026-11-01',
          dataTypes: 'WebPage, Service, BreadcrumbList',
          service: service.slug,
          place: place.slug,
          source: `manifest/services/${service.slug}.yaml:1:1`,
          words: 700 + mixed,
          bytes: 24_000 + mixed * 10,
          depth: 3,
          inlinks: 8 + (mixed % 5),
          inlinksFromMain: 4,
          outlinks: 40,
          pictures: 3,
          ownShare: mixed < 12 ? 0.12 : 0.25 + mixed / 200,
          similarity: mixed === 8 ? 0.86 : 0.3 + mixed / 250,
          titleWidth: 400 + (p % 3 === 0 ? 260 : 0),
          descriptionWidth: 1100,
          known: mixed === 20 ? 1 : 0,
          warnings: p % 3 === 0 ? 1 : 0,
        },
      ]
    }),
  )
}

function pageDetail(rows: ReportRows, row: number, path: string): PageDetail {
  const title = rows.text.title[row] ?? ''
  return {
    path,
    language: 'en',
    meta: [
      ['viewport', 'width=device-width, initial-scale=1'],
      ['description', rows.text.description[row] ?? ''],
      ['og:site_name', 'Saltbrush'],
      ['og:title', title],
      ['og:description', rows.text.description[row] ?? ''],
      ['og:image', `${origin}/images/card.jpg`],
    ],
    headings: [
      [1, rows.text.h1[row] ?? ''],
      [2, 'What We Clean'],
      [4, 'In the Kitchen'],
      [2, 'Questions'],
    ],
    jsonLd: [
      JSON.stringify({
        '@context': 'https://schema.org',
        '@graph': [
          { '@type': 'Service', '@id': `${origin}${path}#service`, name: title },
          {
            '@type': 'BreadcrumbList',
            itemListElement: [
              { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
              { '@type': 'ListItem', position: 2, name: 'Services', item: `${origin}/services/` },
              { '@type': 'ListItem', position: 3, name: rows.text.h1[row] ?? '', item: origin + path },
            ],
          },
        ],
      }),
    ],
    links: [
      ['/', 'Back to the home page', true],
      ['/a-script/', 'A page whose title is markup', true],
      ['/old/', '', false],
      ['https://www.example.org/', 'Another site', true],
      ...Array.from({ length: 30 }, (_, index): PageDetail['links'][number] => [
        rows.text.path[10 + index] ?? '/',
        `Nearby ${index}`,
        true,
      ]),
    ],
    pictures: [
      { src: '/images/hero.avif', alt: 'A bright kitchen', width: '1536', height: '864' },
      { src: '/images/line.svg', alt: '', width: '200', height: '20' },
      { src: '/images/crew.avif', alt: undefined, width: '800', height: '600' },
    ],
    text: [
      rows.text.h1[row] ?? '',
      `Our crews bring their own mops, pails and soap to ${rows.text.h1[row]}, and leave no streak behind.`,
      `House number ${row} is ${row * 3} minutes from the canyon; dust from road ${row} settles on every sill by noon.`,
      ...Array.from(
        { length: 12 },
        (_, block) =>
          `Room ${row}-${block} has ${block + row} windows over street ${row * 7 + block}, cleaned by crew ${row}.`,
      ),
      'Every visit ends with a walk through the rooms. If anything was left undone we come back within a day.',
    ],
  }
}

function siblingsOf(rows: ReportRows, row: number): InlinkDetail['siblings'] {
  return [row + 1, row + 2].flatMap((other, index) => {
    const sibling = rows.text.path[other]
    return rows.text.path[row]?.startsWith('/services/') && sibling
      ? [{ path: sibling, similarity: 0.7 - index / 10 }]
      : []
  })
}

function inlinkDetail(rows: ReportRows, path: string): InlinkDetail {
  const row = rows.text.path.indexOf(path)
  const from = rows.text.path.slice(5, path === '/' ? 205 : 20)
  return {
    path,
    parts: [],
    sources: [
      { file: 'manifest/services/deep-cleaning.yaml', line: 1, column: 1 },
      { file: 'manifest/cities.csv', line: row + 2, column: 1 },
    ],
    siblings: siblingsOf(rows, row),
    queries: [{ query: 'deep house cleaning <b>near me</b>', clicks: 2, impressions: 140, position: 11.5 }],
    lacks: [{ heading: 'prices in {place}', share: 0.8 }],
    count: path === '/' ? rows.count - 5 : from.length,
    from: from.map((each, index): InlinkDetail['from'][number] => [
      each,
      index % 7 === 0 ? '' : `Link ${index}`,
      index % 3 > 0,
    ]),
  }
}

const rule = (code: string, title: string, severity: RuleText['severity']): RuleText => ({
  code,
  title,
  severity,
  why: 'A truncated text gets fewer clicks.',
  how: 'Measures the text in the font of search results and compares the width with the space available.',
  fix: 'Shorten the text.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  thresholds: [{ name: 'titleWidth', value: 580, unit: 'px', meaning: 'Width available for a title on desktop.' }],
})

const rules: RuleText[] = [
  rule('dead-link', 'Broken internal link', 'error'),
  rule('description-width', 'Description cut off in search results', 'notice'),
  rule('orphan-page', 'Orphan page', 'error'),
  rule('stand-in-picture', 'Placeholder image', 'off'),
  rule('title-width', 'Title cut off in search results', 'warning'),
]

function findingsOn(rows: ReportRows): ReportFinding[] {
  const wide = [...rows.text.path.keys()].filter((row) => (rows.numbers.titleWidth?.[row] ?? 0) > 580)
  const all: [number, number] = [0, rows.count - 1]
  return [
    {
      code: 'dead-link',
      severity: 'error',
      url: '/blog/',
      count: rows.count,
      at: { file: 'manifest/navigation.yaml', line: 83, column: 11 },
      line: '  - path: /blog/',
      what: 'The footer links to /blog/, which is not a page.',
      fix: 'Add the page, or remove the link from manifest/navigation.yaml.',
      known: { reason: 'The blog opens in spring.', expires: '2027-03-01' },
      rows: all,
      isShared: true,
    },
    ...wide.map(
      (row, index): ReportFinding => ({
        code: 'title-width',
        severity: 'warning',
        url: rows.text.path[row] ?? '',
        count: 1,
        at: { file: 'manifest/services/deep-cleaning.yaml', line: 3 + index, column: 8 },
        line: 'title: {service} in {place} with Free Estimates and Insured Crews',
        what: `The title of ${rows.text.path[row]} is ${rows.numbers.titleWidth?.[row]} px wide; 580 px are shown.`,
        fix: 'Shorten the title pattern.',
        rows: [row, row],
        isShared: false,
      }),
    ),
    {
      code: 'description-width',
      severity: 'notice',
      url: '',
      count: rows.count,
      at: { file: 'manifest/site.yaml', line: 12, column: 3 },
      what: 'Meta descriptions of service pages in places are about 1,100 px wide; 920 px are shown.',
      fix: 'Shorten the summary of the services.',
      rows: all,
      isShared: false,
    },
  ]
}

const changes: ReportChanges = {
  before: 'the previous report',
  added: ['/services/service-0/place-1/', '/services/service-0/place-2/'],
  removed: ['/spring-offer/'],
  moved: [{ from: '/old/', to: '/' }],
  changed: [
    {
      path: '/',
      fields: [
        {
          name: 'title',
          before: 'House Cleaning in Utah | Saltbrush Cleaning',
          after: 'House and Office Cleaning in Utah | Saltbrush Cleaning',
        },
        { name: 'words', before: '2590', after: '2613' },
      ],
    },
    {
      path: '/a-script/',
      fields: [
        { name: 'description', before: '', after: 'Insured, background-checked cleaners for homes and offices.' },
      ],
    },
  ],
  findings: { added: ['title-width /services/service-0/place-0/'], removed: ['orphan-page /spring-offer/'] },
  risks: {
    unindexed: [
      { path: '/spring-offer/', because: 'removed' },
      { path: '/services/service-0/place-0/', because: 'noindex' },
    ],
    inlinksLost: [{ path: '/a-script/', before: 40, after: 3 }],
  },
}
