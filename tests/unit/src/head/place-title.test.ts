import { expect, test } from 'vitest'
import { placeTitle } from '#src/head/phrases.ts'
import { placeOf, type Site } from '#src/site.ts'
import type { ManifestEdit } from '../../../support/manifest-case.ts'
import { smallSite } from '../../small-site.ts'

function titleOf(site: Site, slug: string): string {
  const place = placeOf(site, slug)
  if (!place) throw new Error(`no place ${slug}`)
  return placeTitle(place, site)
}

const county = (region: string): ManifestEdit => ({
  file: 'counties/clark.yaml',
  write: `name: Clark\norder: 2\ndescription: Flat.\nbody: Clay.\n${region}`,
})

const odell: ManifestEdit = {
  file: 'cities.csv',
  replace: 'No population known\n',
  with: 'No population known\nclark,Odell,odell-north,,,,98660,45.6,-122.6,,"Another Odell.",test\n',
}

test('a county names the region of its places', async () => {
  const site = await smallSite([county('region: WA'), odell])
  expect(titleOf(site, 'clark-county')).toBe('Clark County, WA')
  expect(site.countiesByKey.get('clark')?.regionName).toBe('Washington')
  expect(titleOf(site, 'hood-river-county')).toBe('Hood River County, OR')
})

test('the county distinguishes towns of one name only within a region', async () => {
  const inTwo = await smallSite([county('region: WA'), odell])
  expect([titleOf(inTwo, 'odell'), titleOf(inTwo, 'odell-north')]).toEqual(['Odell, OR', 'Odell, WA'])
  const inOne = await smallSite([county(''), odell])
  expect(titleOf(inOne, 'odell-north')).toBe('Odell (Clark County), OR')
})

test('a testimonial is from the town of the region it names', async () => {
  const site = await smallSite([county('region: WA'), odell])
  expect(site.citiesByName.get('Odell, WA')?.key).toBe('odell-north')
  expect(site.citiesByName.get('Odell')?.key).toBe('odell')
})
