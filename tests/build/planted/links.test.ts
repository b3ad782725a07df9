import { afterAll, beforeAll, expect, test } from 'vitest'
import { openGarden } from '../../support/planted/planted-site.ts'

// Every rule about links reports its fault at the right URL.

let garden: Awaited<ReturnType<typeof openGarden>>
beforeAll(async () => {
  garden = await openGarden()
})
afterAll(() => garden.close())

const place = ({ at }: { at: { file: string; line: number } }) => `${at.file}:${at.line}`

test('dead-link: a link to a missing page', async () => {
  const { added } = await garden.plant(({ edit }) =>
    edit('index.html', '</main>', '<a href="/nowhere/">More rooms</a></main>'),
  )
  expect(added.map(({ code, url }) => [code, url])).toEqual([['dead-link', '/nowhere/']])
  expect(added.map(place)).toEqual(['small-site/pages/home.yaml:1'])
})

type Fault = Parameters<typeof garden.plant>[0]

/** Adds HTML at the end of the front page's main content. */
const says =
  (html: string): Fault =>
  ({ edit }) =>
    edit('index.html', '</main>', `${html}</main>`)

const redirects =
  (rule: string, html = ''): Fault =>
  (site) => {
    site.manifest({ file: 'redirects.yaml', write: `- ${rule}\n` })
    if (html !== '') says(html)(site)
  }

/** Copies an element of another page to the contact page. */
const copies =
  (pattern: RegExp): Fault =>
  ({ read, edit }) =>
    edit('contact/index.html', pattern, pattern.exec(read('services/index.html'))?.[0] ?? '')

const faults: [code: string, url: string, fault: Fault][] = [
  ['dead-fragment', '/contact/#nix', says('<p><a href="/contact/#nix">Hours of the office</a></p>')],
  ['link-form', '/contact', says('<p><a href="/contact">Write to the office</a></p>')],
  [
    'dead-resource',
    '/none.css',
    ({ edit }) => edit('index.html', '</head>', '<link rel="stylesheet" href="/none.css"></head>'),
  ],
  [
    'dead-resource',
    '/news.xml',
    ({ edit }) =>
      edit(
        'contact/index.html',
        '</head>',
        '<link rel="alternate" type="application/rss+xml" href="/news.xml"></head>',
      ),
  ],
  [
    'link-redirected',
    '/old/',
    redirects('{ from: /old/, to: /contact/ }', '<p><a href="/old/">The former office</a></p>'),
  ],
  ['redirect-fragment', '/contact/#nix', redirects('{ from: /old/, to: "/contact/#nix" }')],
  ['duplicate-title', '/contact/', copies(/<title>[^<]*<\/title>/)],
  ['duplicate-description', '/contact/', copies(/<meta name="description" content="[^"]*"\/>/)],
  ['duplicate-h1', '/contact/', copies(/<h1[^>]*>.*?<\/h1>/)],
  [
    'title-width',
    '/contact/',
    ({ edit }) => edit('contact/index.html', '<title>', `<title>${'Contact the office '.repeat(5)}`),
  ],
  [
    'description-width',
    '/contact/',
    ({ edit }) =>
      edit(
        'contact/index.html',
        '<meta name="description" content="',
        `<meta name="description" content="${'Call or write to us. '.repeat(12)}`,
      ),
  ],
  ['jsonld-parses', '/contact/', ({ edit }) => edit('contact/index.html', '{"@context"', '{"@context')],
  ['text-garbled', '/', says('<p>The cafÃ© beside the office.</p>')],
  [
    'url-lost',
    '/gone/',
    ({ manifest }) => manifest({ file: 'urls.lock', write: '/gone/ 2026-11-01 69cd274da92498b5\n' }),
  ],
]

test.each(faults)('%s is reported at %s', async (code, url, fault) => {
  const { added } = await garden.plant(fault)
  expect(added.map((finding) => [finding.code, finding.url])).toContainEqual([code, url])
})

test('sample-content: a sample company, like that of the small site', () => {
  expect(garden.clean).toContainEqual(expect.objectContaining({ code: 'sample-content', url: '/' }))
})
