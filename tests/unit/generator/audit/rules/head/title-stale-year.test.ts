import { expect, test } from 'vitest'
import { titleStaleYear } from '#generator/audit/rules/head/title-stale-year.ts'
import { findingsOf } from '../../../../../support/audited-site.ts'

const found = (title: string, route: 'article' | 'legal') =>
  findingsOf(titleStaleYear, { pages: [{ path: '/a/', route, title, h1: [] }] }).length

test('a past year in a title is reported, on an article too', () => {
  expect(found('Prices of 2020', 'legal')).toBe(1)
  expect(found('The best gutters of 2020', 'article')).toBe(1)
})

test('an article may be about an event of a month, another page may not', () => {
  expect(found('What the January 2020 storm taught us', 'article')).toBe(0)
  expect(found('What the Flood of 2020 Taught Us', 'article')).toBe(0)
  expect(found('Offers of January 2020', 'legal')).toBe(1)
})

test('a banner with an H1 on several pages is no heading of these pages', () => {
  const page = (path: string, ...h1: string[]) => ({ path, route: 'legal' as const, title: 'Drains', h1 })
  const pages = [
    page('/a/', 'Sale of 2020!', 'Drains'),
    page('/b/', 'Sale of 2020!', 'Pipes'),
    page('/c/', 'Sale of 2020'),
  ]
  expect(findingsOf(titleStaleYear, { pages }).map(({ url }) => url)).toEqual(['/c/'])
})

test('an article may be about a whole year, another page may not', () => {
  expect(found('Our Year 2020 in Figures', 'article')).toBe(0)
  expect(found('Our Year 2020 in Figures', 'legal')).toBe(1)
})
