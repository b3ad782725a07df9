import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkKeywordLists } from '#generator/load/facts/writing/keyword-lists.ts'
import { companySources } from '../../../../../support/company-sources.ts'

const towns = ['Ashby', 'Denby', 'Holt', 'Thornby', 'Sileby']

/** The beginnings of the lists of keywords in a text of a company that works in five towns. */
function found(text: string, language = 'en'): (string | undefined)[] {
  const sources = companySources({ pages: [text], language })
  const at = { file: 'cities.csv', line: 2, column: 1 }
  const cities = towns.map((name) => ({ at, locate: () => at, value: { name, description: '' } }))
  const folders = { ...sources.records.folders, cities: [], counties: [], traits: [], guide: [], categories: [] }
  return checkKeywordLists({
    ...sources,
    records: { ...sources.records, cities, folders },
  } as unknown as FactSources).map(({ words }) => words)
}

test('services with places, one after the other, are keywords', () => {
  expect(found('Drain repair Ashby, plumbers Denby, cheap plumber Holt, boilers Thornby.')).toEqual([
    'Drain repair Ashby',
  ])
})

test.each([
  ['In Ashby, in Denby, in Holt, in Thornby and in Sileby it costs 22 more.', 'en'],
  ['À Ashby, à Denby, à Holt, à Thornby et à Sileby, il coûte 22 €.', 'fr'],
  ['In Ashby, in Denby, in Holt, in Thornby und in Sileby kostet sie 22 €.', 'de'],
  ['Tuesday Ashby, Wednesday Denby and Holt, Thursday Thornby, Friday Sileby.', 'en'],
  ['Mardi Ashby, mercredi Denby, jeudi Holt, vendredi Thornby.', 'fr'],
])('places with a preposition or a day are none: "%s"', (text, language) => {
  expect(found(text, language)).toEqual([])
})
