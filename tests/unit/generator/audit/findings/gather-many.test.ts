import { expect, test } from 'vitest'
import { gatherMany } from '#generator/audit/findings/gather-many.ts'
import type { AuditedSite } from '#generator/audit/rule.ts'
import type { AuditedPage } from '#generator/core/site-facts.ts'

const at = { file: 'manifest/cities.csv', line: 2, column: 1 }
const site = { sourceOf: () => at } as unknown as AuditedSite // all that is read of it
const found = (count: number) =>
  Array.from({ length: count }, (_, number) => ({
    page: { path: `/${number}/`, section: 'places', route: 'serviceArea' } as AuditedPage, // all that is read of it
    what: `Page ${number} is thin`,
  }))

test('twenty are told one by one', () => {
  expect(gatherMany(site, found(20)).map(({ url }) => url)).toHaveLength(20)
  expect(gatherMany(site, found(1))).toEqual([{ url: '/0/', at, what: 'Page 0 is thin.' }])
})

test('twenty-one of a kind are one finding, with their number', () => {
  expect(gatherMany(site, found(21))).toEqual([
    expect.objectContaining({
      url: '/0/',
      count: 21,
      what: 'Page 0 is thin; so it is with 20 more pages of its kind.',
    }),
  ])
})
