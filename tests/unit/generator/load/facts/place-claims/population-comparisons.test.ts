import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkPopulationComparisons } from '#generator/load/facts/place-claims/population-comparisons.ts'

const at = { file: 'x', line: 1, column: 1 }
const record = (slug: string, value: object) => ({ slug, value, at, locate: () => at, file: { path: 'x', text: '' } })
/** The census counted those of Holt and Lorne. */
const populations = { Lorne: 24_200, Holt: 20_000, 'Denby City': 9000, Farley: 22_000 }

/** The words that are found in a text of Holt. Public data has the city Ashby beside the places of the table. */
function found(text: string): (string | undefined)[] {
  const sources = {
    site: { value: { business: {}, claims: [], policies: {} } },
    records: {
      language: { tag: 'en' },
      documents: {},
      folders: { pages: [], articles: [], offices: [], counties: [], services: [], cities: [] },
      cities: Object.entries(populations).map(([name, population]) =>
        record(name, {
          name,
          population,
          population_basis: ['Holt', 'Lorne'].includes(name) ? 'census' : 'estimate',
          description: name === 'Holt' ? text : '',
        }),
      ),
    },
    gazetteer: { placesNamed: (name: string) => (name === 'Ashby' ? [{ name, population: 90_000 }] : []) },
  } as unknown as FactSources // what the check reads
  return checkPopulationComparisons(sources).map(({ words }) => words)
}

test.each([
  ['Denby City is larger than Holt.', 'Denby City is larger than Holt'],
  ['Holt is much smaller than Denby City.', 'Holt is much smaller than Denby City'],
  ['It has more residents than Ashby.', 'It has more residents than Ashby'],
  ['The town is more populous than Ashby, and older.', 'The town is more populous than Ashby'],
  // 20,000 / 9,000 = 2.2
  ['Holt is about five times the size of Denby City.', 'Holt is about five times the size of Denby City'],
  [
    'From there the town, which has more people than Ashby, climbs for miles.',
    'the town, which has more people than Ashby',
  ],
  ['Holt, which has fewer residents than Denby City, is old.', 'Holt, which has fewer residents than Denby City'],
  ['Denby City, which is larger than Holt, has a fair.', 'Denby City, which is larger than Holt'],
  [
    'Holt, a quiet mill town with more people than Ashby, is old.',
    'Holt, a quiet mill town with more people than Ashby',
  ],
  ['Holt, much smaller than Denby City, is quiet.', 'Holt, much smaller than Denby City'],
  // 24,200 / 20,000 = 1.21
  ['It has more people than Lorne.', 'It has more people than Lorne'],
  ['It is a town of more people than Ashby.', 'It is a town of more people than Ashby'],
  ['Holt is home to fewer people than Denby City.', 'Holt is home to fewer people than Denby City'],
  ['Holt is half as large as Denby City.', 'Holt is half as large as Denby City'],
])('%s', (text, words) => {
  expect(found(text)).toEqual([words])
})

test.each([
  'Holt is larger than Denby City.',
  'Holt is twice the size of Denby City.',
  'Holt has fewer people than Ashby.',
  // It may be so in area, or in people if one number is an estimate.
  'Holt is larger than Lorne.',
  'It has more people than Farley.',
  // 20,000 and 22,000 change.
  'Holt is larger than Farley.',
  'In area, Denby City is larger than Holt.',
  'Our shop in Denby City is larger than Holt has ever had.',
  'Denby City is larger than Holt’s old center.',
  'Denby City is larger than Nowhere.',
  'From there the town, which has more people than Denby City, climbs a hill.',
  'Beyond Farley the town, which has more people than Ashby, is out of sight.',
  'Vans reach the town, which has more people than Ashby, at noon.',
  'Denby City, a town with fewer people than Holt, has a fair.',
  'The fair of Denby City, larger than Holt has ever seen, is in May.',
  'The town that is larger than Ashby is far away.',
  'Our shop in Denby City, which is larger than Holt’s, opened in May.',
  'The lots in Denby City, larger than Holt has, need hours.',
  'Yards in Denby City are bigger than in Ashby.',
])('%s is right, or is not known to be wrong', (text) => {
  expect(found(text)).toEqual([])
})
