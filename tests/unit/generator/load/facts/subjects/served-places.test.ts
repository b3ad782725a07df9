import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkAreas, checkServedPlaces } from '#generator/load/facts/subjects/served-places.ts'
import { openGazetteer } from '#generator/places/gazetteer.ts'

const gazetteer = await openGazetteer('GB', [])

const file = (path: string, text: string) => ({
  file: { path, shown: path, text },
  locate: () => ({ file: path, line: 1, column: 1 }),
})
const row = (name: string, population: number) => ({
  ...file('cities.csv', ''),
  slug: name.toLowerCase(),
  value: { name, county: 'devon', population, description: '' },
})

/** The severities of what is found in a text of Totnes and of Devon, by a company of Totnes that serves three towns. */
function found(text: string, { smallest }: { smallest: number }) {
  const record = (path: string, slug: string, value: object) => ({ ...file(path, text), slug, value })
  const sources = (folders: object) =>
    ({
      gazetteer,
      site: { value: { business: { address: { country: 'GB' }, coordinates: { latitude: 50.43, longitude: -3.68 } } } },
      records: {
        language: { tag: 'en-GB' },
        cities: [
          row('Stratford-upon-Avon', 30_000),
          row('Totnes', 8000),
          row('Ivybridge', 12_000),
          row('Kingsbridge', smallest),
        ],
        documents: {},
        written: { cityRows: new Map(), counties: new Map(), offices: new Map() },
        folders: { counties: [], cities: [], services: [], offices: [], pages: [], articles: [], ...folders },
      },
    }) as unknown as FactSources // what the check reads
  const check = (folders: object) => checkServedPlaces(sources(folders)).map(({ severity }) => severity)
  return {
    ofPlace: check({ cities: [record('cities/totnes.yaml', 'totnes', { body: text })] }),
    ofService: check({ services: [record('services/roofs.yaml', 'roofs', { body: text })] }),
  }
}

test.each([
  // South Brent and Ashburton have 2559 and 3346 residents.
  ['We also serve Totnes, South Brent and Ashburton.', 5000, { ofPlace: [], ofService: [] }],
  ['We also serve Totnes, Ashburton and South Brent.', 100, { ofPlace: [], ofService: ['warning'] }],
  ['We also serve Totnes and Stratford.', 5000, { ofPlace: [], ofService: [] }],
  ['We also serve Totnes and Exeter.', 5000, { ofPlace: ['warning'], ofService: ['warning'] }],
  ['We also serve Totnes and Carlisle.', 5000, { ofPlace: ['error'], ofService: ['error'] }],
])('%s', (text, smallest, expected) => {
  expect(found(text, { smallest })).toEqual(expected)
})

test.each([
  ['Chimneys swept across Manchester and Leeds', ['error']],
  // Valleys and moors are in no list of places.
  ['Chimneys swept across Dartdale and Tavydale', []],
])('%s, in the description of the company', (tagline, expected) => {
  const sources = {
    gazetteer,
    site: {
      ...file('site.yaml', tagline),
      value: { tagline, business: { address: { country: 'GB', locality: 'Totnes' }, description: tagline } },
    },
    records: {
      language: { tag: 'en-GB' },
      cities: [row('Totnes', 8000)],
      documents: {},
      written: { cityRows: new Map(), counties: new Map(), offices: new Map() },
      folders: { counties: [], cities: [], services: [], offices: [], pages: [], articles: [] },
    },
  } as unknown as FactSources // what the check reads
  const found = checkAreas(sources).map(({ severity = 'error' }) => severity)
  expect([...new Set(found)]).toEqual(expected)
})

test.each([
  ['We work in Somerset and Dorset counties.', ['error']],
  ['We work just over the line in Somerset and Dorset counties.', []],
  ['We work across the river, in Somerset and Dorset counties.', []],
  ['We also work outside our two counties in Somerset and Dorset counties.', []],
  ['The line is busy in Somerset and Dorset counties.', ['error']],
  ['We work in Somerset and Devon counties.', []],
])('"%s" on a page of a company of Devon', (body, expected) => {
  const none = { cities: [], services: [], offices: [], articles: [] }
  const sources = {
    gazetteer,
    site: {
      ...file('site.yaml', ''),
      value: { policies: [], business: { address: { country: 'GB', locality: 'Totnes' } } },
    },
    records: {
      language: { tag: 'en-GB' },
      cities: [row('Totnes', 8000)],
      documents: {},
      written: { cityRows: new Map(), counties: new Map(), offices: new Map() },
      folders: {
        ...none,
        counties: [{ ...file('counties/devon.yaml', ''), slug: 'devon', value: { name: 'Devon' } }],
        pages: [{ ...file('pages/about.md', body), value: { screen: 'about', body } }],
      },
    },
  } as unknown as FactSources // what the check reads
  expect(checkServedPlaces(sources).map(({ severity }) => severity)).toEqual(expected)
})

const georgia = await openGazetteer('US', ['GA'])

/** What is found in a text about the company, which serves Clarke County. */
function foundInGeorgia(text: string) {
  const record = (path: string, slug: string, value: object) => ({ ...file(path, text), slug, value })
  const sources = {
    gazetteer: georgia,
    site: {
      value: { business: { address: { country: 'US', region: 'GA' }, coordinates: { latitude: 34, longitude: -83 } } },
    },
    records: {
      language: { tag: 'en-US' },
      cities: [row('Athens', 127_000)],
      documents: {},
      written: { cityRows: new Map(), counties: new Map(), offices: new Map() },
      folders: {
        ...{ cities: [], services: [], offices: [], articles: [] },
        counties: [{ ...record('counties/clarke.yaml', 'clarke', { name: 'Clarke', regionName: 'Georgia' }) }],
        pages: [record('pages/about.md', 'about', { screen: 'about', body: text })],
      },
    },
  } as unknown as FactSources // what the check reads
  return checkServedPlaces(sources).map(({ what }) => what)
}

test('counties of which the company serves none are reported where it says that it works there', () => {
  expect(foundInGeorgia('We fell trees in Jackson, Barrow and Oglethorpe counties.')).toEqual([
    'The text says "in Jackson, Barrow and Oglethorpe counties", but the company serves none of these counties.',
  ])
  expect(
    foundInGeorgia('People in Jackson, Barrow and Oglethorpe counties ask now and then; we name two companies.'),
  ).toEqual([])
})
