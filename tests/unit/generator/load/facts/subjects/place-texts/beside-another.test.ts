import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkPlaceTexts } from '#generator/load/facts/subjects/place-texts.ts'

const file = (path: string) => ({
  at: { file: path, line: 1, column: 1 },
  file: { path, shown: path, text: '' },
  locate: () => ({ file: path, line: 1, column: 1 }),
})
const row = (name: string, latitude: number, description = '') => ({
  ...{ ...file('cities.csv'), slug: name.toLowerCase() },
  value: { name, county: 'calloway', description, latitude, longitude: -88.3 },
})

type Texts = { body?: string; description?: string; name?: string; other?: string }

/** The severities of what is found in the texts of Denby, or of another place. Ashby is 8 km away, Holt 90 km. */
function found({ body = '', description = '', name = 'Denby', other = 'Rye' }: Texts) {
  const sources = {
    site: { value: { business: { name: 'Brook', address: { country: 'US', region: 'KY', locality: 'Murray' } } } },
    records: {
      cities: [
        { ...row(name, 36.5, description), slug: 'denby' },
        row('Ashby', 36.57),
        row('Holt', 37.3),
        row(other, 36.51),
      ],
      folders: {
        offices: [],
        counties: [
          {
            ...{ ...file('counties/calloway.yaml'), slug: 'calloway' },
            value: { name: 'Calloway', region: 'KY', description: '', body: '' },
          },
        ],
        cities: [{ ...file('cities/denby.yaml'), slug: 'denby', value: { body } }],
      },
    },
    gazetteer: {
      regionOf: (name: string) => name,
      countiesOf: () => [],
      countiesNamed: () => [],
      placesNamed: () => [],
    },
  } as unknown as FactSources // what the check reads
  return checkPlaceTexts(sources).map(({ severity = 'error' }) => severity)
}

const text = (name: string) => `${name} has clay pipes. Most homes in ${name} were built before 1960.`

test('a long text that names a neighbor more than its place may be about its place', () => {
  expect(found({ body: text('Ashby') })).toEqual(['warning'])
  expect(found({ body: text('Holt') })).toEqual(['error'])
})

test('a long text that begins with its place is about it', () => {
  const apart = (name: string) =>
    `Denby is small. Homes in ${name} are larger. The mill in ${name} and the park in ${name} are open.`
  expect(found({ body: apart('Holt') })).toEqual([])
  expect(found({ body: `Homes in Denby are damp. ${apart('Holt').slice('Denby is small. '.length)}` })).toEqual([
    'error',
  ])
})

test('a suburb is a part of the town whose name it has', () => {
  const suburb = 'Main Street is where Denby goes for dinner. It is dense, for Denby. Denby eats late.'
  expect(found({ body: suburb, name: 'North Denby', other: 'Denby' })).toEqual([])
  expect(found({ body: suburb.replaceAll('Denby', 'Holt'), name: 'North Denby', other: 'Denby' })).toContain('error')
})

test('a description that does so is the one of the neighbor', () => {
  expect(found({ description: text('Ashby') })).toEqual(['error'])
})

test('a long text that tells its place apart from a neighbor is about its place', () => {
  const apart = (name: string) =>
    `People who live by the mill say that they are from ${name}. The trams of ${name} stop here, and the codes are those in ${name}. Still, many who moved out of ${name} chose Denby.`
  expect(found({ body: apart('Ashby') })).toEqual([])
  expect(found({ body: apart('Holt') })).toEqual(['error'])
  const about = 'Ashby has clay pipes. In Ashby the homes are old. Ashby is damp. It is not like Denby.'
  expect(found({ body: about })).toEqual(['warning'])
})

test.each([
  'In Ashby the dirt changes with the slope. The top gets dry leaves.',
  'In Holt most homes have steep roofs.',
  'Across Ashby every garden has a wall. Gates are low.',
  'Around Ashby winters are long.',
])('a paragraph that begins in another place, in a text that does not name its own one: %s', (text) => {
  expect(found({ body: `Old streets are narrow.\n\n${text}` })).toEqual(['warning'])
})

test.each([
  'In Ashby the lots are larger; in Denby they are narrow.',
  'In Ashby the lots are larger. Here they are narrow.',
  'In Holt the wind is stronger than on these streets.',
  'Roofs are steep. In Ashby the trees bloom early.',
  'In Ashby we have a yard.',
  'In Holt Park the trees bloom.',
  'In Holt the Saturday market is near the mill, and people from these streets go too.',
  'In Denby the dirt changes with the slope.',
])('a comparison with another place is right: %s', (text) => {
  expect(found({ body: `Old streets are narrow.\n\n${text}` })).toEqual([])
})
