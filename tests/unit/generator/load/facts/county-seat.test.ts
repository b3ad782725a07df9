import { expect, test } from 'vitest'
import { checkCountySeats } from '#generator/load/facts/county-seat.ts'
import type { FactSources } from '#generator/load/facts/fact.ts'

const region = 'KY'
const places = [
  { name: 'Holt', region, county: '1', isSeat: true },
  { name: 'Denby', region, county: '1', isSeat: false },
]

/** The words that are found in the text of Denby, in the county Avon with the seat Holt. */
function found(body: string): string[] {
  const at = { file: 'cities/denby.yaml', line: 1, column: 1 }
  const denby = {
    ...{ slug: 'denby', at, locate: () => at },
    file: { path: at.file, shown: at.file, text: body },
  }
  const sources = {
    site: { value: { business: {}, policies: [], claims: [] } },
    records: {
      cities: [{ ...denby, value: { name: 'Denby', description: '' } }],
      documents: {},
      folders: { pages: [], articles: [], offices: [], counties: [], cities: [{ ...denby, value: { body } }] },
      language: { tag: 'en-US' },
    },
    gazetteer: {
      placesNamed: (name: string) => places.filter((place) => place.name === name),
      countiesNamed: (name: string) => (name.startsWith('Avon') ? [{ region, code: '1', name: 'Avon' }] : []),
      seatsOf: () => places.filter(({ isSeat }) => isSeat),
    },
  } as unknown as FactSources // what the check reads
  return checkCountySeats(sources).flatMap(({ words }) => words ?? [])
}

test.each([
  ['Denby is the county seat.', 'Denby is the county seat'],
  ['It remains the seat of Avon County.', 'It remains the seat of Avon County'],
  ['The courthouse is in Denby, the county seat, and dates from 1881.', 'Denby, the county seat'],
  ['The county seat is Denby.', 'The county seat is Denby'],
])('"%s" names another seat', (body, words) => {
  expect(found(body)).toEqual([words])
})

test.each([
  'Holt is the county seat.',
  'Denby was the county seat from 1840 to 1870.',
  'It was the county seat, and Old Denby became the county seat of Avon County in 1840.',
  'Denby, the county seat until 1870, lost the court.',
  'Denby, the old county seat, lost the court.',
  'The county seat, Denby then, had 900 people.',
  'In 1838 the road reached Denby, the county seat, from the river.',
])('"%s" is about another time', (body) => {
  expect(found(body)).toEqual([])
})
