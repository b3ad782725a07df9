import { expect, test } from 'vitest'
import { duplicateH1 } from '#generator/audit/rules/head/duplicate-h1.ts'
import { findingsOf } from '../../../../../support/audited-site.ts'

test('two pages with one H1 heading are a warning', () => {
  const pages = ['/a/', '/b/'].map((path) => ({ path, h1: ['Drains'] }))
  expect(findingsOf(duplicateH1, { pages }).map(({ what }) => what)).toEqual([
    'The H1 heading "Drains" is on /a/ and /b/.',
  ])
})

test('pairs of the same page types have one cause, such as a county with the name of its city', () => {
  const pages = Array.from({ length: 8 }, (_, index) => ({
    path: `/a${index}/`,
    route: 'servicePlace' as const,
    section: 'service-places' as const,
    h1: [`Drains ${index >> 1}`],
  }))
  expect(findingsOf(duplicateH1, { pages }).map(({ what }) => what)).toEqual([
    'The H1 heading "Drains 0" is on /a0/ and /a1/ (and 6 similar pages).',
  ])
})
