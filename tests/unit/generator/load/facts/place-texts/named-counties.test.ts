import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { isNeighbour, withoutNamesakes } from '#generator/load/facts/place-texts/named-counties.ts'

const county = (slug: string, name: string, region: string) => ({ slug, value: { name, region } })
// What the function reads of its sources.
const sources = {
  site: { value: { business: { address: { country: 'US' } } } },
  records: { folders: { counties: [county('frederick', 'Frederick', 'MD'), county('clarke', 'Clarke', 'VA')] } },
} as unknown as FactSources

test.each([
  ['It was part of Frederick County, Virginia, until 1836.', 'It was part of …, until 1836.'],
  ['It is beside Frederick County, Maryland.', 'It is beside Frederick County, Maryland.'],
  ['It is beside Frederick County, and we go there.', 'It is beside Frederick County, and we go there.'],
])('%s', (text, without) => {
  expect(withoutNamesakes(text, sources)).toBe(without)
})

test.each([
  ['Clay County with Holt is to the east, Polk County with Denby to the south.', 'Polk County', true],
  ['Ten miles north of Polk County the hills begin.', 'Polk County', true],
  ['Polk County is farther west.', 'Polk County', true],
  ['Polk County begins there, with the lake on one side.', 'Polk County', false],
  ['We live in Polk County, whose towns are Holt and Denby.', 'Polk County', false],
])('whether "%s" has %s for a neighbor: %s', (text, words, expected) => {
  expect(isNeighbour(text, words)).toBe(expected)
})
