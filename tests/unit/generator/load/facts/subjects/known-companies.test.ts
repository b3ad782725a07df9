import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkKnownCompanies } from '#generator/load/facts/subjects/known-companies.ts'
import { companySources } from '../../../../../support/company-sources.ts'

function found(text: string, own = 'Saltbrush'): (string | undefined)[] {
  const sources = companySources({ pages: [text] })
  const { site, records } = sources
  const named = { ...site, value: { ...site.value, business: { ...site.value.business, name: own } } }
  const folders = { ...records.folders, cities: [], counties: [] }
  return checkKnownCompanies({ ...sources, site: named, records: { ...records, folders } } as FactSources).map(
    ({ words }) => words,
  )
}

test.each([
  ['We have had Merry Maids every other week.', 'Merry Maids'],
  ['A day with Molly\nMaid begins at eight.', 'Molly Maid'],
  ['Jim’s Mowing has looked after us for years.', 'Jim’s Mowing'],
  ["Jim's Mowing has looked after us for years.", "Jim's Mowing"],
  ['The crew of Roto-Rooter arrives in time.', 'Roto-Rooter'],
])('"%s" names %s', (text, name) => {
  expect(found(text)).toEqual([name])
})

test('a branch has the name of its brand', () => {
  expect(found('A day with Molly Maid begins at eight.', 'Molly Maid of Odell')).toEqual([])
})

test.each([
  'A merry maid came by.',
  'Ehrlich gesagt kommt es auf die Lage an.',
  'The bluefrogs of Molly Maidstone are loud.',
])('"%s" names none', (text) => {
  expect(found(text)).toEqual([])
})
