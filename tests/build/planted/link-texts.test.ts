import { afterAll, beforeAll, expect, test } from 'vitest'
import { openGarden, type PlantedSite } from '../../support/planted/planted-site.ts'

// Every rule about link texts and the link graph reports its fault, and no other rule does.

let garden: Awaited<ReturnType<typeof openGarden>>
beforeAll(async () => {
  garden = await openGarden()
})
afterAll(() => garden.close())

const path = '/services/sewer-inspection/'
const file = 'services/sewer-inspection/index.html'
const inMain =
  (html: string) =>
  ({ edit }: PlantedSite) =>
    edit(file, '</main>', `<p>${html}</p></main>`)

const faults: [code: string, fault: string, plant: (site: PlantedSite) => void][] = [
  ['link-not-crawlable', 'an empty URL', inMain("<A HREF=''>Prices</A>")],
  ['link-not-crawlable', 'a script in place of a URL', inMain('<a href="javascript:void(0)">Prices</a>')],
  ['link-not-crawlable', 'a lone #', inMain('<a href=#>Prices</a>')],
  ['link-not-crawlable', 'a link role without a URL', inMain('<a role="link">Prices</a>')],
  ['link-without-text', 'an SVG without a title', inMain('<a href="/contact/"><svg></svg></a>')],
  ['link-generic-text', 'the words click here', inMain('<a href=/contact/>Click here!</a>')],
  [
    'link-text-ambiguous',
    'one text for two pages',
    inMain('<a href="/contact/">Prices</a>, <a href="/services/">prices</a>'),
  ],
  ['link-insecure', 'http', inMain("<a href='http://other.example/a'>Prices</a>")],
  [
    'private-host',
    'a link to the own machine is not said to be insecure',
    inMain('<a href="http://localhost:3000/a">Prices</a>'),
  ],
  ['private-host', 'a file on a drive', inMain('<a href="C:\\Users\\ann\\prices.pdf">Prices</a>')],
  [
    'link-nofollow',
    'nofollow on all links of one template',
    inMain(
      '<a class="chip" href="/contact/" rel="nofollow">Call</a><a class="chip" href="/" rel="nofollow">Drains</a>',
    ),
  ],
  [
    'link-not-crawlable',
    'links of one template with their URLs for a script',
    inMain('<a href="#" data-href="/contact/">Prices</a><a href="#" data-href="/">Drains</a>'),
  ],
  ['link-nofollow', 'nofollow within the site', inMain('<a href="/contact/" rel="nofollow">Prices</a>')],
  ['link-contact', 'a text message to no one', inMain('<a href="sms:?body=Hello">Text us</a>')],
  ['link-contact', 'a letter for a digit', inMain('<a href="tel:+1541555O137">(541) 555-0137</a>')],
  ['link-contact', 'a number with letters', inMain('<a href="tel:555-DRAIN">Prices</a>')],
  ['link-to-alias', 'a link to an alias', inMain('<a href="/call/">Prices</a>')],
  ['breadcrumb-missing', 'no visible trail', ({ edit }) => edit(file, /<nav class="breadcrumbs".*?<\/nav>/, '')],
  [
    'breadcrumb-differs',
    'another name in the trail',
    ({ edit }) => edit(file, /(?<=aria-current="page">)[^<]*/, 'Pipes'),
  ],
]

test.each(faults)('%s: %s', async (code, _fault, plant) => {
  const { added } = await garden.plant(plant)
  expect(added.map((found) => found.code)).toEqual([code])
})

test('a trail that names another place than the structured data is an error', async () => {
  const { added } = await garden.plant(({ edit }) =>
    edit(
      'services/sewer-inspection/odell/index.html',
      /"position":4,"name":"Odell"/,
      '"position":4,"name":"Cascade Locks"',
    ),
  )
  expect(added.map(({ code, severity }) => [code, severity])).toEqual([['breadcrumb-differs', 'error']])
})

test('a step of a trail with another URL in the structured data is an error', async () => {
  const { added } = await garden.plant(({ edit }) =>
    edit(
      'services/sewer-inspection/odell/index.html',
      /(?<="position":3,"name":"Sewer Inspection","item":"[^"]*)\/services\/sewer-inspection\//,
      '/services/drain-cleaning/',
    ),
  )
  expect(added.map(({ code, severity }) => [code, severity])).toEqual([['breadcrumb-differs', 'error']])
})

