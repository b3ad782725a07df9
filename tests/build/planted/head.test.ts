import { afterAll, beforeAll, expect, test } from 'vitest'
import { blackPng, plain } from '../../support/picture-bytes.ts'
import { openGarden, type PlantedSite } from '../../support/planted/planted-site.ts'

// Every rule about the head of a page reports its fault at that page, and no other rule does.

let garden: Awaited<ReturnType<typeof openGarden>>
beforeAll(async () => {
  garden = await openGarden()
})
afterAll(() => garden.close())

const path = '/services/sewer-inspection/'
const file = 'services/sewer-inspection/index.html'
const origin = 'https://gorgedrain.example'
const canonical = `<link rel="canonical" href="${origin}${path}"/>`
const robots = '<meta name="robots" content="index, follow, max-image-preview:large"/>'
const title = /<title>[^<]*<\/title>/

const replaced =
  (what: string | RegExp, by: string, where = file) =>
  ({ edit }: PlantedSite) =>
    edit(where, what, by)
const versions = (...links: [code: string, path: string][]) =>
  links.map(([code, url]) => `<link rel="alternate" hreflang="${code}" href="${origin}${url}">`).join('')
const inHead = (html: string) => replaced('</head>', `${html}</head>`)

const faults: [code: string, fault: string, plant: (site: PlantedSite) => void, url?: string][] = [
  ['title-missing', 'no title', replaced(title, '')],
  ['title-repeats', 'a name twice', replaced(title, '<title>Sewer Inspection, by Camera | Sewer Inspection</title>')],
  [
    'title-repeats',
    'the name of the company twice',
    replaced(title, '<title>Sewer Lines, from $90 | Gorge Drain | Gorge Drain</title>'),
  ],
  ['title-missing', 'an empty title', replaced(title, '<TITLE> </TITLE>')],
  ['title-several', 'a second title', inHead('<title>Another one</title>')],
  ['title-h1-disagree', 'a heading about something else', replaced(/<h1[^>]*>[^<]*/, '<h1>Garden furniture')],
  ['title-stale-year', 'last year in a heading', replaced(/(?<=<h1[^>]*>)/, 'Best of 2025: ')],
  ['description-missing', 'no description', replaced(/<meta name="description"[^>]*>/, '')],
  ['description-several', 'a second description', inHead("<META NAME=description content='Another one.'>")],
  ['h1-missing', 'no heading', replaced(/<h1[^>]*>[^<]*<\/h1>/, '')],
  ['h1-several', 'a second heading', replaced('</main>', '<h1>Sewer Lines</h1></main>')],
  [
    'h1-several',
    'a second heading over an H3',
    replaced('</main>', '<h1>Sewer Lines</h1><h3>Clay</h3><p>Old.</p></main>'),
  ],
  ['canonical-missing', 'no canonical', replaced(canonical, '')],
  ['canonical-several', 'the canonical twice', inHead(canonical)],
  [
    'dead-data-url',
    'a page after it that does not exist',
    inHead('<link rel="next" href="/service-areas/page-2/">'),
    '/service-areas/page-2/',
  ],
  ['canonical-form', 'a relative canonical', replaced(canonical, `<link rel=canonical href=${path}>`)],
  [
    'canonical-form',
    'a canonical on another host',
    replaced(canonical, '<link rel="canonical" href="https://a.example/">'),
  ],
  [
    'canonical-og-url',
    'another og:url',
    replaced(`og:url" content="${origin}${path}`, `og:url" content="${origin}/contact/`),
  ],
  [
    'canonical-og-url',
    'an og:url on the computer of the author',
    replaced(`og:url" content="${origin}`, 'og:url" content="http://localhost:4173'),
  ],
  ['robots-directive', 'a misspelled directive', replaced(robots, robots.replace('follow', 'folow'))],
  ['robots-directive', 'a contradiction', replaced(robots, robots.replace('follow', 'follow, nofollow'))],
  ['robots-hides-text', 'nosnippet', replaced(robots, robots.replace('follow', 'follow, nosnippet'))],
  [
    'robots-image-preview',
    'no directive about previews',
    replaced(robots, '<meta name=robots content="index, follow">'),
  ],
  ['noindex-unexpected', 'noindex', replaced(robots, '<meta name="robots" content="NOINDEX">')],
  ['noindex-unexpected', 'noindex for Google', inHead('<meta name="googlebot" content="noindex, follow">')],
  ['nofollow-unexpected', 'nofollow', replaced(robots, robots.replace('follow', 'nofollow'))],
  ['nofollow-unexpected', 'nofollow in a second element', inHead('<meta name="robots" content="nofollow">')],
  [
    'robots-expired',
    'a day that has passed',
    replaced(robots, robots.replace('follow', 'follow, unavailable_after: 2024-01-01')),
  ],
  ['robots-hides-text', 'data-nosnippet', replaced('<main id="main"', '<main data-nosnippet id="main"')],
  ['robots-hides-text', 'data-nosnippet on a part', replaced('</h1>', '</h1><div data-nosnippet>Drains.</div>')],
  ['base-element', 'a base', inHead('<base href="/services/">')],
  ['html-lang', 'no language', replaced('<html lang="en-US">', '<html>')],
  ['html-lang', 'another direction', replaced('<html lang="en-US">', '<html lang="en-US" dir="rtl">')],
  ['html-lang', 'another language', replaced('<html lang="en-US">', '<HTML LANG=de>')],
  ['html-lang', 'a code that is not the usual one', replaced('<html lang="en-US">', '<html lang="eng">')],
  ['html-lang', 'a country that does not exist', replaced('<html lang="en-US">', '<html lang="en-UK">')],
  [
    'hreflang',
    'a set without the page itself',
    inHead(`<link rel="alternate" hreflang="es" href="${origin}/contact/">`),
  ],
  ['hreflang', 'a country that does not exist', inHead(versions(['en', path], ['en-UK', path], ['x-default', path]))],
  [
    'hreflang',
    'another country of the language',
    inHead(versions(['en-US', path], ['en-LA', path], ['x-default', path])),
  ],
  ['hreflang-set', 'no version for other languages', inHead(versions(['en', path]))],
  [
    'hreflang-target',
    'a version that does not exist',
    inHead(versions(['en', path], ['es', '/es/servicios/'], ['x-default', path])),
  ],
  [
    'hreflang-target',
    'a version with another canonical',
    inHead(versions(['en', path], ['es', '/call/'], ['x-default', path])),
  ],
  [
    'social-tags',
    'a kind of card that does not exist',
    replaced('content="summary_large_image"', 'content="large_image"'),
  ],
  [
    'hreflang-return',
    'a version that does not link back',
    inHead(versions(['en', path], ['es', '/contact/'], ['x-default', path])),
    '/contact/',
  ],
  ['charset-late', 'no encoding', replaced('<meta charSet="utf-8"/>', '')],
  ['charset-late', 'an encoding after a long comment', replaced('<head>', `<head><!-- ${'x'.repeat(1100)} -->`)],
  ['viewport', 'no viewport', replaced(/<meta name="viewport"[^>]*>/, '')],
  ['viewport', 'a viewport that cannot be zoomed', replaced('initial-scale=1"', 'initial-scale=1, user-scalable=no"')],
  ['head-closed-early', 'text before the canonical', replaced(canonical, `Sewers ${canonical}`)],
  [
    'head-closed-early',
    'an element before description and canonical',
    replaced('<meta name="description"', '<div id="tags"></div><meta name="description"'),
  ],
  ['social-tags', 'no og:type', replaced(/<meta property="og:type"[^>]*>/, '')],
  [
    'social-tags',
    'a relative og:image',
    replaced('property="og:image" content="https://gorgedrain.example', 'property="og:image" content="'),
  ],
  ['meta-refresh', 'a refresh element', inHead('<meta http-equiv=Refresh content="0; url=/contact/">')],
  [
    'legacy-meta',
    'the position of another client',
    inHead('<meta name="geo.region" content="US-CO"><meta name="geo.placename" content="Denver">'),
  ],
  ['legacy-meta', 'a geographical position', inHead('<meta name="geo.position" content="45.7;-121.5">')],
]

