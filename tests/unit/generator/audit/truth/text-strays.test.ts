import { describe, expect, test } from 'vitest'
import { type Known, knownOf, type PlaceTruth } from '#generator/audit/truth/known-names.ts'
import { addTextStrays } from '#generator/audit/truth/text-strays.ts'
import type { StrayFact } from '#generator/core/facts.ts'
import type { Manifest } from '#manifest/schema.ts'

const county = (name: string, region: string) => ({ key: region, slug: region, name, fullName: name, region })
const city = (slug: string, region: string) => ({ key: slug, slug, name: 'Anthony', county: region, postalCodes: [] })
const manifest = {
  site: { business: { address: { country: 'US' } } },
  services: [],
  counties: [county('El Paso County', 'TX'), county('Doña Ana County', 'NM')],
  cities: [city('anthony', 'TX'), city('anthony-dona-ana', 'NM')],
} as unknown as Manifest // no other field is read

const none = {
  slips: [],
  deadlines: [],
  notices: [],
  days: [],
  claims: [],
  amounts: [],
  strangers: [],
  cities: [],
  counties: [],
}
const noCodes = { postalCodes: [], labelCodes: [], regions: [] }

type Stated = {
  known: Known
  place: PlaceTruth | undefined
  statements: object
  text?: string
  before?: string
  /** The name of the service of the page. */
  service?: string
}

function straysOf({ known, place, statements, text = '', before, service }: Stated): string[] {
  const found: StrayFact[] = []
  const subject = { place, service: service === undefined ? undefined : { name: service } }
  const stated = { text, before, claims: [], subject, known, addresses: [] }
  const all = { ...stated, statements: { ...none, ...noCodes, ...statements } }
  addTextStrays(found, all as unknown as Parameters<typeof addTextStrays>[1]) // the page is read for links only
  return found.map(({ found: words }) => words)
}

function straysIn(text: string, region: string, counties: readonly string[] = []): string[] {
  const known: Known = knownOf(manifest)
  const place = known.places.get('anthony-dona-ana')
  const statements = { cities: ['Anthony'], counties, regions: [{ name: 'Anthony', region }] }
  return straysOf({ known, place, statements, text })
}

test.each([
  ['suburb', 30, 90_000, []],
  ['suburb', 60, 90_000, ['Anthony']],
  ['suburb', 30, 9000, ['Anthony']],
  ['part', 10, 90_000, ['Anthony']],
])('a %s, %d km away in another county, of a city of %d people: %j', (kind, kilometers, population, found) => {
  const at = (latitude: number) => ({ coordinates: { latitude, longitude: -106 } })
  const cities = [
    { ...city('anthony', 'NM'), ...at(32), population },
    { ...city('holt', 'TX'), name: 'Holt', ...at(32 + kilometers / 111), population: 20_000 },
  ]
  const known = knownOf({ ...manifest, cities } as unknown as Manifest) // no other field is read
  const partOf = { part: 'Holt', whole: 'Anthony', isSuburb: kind === 'suburb' }
  expect(straysOf({ known, place: known.places.get('holt'), statements: { partOf } })).toEqual(found)
})

test('a place in another region is found, unless the company serves its namesake there', () => {
  expect(straysIn('Our crew is in Anthony, KS.', 'KS')).toEqual(['Anthony, KS'])
  expect(straysIn('The nearest place is Anthony, TX.', 'TX')).toEqual([])
})

test.each([
  ['a county a part of a city elsewhere', 'el-paso', 'Anthony', ['Anthony']],
  ['a county a part of a region with the name of a city', 'york', 'New York', []],
  ['a county a part of a region with the name of a city in it', 'gisborne-district', 'Gisborne', []],
])('a text may not make %s', (_, slug, whole, found) => {
  const counties = [
    { ...county('El Paso County', 'TX'), key: 'el-paso', slug: 'el-paso' },
    { ...county('York County', 'NY'), key: 'york', slug: 'york', regionName: 'New York' },
    { ...county('Gisborne District', ''), key: 'gisborne-district', slug: 'gisborne-district' },
    county('Other County', 'NM'),
  ]
  const cities = [
    city('anthony', 'NM'),
    { ...city('new-york', 'NM'), name: 'New York' },
    { ...city('gisborne', 'gisborne-district'), name: 'Gisborne' },
  ]
  const known = knownOf({ ...manifest, counties, cities } as unknown as Manifest) // no other field is read
  const place = known.places.get(slug)
  expect(straysOf({ known, place, statements: { partOf: { part: place?.name, whole } } })).toEqual(found)
})

