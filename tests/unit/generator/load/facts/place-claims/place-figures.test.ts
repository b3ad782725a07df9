import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkPlaceFigures } from '#generator/load/facts/place-claims/place-figures.ts'

const file = (path: string) => ({
  at: { file: path, line: 1, column: 1 },
  file: { path, shown: path, text: '' },
  locate: () => ({ file: path, line: 1, column: 1 }),
})
const row = (name: string, latitude: number) => ({
  ...{ ...file('cities.csv'), slug: name.toLowerCase() },
  value: { name, county: 'avon', description: '', latitude, longitude: -106 },
})

/** The words that are found in the text of Ashby, Texas, which is 45 miles from Holt and 160 miles from Farley. */
function found(body: string): string[] {
  const business = {
    address: { country: 'US', region: 'TX', locality: 'Holt' },
    coordinates: { latitude: 32, longitude: -106 },
  }
  const sources = {
    site: { value: { business, hours: {} } },
    records: {
      language: { tag: 'en-US' },
      landmarks: [],
      cities: [row('Ashby', 31.35), row('Holt', 32), row('Farley', 29)],
      folders: {
        offices: [],
        counties: [{ ...{ ...file('counties/avon.yaml'), slug: 'avon' }, value: { name: 'Avon', region: 'TX' } }],
        cities: [{ ...file('cities/ashby.yaml'), slug: 'ashby', value: { body } }],
      },
    },
  } as unknown as FactSources // what the check reads
  return checkPlaceFigures(sources).flatMap(({ words }) => words ?? [])
}

test('a figure may be that of a namesake in another state', () => {
  expect(found('We are not the shop in Ashby, New Mexico, 150 miles north of Holt.')).toEqual([])
  expect(found('We are not the shop in Ashby, NM, 150 miles north of Holt.')).toEqual([])
  expect(found('We are in Ashby, Texas, 150 miles north of Holt.')).toEqual(['150 miles north of Holt'])
  expect(found('Ashby is 150 miles south of Holt.')).toEqual(['150 miles south of Holt'])
})

test.each([
  ['Ashby is an hour and a half by car from Holt.', []],
  ['It is an hour from Holt.', []],
  ['Ashby is an hour and a half by car from Farley.', ['an hour and a half by car from Farley']],
  ['An hour from Farley, winters are mild.', ['An hour from Farley']],
  ['Ashby is three hours and a half by car from Holt.', ['three hours and a half by car from Holt']],
])('the drive of "%s": %j', (text, words) => {
  expect(found(text)).toEqual(words)
})

test.each([
  ['It is 45 miles north of Holt.', ['is 45 miles north of Holt']],
  ['It is 45 miles south of Holt.', []],
  ['Forty-five miles north of Holt, flat as a table, with a mill.', ['Forty-five miles north of Holt']],
  ['Forty-five miles north of Holt, the river turns east.', []],
  ['The mill is 45 miles north of Holt.', []],
  ['It lies north of Holt.', ['lies north of Holt']],
])('the direction of "%s": %j', (text, words) => {
  expect(found(text)).toEqual(words)
})