test.each(faults)('%s: %s', async (code, _fault, plant, url = path) => {
  const { added, gone } = await garden.plant(plant)
  // Earlier findings may count one page more or less.
  const isNew = (found: string) => !gone.some((before) => before.code === found)
  expect(added.filter((found) => isNew(found.code)).map((found) => [found.code, found.url])).toEqual([[code, url]])
})

test('hreflang: a version that does not exist, without one for other languages, has one finding', async () => {
  const { added } = await garden.plant(inHead(versions(['en', path], ['es', '/es/servicios/'])))
  expect(added.map(({ code, severity }) => [code, severity])).toEqual([['hreflang-target', 'error']])
})

test('canonical-unexpected: a page that names another page', async () => {
  const { added } = await garden.plant(({ edit, read }) => {
    edit(file, canonical, `<link rel="canonical" href="${origin}/contact/">`)
    edit(file, `og:url" content="${origin}${path}`, `og:url" content="${origin}/contact/`)
    expect(read(file)).toContain('/contact/')
  })
  expect(added.map(({ code, url }) => [code, url])).toContainEqual(['canonical-unexpected', path])
})

test('canonical-unexpected: an alias that names itself', async () => {
  const { added } = await garden.plant(({ edit }) => {
    edit(
      'call/index.html',
      `<link rel="canonical" href="${origin}/contact/"/>`,
      `<link rel="canonical" href="${origin}/call/"/>`,
    )
    edit('call/index.html', `og:url" content="${origin}/contact/`, `og:url" content="${origin}/call/`)
  })
  expect(added.map(({ code, url }) => [code, url])).toContainEqual(['canonical-unexpected', '/call/'])
})

