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

function straysIn(text: string, region: string, counties: readonly string[] = []): string[] {
  const known: Known = knownOf(manifest)
  const found: StrayFact[] = []
  const place: PlaceTruth | undefined = known.places.get('anthony-dona-ana')
  const statements = {
    slips: [],
    deadlines: [],
    claims: [],
    amounts: [],
    strangers: [],
    cities: ['Anthony'],
    counties,
    postalCodes: [],
    labelCodes: [],
    regions: [{ name: 'Anthony', region }],
  }
  const stated = { text, statements, claims: [], subject: { place, service: undefined }, known, addresses: [] }
  addTextStrays(found, stated as unknown as Parameters<typeof addTextStrays>[1]) // the page is read for links only
  return found.map(({ found }) => found)
}

test('a place in another region is found, unless the company serves its namesake there', () => {
  expect(straysIn('Our crew is in Anthony, KS.', 'KS')).toEqual(['Anthony, KS'])
  expect(straysIn('The nearest place is Anthony, TX.', 'TX')).toEqual([])
})

test('the region of a place may have the name of another county', () => {
  expect(straysIn('Our crew is in Anthony, NM.', 'NM', ['NM'])).toEqual([])
})