describe('a text that one record alone has', () => {
  const counties = ['El Paso County', 'Doña Ana County'].map((name) => ({
    ...county(name, 'NM'),
    slug: name,
    key: name,
  }))
  const towns: Record<string, string> = {
    Anthony: 'El Paso County',
    Canutillo: 'El Paso County',
    Mesilla: 'Doña Ana County',
  }
  const cities = Object.entries(towns).map(([name, at]) => ({ ...city(name, at), name, slug: name }))
  const known = knownOf({ ...manifest, counties, cities } as unknown as Manifest) // no other field is read
  const strays = (on: string, owner: object, before = '', service?: string) =>
    straysOf({
      known,
      place: known.places.get(on),
      statements: { written: { owners: [owner], altered: undefined } },
      before,
      ...(service !== undefined && { service }),
    })

  test.each([
    ['a city on the page of another', 'Anthony', { city: 'Mesilla' }, ['Mesilla']],
    ['a city on the page of another county', 'El Paso County', { city: 'Mesilla' }, ['Mesilla']],
    ['a county on the page of another', 'El Paso County', { county: 'Doña Ana County' }, ['Doña Ana County']],
    ['a county on the page of a city elsewhere', 'Mesilla', { county: 'El Paso County' }, ['El Paso County']],
  ])('is a stray: that of %s', (_, on, owner, found) => {
    expect(strays(on, owner)).toEqual(found)
  })

  test('is a stray: that of another service, in the place of the page too', () => {
    expect(strays('Anthony', { service: 'Drains' }, '', 'Sewers')).toEqual(['Drains'])
    expect(strays('Anthony', { city: 'Anthony', service: 'Drains' }, '', 'Sewers')).toEqual(['Drains'])
  })

  test.each([
    ['the city itself', 'Anthony', { city: 'Anthony' }, ''],
    ['a city on the page of its county', 'El Paso County', { city: 'Canutillo' }, ''],
    ['a county on the page of its city', 'Canutillo', { county: 'El Paso County' }, ''],
    ['a city on a card of a county', 'El Paso County', { city: 'Mesilla' }, 'Mesilla'],
    ['a county on a card', 'Mesilla', { county: 'El Paso County' }, 'El Paso County'],
    ['a service on a page of none', 'Mesilla', { service: 'Drains' }, ''],
  ])('is none: that of %s', (_, on, owner, before) => {
    expect(strays(on, owner, before)).toEqual([])
  })

  test('is none: that of a service on a card', () => {
    expect(strays('Mesilla', { service: 'Drains' }, 'Drains', 'Sewers')).toEqual([])
  })
})

test('the region of a place may have the name of another county', () => {
  expect(straysIn('Our crew is in Anthony, NM.', 'NM', ['NM'])).toEqual([])
})

test('a town with the name of a county elsewhere may be named in its texts', () => {
  const counties = [county('Liverpool', ''), county('Fairfield', '')].map((each) => ({
    ...each,
    slug: each.name,
    key: each.name,
  }))
  const cities = [{ ...city('liverpool', 'Fairfield'), name: 'Liverpool' }]
  const known = knownOf({ ...manifest, counties, cities } as unknown as Manifest) // no other field is read
  const stated = { known, place: known.places.get('liverpool'), text: 'Shops in Liverpool open early.' }
  expect(straysOf({ ...stated, statements: { cities: ['Liverpool'], counties: ['Liverpool'] } })).toEqual([])
  expect(straysOf({ ...stated, statements: { counties: ['Liverpool'] } })).toEqual([])
})
