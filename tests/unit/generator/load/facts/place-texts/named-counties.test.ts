import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { withoutNamesakes } from '#generator/load/facts/place-texts/named-counties.ts'

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
