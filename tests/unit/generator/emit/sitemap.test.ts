import { describe, expect, test } from 'vitest'
import { siteFiles } from '#generator/audit/files/site-files.ts'
import { listedPaths, readSitemaps } from '#generator/audit/files/sitemaps.ts'
import { type ListedPage, type SiteFile, sitemapFiles } from '#generator/emit/sitemap.ts'

/** The URLs in the files, as the audit reads them. */
function sitemapPaths(files: readonly SiteFile[], site: string): Set<string> {
  const byUrl = new Map(files.map(({ file, text }) => [`/${file}`, Buffer.from(text)]))
  const read = (url: string) => byUrl.get(url) ?? Buffer.alloc(0)
  const served = { ...siteFiles(new Map(files.map(({ file }) => [file, '']))), read }
  return listedPaths(readSitemaps(served, site), site, (path) => path)
}

const origin = 'https://town.example'
const pages = (count: number): ListedPage[] =>
  Array.from({ length: count }, (_, index) => ({ section: 'pages', url: `${origin}/p${index}/` }))
const locations = (text = '') => text.match(/<loc>/g)?.length ?? 0
const counts = (files: { file: string; text: string }[]) => files.map(({ file, text }) => `${file} ${locations(text)}`)

test('a section is a file with its URLs in input order, and the index lists the files', () => {
  const files = sitemapFiles(
    [
      { section: 'pages', url: `${origin}/` },
      { section: 'places', url: `${origin}/areas/` },
      { section: 'pages', url: `${origin}/a/` },
    ],
    origin,
  )
  expect(files).toEqual([
    {
      file: 'sitemap-pages.xml',
      text: [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        '<url><loc>https://town.example/</loc></url>',
        '<url><loc>https://town.example/a/</loc></url>',
        '</urlset>',
        '',
      ].join('\n'),
    },
    {
      file: 'sitemap-places.xml',
      text: [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        '<url><loc>https://town.example/areas/</loc></url>',
        '</urlset>',
        '',
      ].join('\n'),
    },
    {
      file: 'sitemap.xml',
      text: [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        '<sitemap><loc>https://town.example/sitemap-pages.xml</loc></sitemap>',
        '<sitemap><loc>https://town.example/sitemap-places.xml</loc></sitemap>',
        '</sitemapindex>',
        '',
      ].join('\n'),
    },
  ])
})

test('the five special characters of XML are escaped', () => {
  const [file] = sitemapFiles([{ section: 'pages', url: `${origin}/a&b<c>d"e'f` }], origin)
  expect(file?.text).toContain('<loc>https://town.example/a&amp;b&lt;c&gt;d&quot;e&apos;f</loc>')
})

describe('the limit of a file', () => {
  test('50,000 URLs are one file', () => {
    expect(counts(sitemapFiles(pages(50_000), origin))).toEqual(['sitemap-pages.xml 50000', 'sitemap.xml 1'])
  })

  test('50,001 URLs are two files', () => {
    expect(counts(sitemapFiles(pages(50_001), origin))).toEqual([
      'sitemap-pages.xml 50000',
      'sitemap-pages-2.xml 1', // 50,001 − 50,000
      'sitemap.xml 2',
    ])
  })

  test('the limit in bytes is one file, and one byte more is two', () => {
    const size = Buffer.byteLength(sitemapFiles(pages(10), origin)[0]?.text ?? '')
    expect(counts(sitemapFiles(pages(10), origin, { urls: 100, bytes: size }))).toHaveLength(2)
    const files = sitemapFiles(pages(10), origin, { urls: 100, bytes: size - 1 })
    expect(counts(files)).toEqual(['sitemap-pages.xml 9', 'sitemap-pages-2.xml 1', 'sitemap.xml 2'])
    for (const { text } of files.slice(0, -1)) expect(Buffer.byteLength(text)).toBeLessThan(size)
  })

  test('no URL is lost or repeated between files', () => {
    const listed = sitemapPaths(sitemapFiles(pages(100_001), origin), origin)
    expect(listed.size).toBe(100_001)
  })
})

test('the files in the index are not pages', () => {
  const files = sitemapFiles([{ section: 'pages', url: `${origin}/` }], origin)
  expect([...sitemapPaths(files, origin)]).toEqual(['/'])
})

test('a site without indexable pages has an empty index', () => {
  expect(counts(sitemapFiles([], origin))).toEqual(['sitemap.xml 0'])
})

describe('lastmod', () => {
  const dated = (...days: (string | undefined)[]) =>
    sitemapFiles(
      days.map((lastmod, index) => ({ section: 'pages', url: `${origin}/p${index}/`, lastmod })),
      origin,
    )

  test('follows the URL of a page if it is known', () => {
    const [pages] = dated('2026-05-01', undefined)
    expect(pages?.text).toContain('/p0/</loc><lastmod>2026-05-01</lastmod></url>')
    expect(pages?.text).toContain('/p1/</loc></url>')
  })

  test('of a file is the latest of its pages if all are known', () => {
    const [, index] = dated('2026-05-01', '2026-06-01', '2026-04-01')
    expect(index?.text).toContain('sitemap-pages.xml</loc><lastmod>2026-06-01</lastmod>')
  })

  test('of a file is missing if it is unknown for a page', () => {
    const [, index] = dated('2026-05-01', undefined)
    expect(index?.text).not.toContain('lastmod')
  })
})

describe('the images of a page', () => {
  const shown = (count: number) => Array.from({ length: count }, (_, index) => `${origin}/images/${index}.jpg`)
  const page = (path: string, count: number): ListedPage => ({
    section: 'pages',
    url: origin + path,
    pictures: shown(count),
  })

  test('follow its lastmod, with absolute URLs', () => {
    const [pages] = sitemapFiles([{ ...page('/', 2), lastmod: '2026-05-01' }], origin)
    expect(pages?.text).toContain(
      '</lastmod><image:image><image:loc>https://town.example/images/0.jpg</image:loc></image:image><image:image>',
    )
  })

  test('add the namespace to their file and to no other', () => {
    const files = sitemapFiles([page('/', 1), { ...page('/a/', 0), section: 'places' }], origin)
    expect(files.map(({ text }) => text.includes('xmlns:image='))).toEqual([true, false, false])
  })

  test('are a thousand at most', () => {
    const [pages] = sitemapFiles([page('/', 1001)], origin)
    expect(pages?.text.match(/<image:loc>/g)).toHaveLength(1000)
  })

  test('count as bytes, and so does the namespace', () => {
    const size = Buffer.byteLength(sitemapFiles([page('/', 3), page('/a/', 3)], origin)[0]?.text ?? '')
    const files = (bytes: number) => sitemapFiles([page('/', 3), page('/a/', 3)], origin, { urls: 10, bytes })
    expect(files(size)).toHaveLength(2)
    expect(files(size - 1)).toHaveLength(3)
    for (const { text } of files(size - 1).slice(0, -1)) expect(Buffer.byteLength(text)).toBeLessThan(size)
  })

  test('are not pages', () => {
    expect([...sitemapPaths(sitemapFiles([page('/', 2)], origin), origin)]).toEqual(['/'])
  })
})
