import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { isInList, isNeighbour, withoutNamesakes } from '#generator/load/facts/subjects/place-texts/named-counties.ts'

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
  ['It is closer to our shop than half of Polk County.', 'Polk County', true],
  ['Polk County is farther west.', 'Polk County', true],
  ['Polk County begins there, with the lake on one side.', 'Polk County', false],
  ['We live in Polk County, whose towns are Holt and Denby.', 'Polk County', false],
])('whether "%s" has %s for a neighbor: %s', (text, words, expected) => {
  expect(isNeighbour(text, words)).toBe(expected)
})

test.each([
  ['The town is in Lane, Clay and Polk County.', true],
  ['The town is in Lane County and Polk County.', true],
  ['The town is in both Lane County and Polk County.', true],
  ['The town is in Lane County, and partly in Polk County.', true],
  ['The town is in Clay County and Polk County.', false],
  ['The river leaves Lane County, and the town is in Polk County.', false],
  ['The town is in Polk County and Lane County.', true],
  ['The town is in Polk County, and the road to Lane County begins here.', false],
])('"%s" has the county together with the own one: %s', (text, expected) => {
  expect(isInList(text, 'Lane', 'Polk County')).toBe(expected)
})
