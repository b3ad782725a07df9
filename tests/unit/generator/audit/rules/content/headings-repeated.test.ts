import { expect, test } from 'vitest'
import { headingsRepeated } from '#generator/audit/rules/content/headings-repeated.ts'
import { findingsOf } from '../../../../../support/audited-site.ts'

/** What is said of towns with the given headings. */
const found = (patterns: readonly string[]) =>
  findingsOf(headingsRepeated, {
    pages: patterns.map((headingPattern, town) => ({
      path: `/town-${town}/`,
      route: 'serviceArea' as const,
      headingPattern,
    })),
  }).map(({ what }) => what)

const towns = (count: number, headings: string) => Array.from({ length: count }, () => headings)

test('one heading in singular and plural is the same', () => {
  expect(found([...towns(7, 'About {place} | ZIP Codes'), ...towns(3, 'About {place} | ZIP Code')])).toEqual([
    expect.stringContaining('10 of 10 pages'),
  ])
})

test('other headings are not', () => {
  const others = ['Mills', 'Rails', 'Lakes'].map((name) => `${name} | ZIP Codes`)
  expect(found([...towns(8, 'About {place} | ZIP Codes'), ...others])).toEqual([
    expect.stringContaining('8 of 11 pages'),
  ])
  expect(found(towns(10, '').map((_, town) => `History ${'abcdefghij'[town]} | ZIP Codes`))).toEqual([])
})

test('pages with enough text of their own may have the same headings', () => {
  const pages = (own: number) =>
    Array.from({ length: 10 }, (_, town) => ({
      path: `/town-${town}/`,
      route: 'serviceArea' as const,
      headingPattern: 'About {place}',
      ownWords: 100,
      blocks: Float64Array.from(Array.from({ length: 20 }, (_, key) => (key < own ? 1000 * (town + 1) + key : key))),
    }))
  expect(findingsOf(headingsRepeated, { pages: pages(2) })).toHaveLength(1)
  expect(findingsOf(headingsRepeated, { pages: pages(10) })).toEqual([])
})
