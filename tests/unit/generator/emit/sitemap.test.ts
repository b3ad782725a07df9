import { describe, expect, test } from 'vitest'
import { sitemapFiles, sitemapPaths } from '#generator/emit/sitemap.ts'

const origin = 'https://town.example'
const urls = (count: number) => Array.from({ length: count }, (_, index) => `${origin}/p${index}/`)
const locations = (text = '') => text.match(/<loc>/g)?.length ?? 0

test('a few addresses are one file of them, in the order given', () => {
  expect(sitemapFiles([`${origin}/`, `${origin}/a/`], origin)).toEqual([
    {
      file: 'sitemap.xml',
      text: [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        '<url><loc>https://town.example/</loc></url>',
        '<url><loc>https://town.example/a/</loc></url>',
        '</urlset>',
        '',
      ].join('\n'),
    },
  ])
})

test('the five characters XML keeps for itself are escaped', () => {
  expect(sitemapFiles([`${origin}/a&b<c>d"e'f`], origin)[0]?.text).toContain(
    '<loc>https://town.example/a&amp;b&lt;c&gt;d&quot;e&apos;f</loc>',
  )
})

describe('the limit of a file', () => {
  test('50,000 addresses are one file', () => {
    const files = sitemapFiles(urls(50_000), origin)
    expect(files.map(({ file, text }) => `${file} ${locations(text)}`)).toEqual(['sitemap.xml 50000'])
  })

  test('50,001 are two files and an index of both, which keeps the name', () => {
    const files = sitemapFiles(urls(50_001), origin)
    expect(files.map(({ file, text }) => `${file} ${locations(text)}`)).toEqual([
      'sitemap-1.xml 50000',
      'sitemap-2.xml 1', // 50,001 − 50,000
      'sitemap.xml 2',
    ])
    expect(files.at(-1)?.text).toContain('<sitemap><loc>https://town.example/sitemap-2.xml</loc></sitemap>')
  })

  test('no address is lost or doubled between files', () => {
    const listed = sitemapPaths(sitemapFiles(urls(100_001), origin), origin)
    expect(listed.size).toBe(100_001)
  })
})

test('an index lists no pages', () => {
  const paths = sitemapPaths(sitemapFiles(urls(50_001), origin), origin)
  expect(paths.has('/sitemap-1.xml')).toBe(false)
})

test('a site without a page to list has a sitemap without one', () => {
  const [file] = sitemapFiles([], origin)
  expect(locations(file?.text)).toBe(0)
})
