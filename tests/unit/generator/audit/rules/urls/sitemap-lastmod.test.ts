import { expect, test } from 'vitest'
import { sitemapLastmod } from '#generator/audit/rules/urls/sitemap-lastmod.ts'
import { findingsOf, origin } from '../../../../../support/audited-site.ts'

const entry = (path: string, lastmod: string) => `<url><loc>${origin}${path}</loc><lastmod>${lastmod}</lastmod></url>`
const said = (...entries: string[]) =>
  findingsOf(sitemapLastmod, {
    pages: [{ path: '/' }, { path: '/a/' }, { path: '/new/' }],
    lastChanges: { '/': '2026-10-01', '/a/': '2026-10-02' },
    texts: { '/sitemap.xml': `<urlset>${entries.join('')}</urlset>` },
  }).map(({ severity, what }) => [severity, what])

test('the days of urls.lock, with or without a time, are not findings, and neither is a page that it does not have', () => {
  expect(said(entry('/', '2026-10-01'), entry('/a/', '2026-10-02T08:00:00Z'), entry('/new/', '2026-11-01'))).toEqual([])
})

test('of a page that no sitemap is to list, the day is not read', () => {
  const found = findingsOf(sitemapLastmod, {
    pages: [{ path: '/' }, { path: '/a/', robots: 'noindex' }],
    lastChanges: { '/': '2026-10-01', '/a/': '2026-10-02' },
    texts: { '/sitemap.xml': `<urlset>${entry('/a/', '2026-11-20')}</urlset>` },
  })
  expect(found).toEqual([])
})

test('the day of a deploy on every page is one finding', () => {
  expect(said(entry('/', '2026-11-20'), entry('/a/', '2026-11-20'))).toEqual([
    [
      'warning',
      `In /sitemap.xml the lastmod of ${origin}/ is 2026-11-20, but in urls.lock the page last changed on 2026-10-01. 1 more entries differ from it.`,
    ],
  ])
})
