import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkPlaceFigures } from '#generator/load/facts/place-claims/place-figures.ts'

const file = (path: string) => ({
  at: { file: path, line: 1, column: 1 },
  file: { path, shown: path, text: '' },
  locate: () => ({ file: path, line: 1, column: 1 }),
})
const point = (latitude: number, longitude = -106) => ({ latitude, longitude })
const landmark = (names: string[], points: object[]) => ({
  ...{ ...file('landmarks.csv'), slug: names[0] },
  value: { name: names[0], names, places: [], counties: [], points },
})

/**
 * The words that are found in a text of Ashby. North of it in a straight line are Holt (36 miles), the airports of Holt and Snow Lake (30 and 8 miles),
 * the Ice Oval (2 miles), Mirror Lake (12 to 40 miles), Round Lake and an Interstate (40 miles), and the cities Denby and Lorne of public data (62 and 19 miles).
 */
function found(description: string): string[] {
  const business = {
    address: { country: 'US', region: 'TX', locality: 'Holt' },
    coordinates: { latitude: 32, longitude: -106 },
  }
  const row = (name: string, latitude: number, text = '') => ({
    ...{ ...file('cities.csv'), slug: name.toLowerCase() },
    value: { name, county: 'avon', description: text, population: 20_000, ...point(latitude) },
  })
  const cities = [
    { name: 'Denby', population: 90_000, ...point(32.35) },
    { name: 'Lorne', population: 40_000, ...point(31.72) },
    { name: 'Lorne', population: 400_000, ...point(40) },
    { name: 'Seaside', population: 170_000, ...point(40) },
    { name: 'Great Falls', population: 900_000, ...point(40) },
    { name: 'Wales', population: 9_000, ...point(40) },
    { name: 'Milford', population: 90_000, ...point(32.35) },
    { name: 'Milford', population: 900, ...point(31.5) },
  ]
  const named = (name: string) => cities.filter((each) => each.name === name)
  const sources = {
    site: { value: { business, hours: {} } },
    gazetteer: {
      placesNamed: named,
      largeCities: () => [],
      names: () => [],
      near: () => [],
      regionOf: () => undefined,
      countiesOf: () => [],
    },
    records: {
      language: { tag: 'en-US' },
      cities: [row('Ashby', 31.48, description), row('Holt', 32)],
      landmarks: [
        landmark(['Holt International Airport'], [point(31.914)]),
        landmark(['Snow Lake International Airport'], [point(31.6)]),
        landmark(['Ice Oval', 'The Oval'], [point(31.51)]),
        landmark(['Mirror Lake'], [point(31.65), point(32.06)]),
        landmark(['Round Lake'], [point(32.06)]),
        landmark(['Interstate 84', 'I-84'], [point(32.06)]),
      ],
      folders: {
        offices: [],
        counties: [{ ...{ ...file('counties/avon.yaml'), slug: 'avon' }, value: { name: 'Avon', region: 'TX' } }],
        cities: [],
      },
    },
  } as unknown as FactSources // what the check reads
  return checkPlaceFigures(sources).flatMap(({ words }) => words ?? [])
}

