import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkLandmarkPoints } from '#generator/load/facts/geography/landmark-points.ts'

const at = { file: 'x', line: 1, column: 1 }
const record = (slug: string, value: object) => ({ slug, value, at, locate: () => at, file: { path: 'x', text: '' } })

type Landmark = { places?: string[]; counties?: string[]; points: [latitude: number, longitude: number][] }

/** What is found in a landmark of a table with Ashby, Denby 5 km and Holt 44 km north of it, in the county Avon or Lorne. */
function found({ places = [], counties = [], points }: Landmark): [string, string][] {
  const city = (name: string, county: string, latitude: number) =>
    record(name.toLowerCase(), { name, county, latitude, longitude: -121 })
  const sources = {
    records: {
      folders: { counties: [record('avon', {}), record('lorne', {})] },
      cities: [city('Ashby', 'avon', 45), city('Denby', 'avon', 45.045), city('Holt', 'lorne', 45.4)],
      landmarks: [
        record('oval', {
          name: 'Ice Oval',
          places,
          counties,
          points: points.map(([latitude, longitude]) => ({ latitude, longitude })),
        }),
      ],
    },
  } as unknown as FactSources // what the check reads
  return checkLandmarkPoints(sources).map(({ severity, what }) => [severity, what])
}

test('a landmark beside a place of another row', () => {
  expect(found({ places: ['ashby'], points: [[45.41, -121.01]] })).toEqual([
    ['warning', 'The coordinates of Ice Oval are 46 km from Ashby, the nearest of its places, and 1 km from Holt.'],
  ])
  expect(found({ counties: ['avon'], points: [[45.39, -121]] })).toEqual([
    ['warning', 'The coordinates of Ice Oval are 38 km from Denby, the nearest of its places, and 1 km from Holt.'],
  ])
})

test('a landmark with two exchanged digits', () => {
  expect(found({ places: ['ashby'], points: [[45.02, -121.3]] })).toEqual([])
  expect(found({ places: ['ashby'], points: [[45.01, -121.43]] })).toEqual([])
  expect(found({ places: ['ashby'], points: [[45.01, -121.404]] })).toEqual([
    [
      'warning',
      'The coordinates of Ice Oval are 32 km from Ashby, the nearest of its places: two digits are exchanged.',
    ],
  ])
})

test('a landmark far from every place', () => {
  expect(found({ places: ['ashby'], points: [[45, 121]] })).toEqual([
    ['error', 'The coordinates of Ice Oval are more than 60 km from every place of cities.csv.'],
  ])
})

test.each<[string, Landmark]>([
  ['one of several places is near', { places: ['ashby', 'holt'], points: [[45.41, -121]] }],
  [
    'one of several points is near',
    {
      places: ['ashby'],
      points: [
        [45.41, -121],
        [45.1, -121],
      ],
    },
  ],
  ['a lake in the mountains, nearer to no other place', { places: ['ashby'], points: [[45.01, -121.6]] }],
  ['between its place and another', { places: ['ashby'], points: [[45.25, -121]] }],
  ['the county of the place', { counties: ['lorne'], places: ['ashby'], points: [[45.41, -121]] }],
  ['one of its places is not in the table', { places: ['ashby', 'hotl'], points: [[45.41, -121.01]] }],
  ['its county does not exist', { counties: ['avom'], places: ['ashby'], points: [[45.41, -121.01]] }],
  ['of no place', { points: [[47, -121]] }],
  ['without a point', { places: ['ashby'], points: [] }],
])('%s: nothing', (_, landmark) => {
  expect(found(landmark)).toEqual([])
})

test('a landmark far from its own places, though another place is nearer', () => {
  expect(found({ places: ['ashby'], points: [[45.6, -121]] })).toEqual([
    ['warning', 'The coordinates of Ice Oval are 67 km from Ashby, the nearest of its places.'],
  ])
  expect(found({ places: ['ashby', 'holt'], points: [[45.6, -121]] })).toEqual([])
  expect(found({ places: ['ashby'], points: [[45.45, -121.3]] })).toEqual([])
  expect(found({ counties: ['avon'], points: [[45.6, -121]] })).toEqual([])
})
