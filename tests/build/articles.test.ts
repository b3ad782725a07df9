import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Finding } from '#generator/core/problem.ts'
import type { RouteRow } from '#generator/report/route-row.ts'
import { siteWithArticles } from '../support/articles.ts'
import { readJson } from '../support/files.ts'
import { applyEdits } from '../support/manifest-case.ts'
import { buildSite } from '../support/pipeline.ts'

// The small site with three articles, two on each page of their list.

let dir: string
let rows: Map<string, RouteRow>
const read = (file: string) => readFile(join(dir, 'dist', file), 'utf8')
const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0].replaceAll('<!-- -->', '') ?? ''

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'citywide-notes-site-'))
  await applyEdits(join(dir, 'manifest'), siteWithArticles)
  const { code, output } = await buildSite(dir, join(dir, 'manifest'), { today: '2026-11-20' })
  expect(code, output).toBe(0)
  rows = new Map((await readJson<RouteRow[]>(join(dir, 'report/routes.json'))).map((row) => [row.path, row]))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

test('the list shows the newest first, and continues on a second page', async () => {
  const links = async (file: string) =>
    Array.from(mainOf(await read(file)).matchAll(/<h2[^>]*><a href="([^"]+)"/g), ([, url]) => url)
  expect(await links('notes/index.html')).toEqual(['/notes/grease-and-coffee/', '/notes/first-freeze/'])
  expect(await links('notes/page-2/index.html')).toEqual(['/notes/willow-roots/'])
  expect(rows.get('/notes/page-2/')).toMatchObject({ title: expect.stringContaining('page 2 of 2') })
})

test('an article names its author and dates, and links to its services, tags and neighbours', async () => {
  const main = mainOf(await read('notes/willow-roots/index.html'))
  expect(main).toContain('By Ada Birch')
  expect(main).toContain('<time dateTime="2026-05-04">May 4, 2026</time>')
  expect(main).toContain('Updated <time dateTime="2026-06-01">')
  for (const url of ['/services/drain-cleaning/', '/notes/tag/roots-trees/', '/notes/tag/clay-pipe/', '/notes/'])
    expect(main).toContain(`href="${url}"`)
  // Of two articles of one day, the slug decides.
  expect(main).toMatch(/Newer: <a href="\/notes\/first-freeze\/" rel="next"/)
  expect(main).not.toContain('Older:')
  expect(mainOf(await read('notes/first-freeze/index.html'))).toContain('By Gorge Drain &amp; Sewer')
  expect(mainOf(await read('services/drain-cleaning/index.html'))).toContain('href="/notes/willow-roots/"')
})

test('its structured data is that of a posting by a person', async () => {
  const [, json = '{}'] =
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await read('notes/willow-roots/index.html')) ?? []
  const graph: Record<string, unknown>[] = JSON.parse(json)['@graph']
  expect(graph.find((node) => node['@type'] === 'BlogPosting')).toMatchObject({
    headline: 'Willow Roots Come Back Every Third Spring',
    datePublished: '2026-05-04',
    dateModified: '2026-06-01',
    author: { '@type': 'Person', name: 'Ada Birch' },
    publisher: { '@id': 'https://gorgedrain.example/#organization' },
    keywords: 'Roots & Trees, Clay pipe',
  })
  expect(await read('notes/willow-roots/index.html')).toContain('<meta property="og:type" content="article"/>')
})

test('a tag with few articles is kept out of search engines; names that differ in case are one tag', async () => {
  expect([...rows.keys()].filter((path) => path.includes('/tag/')).sort()).toEqual([
    '/notes/tag/clay-pipe/',
    '/notes/tag/kitchens/',
    '/notes/tag/roots-trees/',
    '/notes/tag/winter/',
  ])
  expect(rows.get('/notes/tag/roots-trees/')?.robots).toContain('noindex')
  expect(mainOf(await read('notes/tag/roots-trees/index.html'))).toContain('2 articles about')
  const sitemap = await read('sitemap-articles.xml')
  expect(sitemap).toContain('<loc>https://gorgedrain.example/notes/willow-roots/</loc>')
  expect(sitemap).not.toContain('/tag/')
})

test('the feed has every article with its dates, and the pages of articles name it', async () => {
  const feed = await read('notes/feed.xml')
  expect(feed.match(/<entry>/g)).toHaveLength(3)
  expect(feed).toContain(
    '<updated>2026-08-19T12:00:00Z</updated>\n<author><name>Gorge Drain &amp; Sewer</name></author>',
  )
  expect(feed).toContain('<category term="Roots &amp; Trees"/>')
  const link = 'rel="alternate" type="application/atom+xml"'
  for (const page of ['notes/index.html', 'notes/page-2/index.html', 'notes/first-freeze/index.html'])
    expect(await read(page)).toContain(link)
  expect(await read('index.html')).not.toContain(link)
})

test('the audit finds nothing wrong with articles but a tag in two spellings, and does not call the feed unreachable', async () => {
  const findings = await readJson<Finding[]>(join(dir, 'report/findings.json'))
  const about = findings.filter(({ url, at }) => url?.startsWith('/notes/') || /\/articles\//.test(at.file))
  expect(about.map(({ code }) => code)).toEqual(['tag-spelt-otherwise'])
})
