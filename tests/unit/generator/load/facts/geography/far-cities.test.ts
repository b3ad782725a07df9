import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkFarCities } from '#generator/load/facts/geography/far-cities.ts'

const at = { file: 'cities/holt.yaml', line: 1, column: 1 }
const denver = { name: 'Denver', population: 700_000, latitude: 39.7, longitude: -105 }

/** The words that are found in the text of Holt, far from Denver. */
function found(body: string): string[] {
  const holt = {
    slug: 'holt',
    at,
    locate: () => at,
    file: { path: at.file, shown: at.file, text: '' },
    value: { body },
  }
  const sources = {
    site: {
      value: {
        business: { address: { country: 'US', region: 'WI' }, coordinates: { latitude: 45, longitude: -92 } },
        policies: [],
        claims: [],
      },
    },
    records: {
      cities: [],
      documents: {},
      folders: { cities: [holt], counties: [], offices: [], services: [], pages: [], articles: [] },
    },
    gazetteer: {
      largeCities: (name: string) => (name === 'Denver' ? [denver] : []),
      placesNamed: () => [],
    },
  } as unknown as FactSources // what the check reads
  return checkFarCities(sources).flatMap(({ words }) => words ?? [])
}

test.each([
  ['Homes in Denver are old.', 'Homes in Denver'],
  ['The homes of greater Denver are old.', 'homes of greater Denver'],
  ['We clean homes in the Denver area.', 'homes in the Denver'],
])('"%s" is about a city far away', (body, words) => {
  expect(found(body)).toEqual([words])
})

test('a name after an article is that of something else', () => {
  expect(found('It grew around the shops of the Denver railroad.')).toEqual([])
})
