import { expect, test } from 'vitest'
import { duplicateTitle } from '#generator/audit/rules/head/duplicate-title.ts'
import { findingsOf, origin, type PageSketch, sourceOf } from '../../../../../support/audited-site.ts'

const check = (...pages: PageSketch[]) => findingsOf(duplicateTitle, { pages })

test('pages with unique titles are not findings', () => {
  expect(check({ path: '/a/', title: 'A' }, { path: '/b/', title: 'B' })).toEqual([])
})

test('two pages with one title are one finding, at the line of the second', () => {
  expect(check({ path: '/a/', title: 'Drains' }, { path: '/b/', title: 'Drains' })).toEqual([
    expect.objectContaining({
      severity: 'error',
      url: '/a/',
      at: sourceOf({ path: '/b/' }),
      what: 'The title "Drains" is on /a/ and /b/.',
      count: 2,
      urls: ['/a/', '/b/'],
    }),
  ])
})

test('titles that differ only in case and white space are the same', () => {
  expect(check({ path: '/a/', title: 'Drains  in Odell' }, { path: '/b/', title: 'drains in odell' })).toHaveLength(1)
})

test('a third page is counted, not reported separately', () => {
  const pages = ['/a/', '/b/', '/c/'].map((path) => ({ path, title: 'Drains' }))
  expect(check(...pages).map(({ what }) => what)).toEqual(['The title "Drains" is on /a/, /b/ and 1 more page.'])
})

test('an alias may have the title of its page', () => {
  const alias = { path: '/contact-us/', title: 'Contact', canonical: `${origin}/contact/` }
  expect(check({ path: '/contact/', title: 'Contact' }, alias)).toEqual([])
})

test('a page with noindex may have the title of another', () => {
  expect(check({ path: '/a/', title: 'A' }, { path: '/b/', title: 'A', robots: 'noindex, follow' })).toEqual([])
})
