import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkPositionsInCounties } from '#generator/load/facts/geography/positions-in-counties.ts'

const at = { file: 'x', line: 1, column: 1 }
const record = (slug: string, value: object) => ({ slug, value, at, locate: () => at, file: { path: 'x', text: '' } })
const region = 'OR'
/** One degree from side to side. Its places are in the western half. */
const extent = { west: -122, east: -121, south: 45, north: 46 }
const places = [
  ['Holt', 45.95, -121.9],
  ['Denby', 45.5, -121.7],
  ['Farley', 45.05, -121.95],
  ['Ashby', 45.1, -121.6],
  ['Old Mill', 46, -121.8],
] as const

type Of = 'county' | 'Holt' | 'company'

/**
 * The words that are found in a text of the county Avon, of Holt in its northwest, or of the company, with the severity. There
 * are two more counties: Wye, and Exe, in which Ashby is by its coordinates.
 */
function found(text: string, of: Of = 'county'): [words: string | undefined, severity: string][] {
  const none = { pages: [], articles: [], offices: [], services: [], cities: [] }
  const rows = places.map(([name, latitude, longitude]) => {
    const kind = name === 'Old Mill' ? 'community' : 'city'
    const description = name === of ? text : ''
    return record(name.toLowerCase(), { name, county: 'avon', kind, latitude, longitude, description })
  })
  const counties = ['Avon', 'Wye', 'Exe'].map((name) =>
    record(name.toLowerCase(), { name, region, body: name === 'Avon' && of === 'county' ? text : '' }),
  )
  const sources = {
    site: record('site', {
      business: { address: {}, description: of === 'company' ? text : '' },
      ...{ claims: [], policies: {} },
    }),
    records: {
      language: { tag: 'en' },
      documents: {},
      folders: { ...none, counties },
      cities: rows,
    },
    gazetteer: {
      regionOf: (name: string) => name,
      countiesNamed: (name: string) => [{ region, code: name, name }],
      distanceTo: ({ name }: { name: string }, { latitude }: { latitude: number }) =>
        name === 'Exe' && latitude === 45.1 ? 0 : 9,
      extentOf: () => extent,
      placesOf: () => places.map(([name, latitude, longitude]) => ({ name, latitude, longitude })),
    },
  } as unknown as FactSources // what the check reads
  return checkPositionsInCounties(sources).map(({ words, severity }) => [words, severity])
}

test.each<[string, string, string]>([
  ['Holt, at the southern end of the county, grows hay.', 'the southern end of the county', 'error'],
  ['At the far southern edge of Avon County, Holt grows hay.', 'the far southern edge of Avon County', 'error'],
  ['In southern Avon County, Holt grows hay.', 'In southern Avon County', 'error'],
  ['Farley is a mill town in the north of the county.', 'the north of the county', 'error'],
  ['Farley is in the county’s northwestern corner.', 'the county’s northwestern corner', 'error'],
  // 0.1 of the way to the north by the outline, and 0.05 by the places.
  ['Ashby is in the northern half of the county.', 'the northern half of the county', 'error'],
  ['Ashby is the county’s northernmost town.', 'the county’s northernmost town', 'error'],
  // 0.5 of the way, and Holt is 0.45 degrees farther.
  ['Denby is the northernmost town in Avon County.', 'the northernmost town in Avon County', 'warning'],
  // 0.05 of the way to the north and 0.05 to the east.
  ['In the middle of the county, Farley has a fair.', 'In the middle of the county', 'warning'],
])('%s', (text, words, severity) => {
  expect(found(text)).toEqual([[words, severity]])
})

test.each<[Of, string]>([
  ['Holt', 'It is a quiet town at the southern end of the county.'],
  ['Holt', 'Here at the southern end of the county, wind blows.'],
  ['Holt', 'A farm town at the southern end of the county.'],
  ['company', 'We began in Holt, at the southern end of Avon County.'],
])('a text of %s: %s', (of, text) => {
  expect(found(text, of)).toEqual([[expect.stringMatching(/^the southern end of/), 'error']])
})

test.each<[Of, string]>([
  ['company', 'We began in Holt, at the southern end of Wye County.'],
  ['company', 'At the far northern end of Wye County, Holt grows hay.'],
  ['company', 'In northern Wye County, Holt grows hay.'],
  ['county', 'Holt is a mill town in the middle of Wye County.'],
])('a text of %s puts a place into another county: %s', (of, text) => {
  expect(found(text, of)).toEqual([[expect.stringMatching(/Wye County$/), 'error']])
})

test.each<[string, Of?]>([
  ['Ashby, at the northern end of Exe County, grows hay.', 'company'],
  ['Hay from Holt goes to the southern end of Wye County.', 'company'],
  ['Holt is far from the southern end of Wye County.', 'company'],
  ['Holt, at the northern end of the county, grows hay.', 'company'],
  ['Holt, at the northern end of Nowhere County, grows hay.', 'company'],
  ['Holt, at the northern end of the county, grows hay.'],
  ['Ashby is in the eastern half of the county.'],
  ['Denby, in the middle of the county, is in the northern part of the county, or the southern part of the county.'],
  ['Holt is the northernmost town of the county.'],
  ['Hay from Holt goes to the southern end of the county.'],
  ['Holt is far from the southern end of the county.'],
  ['North of Holt, the southern end of the county is out of sight.'],
  ['The southern end of the county is windy.'],
  ['Holt has an office on the south of the county road.'],
  ['Trucks from the southern end of the county pass here.', 'Holt'],
  ['Ranches at the southern end of the county send hay.', 'Holt'],
  ['We work at the southern end of the county and in Holt.', 'company'],
])('%s is right, or is not known to be wrong', (text, of) => {
  expect(found(text, of)).toEqual([])
})
