import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkCountySeats } from '#generator/load/facts/place-claims/county-seat.ts'
import { checkCourthouses } from '#generator/load/facts/place-claims/courthouses.ts'

const region = 'KY'
const elsewhere = 'OH'
const places = [
  { name: 'Holt', region, county: '1', isSeat: true },
  { name: 'Denby', region, county: '1', isSeat: false },
  // Another state has a county of the same name, with another seat.
  { name: 'Ashby', region: elsewhere, county: '1', isSeat: true },
  // In no county.
  { name: 'Lorne', region, isSeat: false },
]

/** The words that are found in the text of Denby, in the county Avon with the seat Holt. */
function found(body: string, served: object[] = [], isSeatKnown = true): string[] {
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
      folders: { pages: [], articles: [], offices: [], counties: served, cities: [{ ...denby, value: { body } }] },
      language: { tag: 'en-US' },
    },
    gazetteer: {
      placesNamed: (name: string) => places.filter((place) => place.name === name),
      countiesNamed: (name: string) =>
        name.startsWith('Avon') ? [region, elsewhere].map((each) => ({ region: each, code: '1', name: 'Avon' })) : [],
      seatsOf: (county: { region: string }) =>
        places.filter((each) => each.isSeat && each.region === county.region && (isSeatKnown || each.name !== 'Holt')),
      regionOf: (name: string) => name,
    },
  } as unknown as FactSources // what the check reads
  return checkCountySeats(sources).flatMap(({ words }) => words ?? [])
}

test.each([
  ['Denby is the county seat.', 'Denby is the county seat'],
  ['It remains the seat of Avon County.', 'It remains the seat of Avon County'],
  ['The courthouse is in Denby, the county seat, and dates from 1881.', 'Denby, the county seat'],
  ['The county seat is Denby.', 'The county seat is Denby'],
  ['Brick houses make up the center of this county seat.', 'this county seat'],
  ['The county seat, Denby, has 900 people.', 'The county seat, Denby'],
  ['As the seat of Avon County, it has a courthouse of brick.', 'As the seat of Avon County'],
])('"%s" names another seat', (body, words) => {
  expect(found(body)).toEqual([words])
})

test.each([
  'Holt is the county seat.',
  'Holt is the county seat, Denby by far the largest town.',
  'Holt, the county seat, Denby and Farley have sewers.',
  'Denby was the county seat from 1840 to 1870.',
  'For a century this was the county seat, until the offices moved to Holt.',
  'It was the county seat, and Old Denby became the county seat of Avon County in 1840.',
  'Denby, the county seat until 1870, lost the court.',
  'Denby, the old county seat, lost the court.',
  'The streets of this former county seat are wide.',
  'As the former county seat, it has a courthouse of brick.',
  'As the seat of the county until 1870, it had a court.',
  'The county seat, Denby then, had 900 people.',
  'In 1838 the road reached Denby, the county seat, from the river.',
])('"%s" names the seat, or that of another time', (body) => {
  expect(found(body)).toEqual([])
})

test('the seat of a county may be named by the county, even if a town has its name', () => {
  const denby = { value: { name: 'Denby', region } }
  expect(found('The county seat of Denby has a mill.', [denby])).toEqual([])
  expect(found('The county seat of Denby has a mill.')).toEqual(['The county seat of Denby'])
})

const avon = { ...textless('counties/avon.yaml'), slug: 'avon', value: { name: 'Avon', region } }

test.each([
  ['Denby is the seat of Avon County.', true, ['Denby is the seat of Avon County']],
  ['Ashby is the seat of Avon County.', true, ['Ashby is the seat of Avon County']],
  // Public data knows no seat of the county that is served.
  ['Denby is the seat of Avon County.', false, []],
  ['Lorne is the seat of Avon County.', false, []],
  ['Ashby is the seat of Avon County.', false, ['Ashby is the seat of Avon County']],
])('"%s" is about the county that is served', (body, isSeatKnown, words) => {
  expect(found(body, [avon], isSeatKnown)).toEqual(words)
})

test('of two areas with one name, of which one has no seat in public data, nothing follows from the other', () => {
  // Public data has the seat of one of two counties named Avon.
  expect(found('Lorne is the seat of Avon County.', [], false)).toEqual([])
  expect(found('Denby is the seat of Avon County.')).toEqual(['Denby is the seat of Avon County'])
})

/** The words about a courthouse that are found in the text of the county Avon, with Denby and the seat Holt. */
function courthousesIn(body: string): string[] {
  const city = (name: string, description: string) => ({
    ...{ ...textless('cities.csv'), slug: name.toLowerCase() },
    value: { name, county: 'avon', description },
  })
  const sources = {
    site: { value: { business: {}, policies: [], claims: [] } },
    records: {
      cities: [city('Holt', 'Lawyers work around the courthouse.'), city('Denby', 'Coopers work by the locks.')],
      documents: {},
      folders: {
        ...{ pages: [], articles: [], offices: [], services: [], cities: [] },
        counties: [{ ...avon, value: { ...avon.value, body } }],
      },
      language: { tag: 'en-US' },
    },
    gazetteer: {
      placesNamed: (name: string) => places.filter((place) => place.name === name),
      countiesNamed: () => [{ region, code: '1', name: 'Avon' }],
      seatsOf: () => places.filter((each) => each.name === 'Holt'),
      regionOf: (name: string) => name,
    },
  } as unknown as FactSources // what the check reads
  return checkCourthouses(sources).flatMap(({ words }) => words ?? [])
}

test.each([
  ['Holt is the seat, nine miles from Denby, with the courthouse on a square.', []],
  ['Mines lie from the river to Denby, with the courthouse, Holt, between them.', []],
  ['It is nine miles to Denby, with the courthouse on a square.', ['Denby, with the courthouse']],
  ['Nine miles from Holt is Denby, with the courthouse.', ['Denby, with the courthouse']],
])('"%s" puts the courthouse into another town than the seat: %j', (body, words) => {
  expect(courthousesIn(body)).toEqual(words)
})

function textless(path: string) {
  const at = { file: path, line: 1, column: 1 }
  return { at, locate: () => at, file: { path, shown: path, text: '' } }
}

test.each([
  ['Its seat is Denby.', ['Its seat is Denby']],
  ['The county seat is Denby, with a courthouse.', ['The county seat is Denby', 'The county seat is Denby']],
  ['Its seat is Holt.', []],
  ['Its seat on the board is Denby’s.', []],
])('in a text of a county, "%s": %j', (text, words) => {
  const at = { file: 'counties/avon.yaml', line: 1, column: 1 }
  const county = { slug: 'avon', at, locate: () => at, file: { path: at.file, shown: at.file, text } }
  expect(found('', [{ ...county, value: { name: 'Avon', region, body: text } }])).toEqual(words)
})