test.each([
  [
    'Only eight miles from Holt International Airport, Ashby is busy.',
    'Only eight miles from Holt International Airport',
  ],
  ['Just 8 miles from the Holt airport, Ashby is busy.', 'Just 8 miles from the Holt airport'],
  ['Ten minutes from the airport of Holt, the town is busy.', 'Ten minutes from the airport of Holt'],
  ['Ashby, a ten-minute drive from Holt’s airport, is busy.', 'Ashby, a ten-minute drive from Holt’s airport'],
  ['Ashby is about twenty miles north of the Ice Oval.', 'Ashby is about twenty miles north of the Ice Oval'],
  ['The town is 35 km from the Oval.', 'The town is 35 km from the Oval'],
  ['It is three hours by car from the Ice Oval.', 'It is three hours by car from the Ice Oval'],
  ['The Ice Oval is twenty miles away.', 'The Ice Oval is twenty miles away'],
  ['Old streets are quiet, and the Ice Oval is a two-hour drive away.', 'the Ice Oval is a two-hour drive away'],
  ['Downtown Denby is only twelve miles up the road.', 'Downtown Denby is only twelve miles up the road'],
  ['Denby is ten minutes from Ashby.', 'Denby is ten minutes from Ashby'],
  ['You are five minutes from downtown Denby.', 'You are five minutes from downtown Denby'],
  ['From here it is two miles to Denby.', 'From here it is two miles to Denby'],
  ['Great Falls is two miles to the north.', 'Great Falls is two miles to the north'],
  ['Ashby is two miles from Round Lake.', 'Ashby is two miles from Round Lake'],
  ['Ashby is a small town less than five miles from Denby.', 'Ashby is a small town less than five miles from Denby'],
  ['Ashby is the county seat and market town of its valley, ninety miles from Holt.', 'ninety miles from Holt'],
  ['It is the market town of its valley, ninety miles from downtown Holt.', 'ninety miles from downtown Holt'],
  [
    'It is the only village in the basin, two hours from the Ice Oval.',
    'It is the only village in the basin, two hours from the Ice Oval',
  ],
  ['Ashby is the seat of the county, 2 miles from Denby.', 'Ashby is the seat of the county, 2 miles from Denby'],
  ['It puts residents fifteen minutes from Denby.', 'puts residents fifteen minutes from Denby'],
  ['Ninety miles from the Holt airport, silver built the old streets.', 'Ninety miles from the Holt airport'],
  ['Ninety miles from Holt International Airport, winters are long.', 'Ninety miles from Holt International Airport'],
  ['Forty miles from the Ice Oval, most families skate.', 'Forty miles from the Ice Oval'],
  ['Only two miles from Denby, its streets are busy.', 'Only two miles from Denby'],
  ['A hundred miles from the Ice Oval, everyone skates.', 'A hundred miles from the Ice Oval'],
  ['Fifty miles from the Snow Lake airport, winters are long.', 'Fifty miles from the Snow Lake airport'],
  ['The village is more than 40 miles from the Ice Oval.', 'The village is more than 40 miles from the Ice Oval'],
])('%s', (text, words) => {
  expect(found(text)).toEqual([words])
})

test.each([
  'Some 35 miles from Holt International Airport, Ashby is quiet.',
  'Ashby is forty minutes from the Holt airport.',
  'Ashby is two miles from the Ice Oval.',
  'The Ice Oval is five minutes away.',
  'Within fifty miles of the Ice Oval, Ashby has many skaters.',
  'Ashby is more than five miles from Mirror Lake, and less than 70 from its far end.',
  'Mirror Lake is 15 miles away.',
  // It may be near between its two points.
  'Ashby is two miles from Mirror Lake.',
  'Ashby is two miles from I-84.',
  'Ashby is 28 miles from Round Lake.',
  'Mirror Lake is forty miles from town.',
  'Denby is an hour and a half from Ashby.',
  'Denby is 70 miles up the road.',
  // It may have a namesake that no list has.
  'Seaside is two miles to the north.',
  // One of the towns with this name.
  'Milford is two miles away.',
  'Ashby is 25 miles from Lorne.',
  'Ashby is the county seat and market town of its valley, 40 miles from Holt.',
  'Ashby is the seat of the county, 70 miles from Denby.',
  // Something else is there, or has that length.
  'Ashby is the gateway to the mine, ninety miles from Holt.',
  'Ashby is the last town before Mirror Lake, ninety miles from Holt.',
  'Ashby is the town of the mine in the hills by Round Lake, ninety miles from Holt.',
  'The mine is eight miles from Holt International Airport.',
  'Eight miles from Holt International Airport, trucks turn off for the mine.',
  'Ninety miles from the Ice Oval, miners built Holt.',
  'Ninety miles from the Ice Oval, a mine built its own road.',
  'Ninety miles from the Ice Oval, the mine closed.',
  'Ninety miles from the Ice Oval, where silver built a mine, roads end.',
  'Thirty miles from the Holt airport, silver built the old streets.',
  'Sixty miles from Denby, winters are long.',
  'A trail of two miles leads from the old mill to Denby.',
  'The gates of the Ice Oval are twenty miles from Denby.',
  // A part of something else.
  'Ashby is two miles from the Denby line.',
  'Ashby is two miles from Denby Street.',
  'Ashby is two miles from Denby Creek.',
  'Ashby is two blocks from Denby.',
  'Unknown Springs is two miles away.',
  // Its border is meant.
  'Ashby lies about five miles from Wales.',
])('%s is right, or is not known to be wrong', (text) => {
  expect(found(text)).toEqual([])
})