test('canonical-form: all pages on another host are one finding', async () => {
  const { added } = await garden.plant(({ edit }) => {
    for (const where of [file, 'contact/index.html', 'services/index.html'])
      edit(where, `rel="canonical" href="${origin}`, 'rel="canonical" href="https://www.gorgedrain.example')
  })
  const found = added.flatMap(({ code, count }) => (code.startsWith('canonical') ? [[code, count]] : []))
  expect(found).toEqual([['canonical-form', 3]])
})

test('canonical-og-url: all pages with the URL of the home page are one finding', async () => {
  const { added } = await garden.plant(({ edit }) => {
    for (const where of [file, 'contact/index.html', 'services/index.html'])
      edit(where, /og:url" content="[^"]*/, `og:url" content="${origin}/`)
  })
  expect(added.map(({ code, count }) => [code, count])).toEqual([['canonical-og-url', 3]])
})

test('dead-canonical: a canonical that is not a page', async () => {
  const { added } = await garden.plant(({ edit }) => {
    edit(file, canonical, `<link rel="canonical" href="${origin}/gone/">`)
    edit(file, /<meta property="og:url"[^>]*>/, `<meta property="og:url" content="${origin}/gone/">`)
  })
  expect(added.map(({ code }) => code)).toContain('dead-canonical')
})

test('dead-canonical alone: a chain of canonicals, each page reported once', async () => {
  const { added } = await garden.plant(({ edit }) => {
    edit(file, canonical, `<link rel="canonical" href="${origin}/services/">`)
    edit(
      'services/index.html',
      `<link rel="canonical" href="${origin}/services/"/>`,
      `<link rel="canonical" href="${origin}/"/>`,
    )
  })
  const found = added.filter(({ code }) => /canonical|jsonld/.test(code))
  expect(found.map(({ code, url }) => [code, url]).sort()).toEqual([
    ['canonical-unexpected', '/services/'],
    ['dead-canonical', path],
  ])
})

test('noindex-unexpected: one directive on all pages is one finding', async () => {
  const { added } = await garden.plant(({ editAll }) => editAll(robots, '<meta name="robots" content="noindex"/>'))
  const found = added.filter(({ code }) => code === 'noindex-unexpected')
  expect(found).toHaveLength(1)
})

test('noindex-unexpected: an alias with noindex', async () => {
  const { added } = await garden.plant(replaced(robots, '<meta name="robots" content="noindex"/>', 'call/index.html'))
  expect(added.map(({ code, url }) => [code, url])).toEqual([['noindex-unexpected', '/call/']])
})

test('noindex-missing: a page that the manifest hides', async () => {
  const { added } = await garden.plant(({ manifest }) => {
    manifest({
      file: 'site.yaml',
      replace: 'claims:',
      with: 'audit: { rules: { essential-page-noindex: { severity: off } } }\nclaims:',
    })
    manifest({ file: 'pages/contact.yaml', replace: 'screen: contact', with: 'screen: contact\nindexed: false' })
  })
  expect(added.map(({ code, url }) => [code, url])).toContainEqual(['noindex-missing', '/contact/'])
})

test('noindex-share: half of the pages hidden by their records', async () => {
  const { added } = await garden.plant(({ editAll, manifest }) => {
    editAll(robots, '<meta name="robots" content="noindex"/>')
    manifest({
      file: 'site.yaml',
      replace: 'claims:',
      with: 'audit: { rules: { noindex-share: { thresholds: { most: 0 } }, essential-page-noindex: { severity: off } } }\nclaims:',
    })
    manifest({ file: 'pages/contact.yaml', replace: 'screen: contact', with: 'screen: contact\nindexed: false' })
  })
  expect(added.map(({ code, url }) => [code, url])).toContainEqual(['noindex-share', '/call/'])
})

test('title-boilerplate: titles of a page type that differ only by names, of pages with too little text of their own', async () => {
  expect(garden.clean.filter(({ code }) => code === 'title-boilerplate')).toEqual([])
  const { added } = await garden.plant(({ manifest }) =>
    manifest({
      file: 'site.yaml',
      replace: 'claims:',
      with: 'audit: { rules: { title-boilerplate: { thresholds: { own: 1 } } } }\nclaims:',
    }),
  )
  // 6 of 8 titles are "{service} in {place}, OR | {company}": 75 %.
  expect(added.map(({ code, count }) => [code, count])).toEqual([['title-boilerplate', 6]])
})

test('og-image-size: a social image that is too small', async () => {
  const small = await plain('#446688', 600, 315).jpeg().toBuffer()
  const { added } = await garden.plant(({ read, write }) => write(socialPictureOf(read(file)), small))
  expect(added.map(({ code, what }) => [code, what.includes('600 by 315')])).toEqual([['og-image-size', true]])
})

test('og-image-shared: one social image for all pages of a type', async () => {
  const { added } = await garden.plant(({ read, edit, manifest }) => {
    const url = `${origin}/${socialPictureOf(read('index.html'))}`
    for (const page of ['', 'cascade-locks/', 'hood-river/', 'odell/', 'hood-river-county/'])
      for (const service of ['drain-cleaning', 'sewer-inspection'])
        edit(`services/${service}/${page}index.html`, /(?<=(og|twitter):image" content=")[^"]*/, url)
    manifest({
      file: 'site.yaml',
      replace: 'claims:',
      with: 'audit: { rules: { og-image-shared: { thresholds: { pages: 8 } } } }\nclaims:',
    })
  })
  expect(added.filter(({ code }) => code === 'og-image-shared').map(({ count }) => count)).toEqual([8])
})

test('favicon: only a small icon', async () => {
  const { added } = await garden.plant(({ edit, write }) => {
    edit('index.html', /<link rel="icon"[^>]*svg[^>]*>/, '')
    edit('index.html', 'href="/favicon.ico" sizes="32x32"', 'href="/small.png"')
    write('small.png', blackPng(32, 32))
  })
  expect(added.map(({ code, what }) => [code, what.includes('32 by 32')])).toEqual([['favicon', true]])
})

test('web-manifest: a manifest without icons', async () => {
  const { added } = await garden.plant(({ write }) =>
    write('site.webmanifest', '{"name":"Gorge","start_url":"/","icons":[]}'),
  )
  expect(added.map(({ code }) => code).filter((code) => code === 'web-manifest')).toHaveLength(2)
})

test.each([
  ['a start_url that does not exist', '"start_url": "/"', '"start_url": "/app/?source=pwa"', '/app/'],
  ['a start_url on another host', '"start_url": "/"', '"start_url": "https://staging.gorgedrain.example/"', 'staging'],
  ['the name of another company', '"name": "Gorge Drain & Sewer"', '"name": "Acme Starter Theme"', 'Acme'],
])('web-manifest: %s', async (_, right, wrong, shown) => {
  const { added } = await garden.plant(({ edit }) => edit('site.webmanifest', right, wrong))
  expect(added.map(({ code, severity, what }) => [code, severity, what.includes(shown)])).toEqual([
    ['web-manifest', 'warning', true],
  ])
})

test.each([
  ['/?source=pwa', 'Gorge Drain & Sewer'],
  ['/', 'GDS'],
  ['/contact/', 'Gorge Drains'],
])('web-manifest accepts %s of %s', async (start, name) => {
  const { added } = await garden.plant(({ edit }) => {
    edit('site.webmanifest', '"start_url": "/"', `"start_url": "${start}"`)
    edit('site.webmanifest', '"name": "Gorge Drain & Sewer"', `"name": "${name}"`)
  })
  expect(added).toEqual([])
})

const fine: [what: string, plant: (site: PlantedSite) => void][] = [
  [
    'a tooltip of a drawing is not a second title',
    replaced('</main>', '<svg role="img"><title>Pipe</title></svg></main>'),
  ],
  ['a heading may be a form of the words of the title', replaced(/<h1[^>]*>[^<]*/, '<h1>Inspecting sewers')],
  ['a year may mark a beginning', replaced(/(?<=<h1[^>]*>)/, 'Since 2009: ')],
  ['a year may be part of another number', replaced(/<h1[^>]*>[^<]*/, '<h1>Sewer Inspection 555-2019')],
  ['an image may be the heading', replaced(/<h1[^>]*>[^<]*<\/h1>/, '<h1 aria-label="Sewer Inspection"></h1>')],
  [
    'attributes may be written by hand',
    replaced(robots, "<META CONTENT='index,follow,max-image-preview:large' NAME=Robots>"),
  ],
  ['the meta element keywords is allowed', inHead('<meta name="keywords" content="sewer">')],
  [
    'max-image-preview:none hides no page',
    replaced(robots, '<meta name="robots" content="max-image-preview:large, max-snippet:-1">'),
  ],
  ['the language may omit the country', replaced('<html lang="en-US">', '<html lang="en">')],
  [
    'a whole set of languages is in order',
    inHead(
      `<link rel="alternate" hreflang="en" href="${origin}${path}"><link rel="alternate" hreflang="x-default" href="${origin}${path}">`,
    ),
  ],
]

test.each(fine)('%s', async (_what, plant) => {
  const { added } = await garden.plant(plant)
  expect(added).toEqual([])
})

const socialPictureOf = (html: string) => /og:image" content="https:\/\/[^/]+\/([^"]+)/.exec(html)?.[1] ?? ''
