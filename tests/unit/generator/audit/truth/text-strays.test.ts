import { expect, test } from 'vitest'
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

const none = { slips: [], deadlines: [], days: [], claims: [], amounts: [], strangers: [], cities: [], counties: [] }
const noCodes = { postalCodes: [], labelCodes: [], regions: [] }

type Stated = { known: Known; place: PlaceTruth | undefined; statements: object; text?: string }

function straysOf({ known, place, statements, text = '' }: Stated): string[] {
  const found: StrayFact[] = []
  const stated = { text, claims: [], subject: { place, service: undefined }, known, addresses: [] }
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
