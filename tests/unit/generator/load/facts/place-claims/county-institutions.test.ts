import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkCountyInstitutions } from '#generator/load/facts/place-claims/county-institutions.ts'

const at = { file: 'x', line: 1, column: 1 }
const record = (slug: string, value: object) => ({ slug, value, at, locate: () => at, file: { path: 'x', text: '' } })
const region = 'OR'
const place = (name: string, county: string, latitude: number, population?: number) => ({
  ...{ name, region, county, latitude, longitude: -121, population },
})
const places = [
  place('Holt', '1', 45),
  place('Denby City', '2', 45.5),
  place('Farley', '2', 45.6, 4000),
  place('Tiny', '2', 45.6, 80),
  place('Borden', '2', 45.01, 4000),
]

/** The words that are found in a text of the county Avon, or of Holt, which is in it. Denby City is in another county. */
function found(text: string, of: 'county' | 'place' = 'county'): (string | undefined)[] {
  const none = { pages: [], articles: [], offices: [], services: [], cities: [] }
  const body = of === 'county' ? text : ''
  const sources = {
    site: { value: { business: { address: {} }, claims: [], policies: {} } },
    records: {
      language: { tag: 'en' },
      documents: {},
      folders: { ...none, counties: [record('avon', { name: 'Avon', region, body })] },
      cities: [
        record('holt', { name: 'Holt', county: 'avon', description: of === 'place' ? text : '' }),
        record('denby', { name: 'Denby City', county: 'wye', description: '' }),
      ],
    },
    gazetteer: {
      regionOf: (name: string) => name,
      countiesNamed: (name: string) => (name === 'Avon' ? [{ region, code: '1', name }] : []),
      placesNamed: (name: string) => places.filter((each) => each.name === name),
      distanceTo: (_: object, { latitude }: { latitude: number }) => (latitude - 45) * 111,
    },
  } as unknown as FactSources // what the check reads
  return checkCountyInstitutions(sources).map(({ words }) => words)
}

test.each([
  ['Law offices cluster near the courthouse in Denby City.', 'courthouse in Denby City'],
  ['The county jail is in Denby, past the mill.', 'county jail is in Denby'],
  ['The county fair in Denby City fills August.', 'county fair in Denby City'],
  ['Our crews clean at the county fair grounds in Farley.', 'county fair grounds in Farley'],
  ['The county offices are over in Farley.', 'county offices are over in Farley'],
  ['Denby City has the shops and the county offices.', 'Denby City has the shops and the county offices'],
  ['Farley, the county seat, is growing.', 'Farley, the county seat'],
  ['The county seat is Farley.', 'The county seat is Farley'],
  ['Farley is the county seat.', 'Farley is the county seat'],
  ['Holt is forty miles from Denby, with a courthouse of sandstone.', 'Denby, with a courthouse'],
])('%s', (text, words) => {
  expect(found(text)).toEqual([words])
  expect(found(text, 'place')).toEqual([words])
})

test.each([
  'Law offices cluster near the courthouse in Holt.',
  'The federal courthouse in Denby City is large.',
  'A courthouse in another county, in Farley, is older, and so is another courthouse in Farley.',
  'The courthouse in Farley, Wye County, is older.',
  'Until 1890 the courthouse in Farley served us.',
  'Farley is the county seat of Wye County.',
  'The fairgrounds in Farley and the library in Farley are close.',
  'The courthouse in Tiny is a house with a bell.',
  'The county offices are in Borden.',
  'The courthouse in Main Street is old.',
  'Holt is the seat, forty miles from Denby, with a courthouse of sandstone.',
  'Holt is the county seat, ten miles from Farley, with the county jail beside the cannery.',
])('%s is right, or is not known to be wrong', (text) => {
  expect(found(text)).toEqual([])
})
