import { expect, test } from 'vitest'
import { titleWidth } from '#generator/audit/rules/head/title-width.ts'
import { findingsOf, type PageSketch, sourceOf } from '../../../../../support/audited-site.ts'

const check = (...pages: PageSketch[]) => findingsOf(titleWidth, { pages })
// At 20 px an m is 16.66 pixels wide.
const wide = 'm'.repeat(35) // 583.1
const fitting = 'm'.repeat(34) // 566.4
const narrow = 'm'.repeat(12) // 199.9

test('a title that fits and fills its space is not a finding', () => {
  expect(check({ path: '/a/', title: fitting })).toEqual([])
})

test('a title that is cut off is a warning', () => {
  expect(check({ path: '/a/', title: wide })).toEqual([
    expect.objectContaining({
      severity: 'warning',
      url: '/a/',
      at: sourceOf({ path: '/a/' }),
      what: `The title of /a/, "${wide}", is 584 pixels wide, but search results show only 580.`,
    }),
  ])
})

test('a title that leaves most of its space empty is a notice', () => {
  expect(check({ path: '/a/', title: narrow }).map(({ severity }) => severity)).toEqual(['notice'])
})

test('pages of one type are one finding', () => {
  const pages = ['/a/', '/b/', '/c/'].map((path) => ({ path, title: wide, route: 'service' as const }))
  expect(check(...pages, { path: '/d/', title: wide, route: 'county' }).map(({ count }) => count)).toEqual([
    3,
    undefined,
  ])
})

test('the title of a page with noindex is not checked', () => {
  expect(check({ path: '/a/', title: wide, robots: 'noindex, follow' })).toEqual([])
})
