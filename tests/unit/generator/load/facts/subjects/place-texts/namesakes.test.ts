import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkPlaceTexts } from '#generator/load/facts/subjects/place-texts.ts'

const file = (path: string) => ({
  at: { file: path, line: 1, column: 1 },
  file: { path, shown: path, text: '' },
  locate: () => ({ file: path, line: 1, column: 1 }),
})
const county = (slug: string, name: string, region: string) => ({
  ...{ ...file(`counties/${slug}.yaml`), slug },
  value: { name, region, description: '', body: '' },
})
const near = { latitude: 36.5, longitude: -88.3 }
const places = [
  { name: 'Hazelton', region: 'TN', county: '1', ...near },
  { name: 'Hazelton', region: 'TX', county: '2', latitude: 32, longitude: -97 },
]
const counties = [
  { region: 'TN', code: '1', name: 'Henry' },
  { region: 'KY', code: '3', name: 'Calloway' },
  { region: 'KY', code: '4', name: 'Graves' },
]

/** The words that are found in a text of Hazelton, Kentucky, on the border of Tennessee. */
function found(body: string): string[] {
  const row = { name: 'Hazelton', county: 'calloway', description: '', ...near }
  const sources = {
    site: { value: { business: { name: 'Brook', address: { country: 'US', region: 'KY', locality: 'Ashby' } } } },
    records: {
      cities: [{ ...file('cities.csv'), slug: 'hazelton', value: row }],
      folders: {
        offices: [],
        cities: [{ ...file('cities/hazelton.yaml'), slug: 'hazelton', value: { body } }],
        counties: [county('calloway', 'Calloway', 'KY'), county('henry', 'Henry', 'TN')],
      },
      language: { tag: 'en-US' },
    },
    gazetteer: {
      countiesNamed: (name: string) => counties.filter((each) => each.name === name),
      regionOf: (region: string) => region,
      countiesOf: (region: string) => counties.filter((county) => county.region === region),
      placesNamed: (name: string) => places.filter((place) => place.name === name),
    },
  } as unknown as FactSources // what the check reads
  return checkPlaceTexts(sources).flatMap(({ words }) => words ?? [])
}

test.each([
  'Hazelton has one street. A few yards on is Hazelton, Tennessee, in Henry County, with a mayor of its own.',
  'Here begins Hazelton, TN. It is a town of Henry County.',
  'Across the state line is Hazelton, Illinois, which is in Polk County.',
])('"%s" is about the namesake across the border', (body) => {
  expect(found(body)).toEqual([])
})

test.each([
  'Hazelton lays bricks. Hazelton, Ohio, has nothing to do with it.',
  'Hazelton lays bricks. Hazelton, Ohio, is also on a river, and parts have gone there twice.',
  'Hazelton has two kilns. Couriers mix up Hazelton, Georgia, and ours.',
  'A mill in Hazelton, Idaho, once called about a boiler here.',
  'Kentucky got Hazelton, Tennessee got the lakes, and Hazelton keeps the joke.',
  'Farmers of Hazelton, Iowa, write us, and our masons in Hazelton send back the letters.',
])('"%s" sets the namesake apart', (body) => {
  expect(found(body)).toEqual([])
})

test.each([
  ['Hazelton, Texas, has one street.', 'Hazelton, Texas'],
  ['Homeowners in Hazelton, Texas, call us about gutters.', 'Hazelton, Texas'],
  ['In Hazelton, Texas, gutters never rest.', 'Hazelton, Texas'],
  ['The tannery of Hazelton, Maine, is of brick.', 'Hazelton, Maine'],
  ['Hazelton is a town of Henry County.', 'Henry County'],
  ['Hazelton, Tennessee, is close. Hazelton is in Graves County.', 'Graves County'],
])('"%s" puts the place elsewhere', (body, words) => {
  expect(found(body)).toEqual([words])
})