test('an insecure link in a text is reported at its line', async () => {
  const { added } = await garden.plant(({ edit, manifest }) => {
    edit(file, '</main>', '<a href="http://other.example/a">Prices</a></main>')
    manifest({
      file: 'pages/services.yaml',
      replace: 'screen: services',
      with: 'screen: services\nintro: http://other.example/a',
    })
  })
  expect(added.map(({ code, at }) => `${code} ${at.file}:${at.line}`)).toEqual([
    'link-insecure small-site/pages/services.yaml:2',
  ])
})

test('a fault in the footer of all pages is reported once', async () => {
  const { added } = await garden.plant(({ editAll }) =>
    editAll('Drain Cleaning</a></li><li><a href="/counties/', 'More</a></li><li><a href="/counties/'),
  )
  expect(added.map(({ code, isShared, count }) => [code, isShared, count])).toEqual([['link-generic-text', true, 21]])
})

test('orphan-page: a page without any remaining inlink', async () => {
  const { added } = await garden.plant(({ editAll }) =>
    editAll('href="/services/sewer-inspection/odell/"', 'href="/contact/"'),
  )
  expect(added.filter(({ code }) => code === 'orphan-page').map(({ url }) => url)).toEqual([
    '/services/sewer-inspection/odell/',
  ])
})

test('dead-end: a page without header, footer and links', async () => {
  const { added } = await garden.plant(({ read, write }) =>
    write(
      file,
      read(file).replace(
        /<body>.*<\/body>/s,
        `<body><main><h1>Sewer Inspection</h1>${'We look into drains. '.repeat(20)}</main></body>`,
      ),
    ),
  )
  expect(added.filter(({ code }) => code === 'dead-end').map(({ url }) => url)).toEqual([path])
})

const limits = (code: string, thresholds: string) => (site: PlantedSite) =>
  site.manifest({
    file: 'site.yaml',
    replace: 'claims:',
    with: `audit: { rules: { ${code}: { thresholds: { ${thresholds} } } } }\nclaims:`,
  })

test('crawl-depth: pages more clicks away than allowed', async () => {
  const { added } = await garden.plant(limits('crawl-depth', 'most: 1, error: 9'))
  expect(added.length).toBeGreaterThan(0)
  expect(added.every(({ code, what }) => code === 'crawl-depth' && what.includes('2 clicks'))).toBe(true)
})

test('crawl-depth: pages so many clicks away that it is an error', async () => {
  const { added } = await garden.plant(limits('crawl-depth', 'most: 1, error: 1'))
  expect(new Set(added.map(({ severity }) => severity))).toEqual(new Set(['error']))
})

test('inlinks-few: pages with fewer inlinks than required', async () => {
  const { added } = await garden.plant(limits('inlinks-few', 'combined: 30, least: 1'))
  expect(added.map(({ code, count }) => [code, count])).toEqual([['inlinks-few', 8]])
})

test('outlinks-many: a page with more links than allowed', async () => {
  const { added } = await garden.plant(limits('outlinks-many', 'most: 12'))
  expect(added.length).toBeGreaterThan(0)
  expect(added.every(({ code }) => code === 'outlinks-many')).toBe(true)
})

const fine: [what: string, html: string][] = [
  ['an anchor may mark a fragment', '<a id="place"></a><a name="other"></a>'],
  ['the current page may be an anchor without a URL', '<a aria-current="page">Prices</a>'],
  ['a link may go to a fragment of its page', '<a href="#main">Back to the text</a>'],
  ['a button needs no URL', '<button type="button">Prices</button>'],
  ['an SVG may name its link', '<a href="/contact/"><svg role="img"><title>Talk to us</title></svg></a>'],
  [
    'a picture may name its link',
    '<a href="/contact/"><img src="/icon-192.png" width="9" height="9" alt="Talk to us"></a>',
  ],
  ['an aria-label may name the target of "more"', '<a href="/contact/" aria-label="More about prices">More</a>'],
  [
    'one text may link to two fragments of a page',
    '<a href="/contact/">Talk to us now</a> or <a href="/contact/#main">Talk to us now</a>',
  ],
  ['a phone number may have separators', '<a href="tel:+1-541-555-0137">Ring</a><a href="tel:911">In an emergency</a>'],
  [
    'an email link may have a subject, with or without an address',
    '<a href="mailto:a@b.example?subject=x">Write</a><a href="mailto:?subject=x">Share</a>',
  ],
  ['an external link may have nofollow', '<a href="https://other.example/" rel="nofollow sponsored">A partner</a>'],
]

test.each(fine)('%s', async (_what, html) => {
  const { added } = await garden.plant(inMain(html))
  expect(added).toEqual([])
})
