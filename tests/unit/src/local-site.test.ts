import { expect, test } from 'vitest'
import { jsonLd } from '#src/head/json-ld/graph.ts'
import { describePage } from '#src/head/page-head.ts'
import { localSite } from '#src/local-site.ts'
import type { Target } from '#src/route.ts'
import { citiesServed } from '#src/site.ts'
import { companyEdits } from '../../support/companies.ts'
import { smallSite } from '../small-site.ts'

const odell: Target = { id: 'servicePlace', params: { service: 'drain-cleaning', location: 'odell' } }
const home: Target = { id: 'home', params: {} }
const withNumber = {
  file: 'counties/hood-river.yaml',
  replace: 'order: 1',
  with: 'order: 1\nphone: { e164: "+15415550188" }',
}

test('every page of a company with one number shows the same site', async () => {
  const site = await smallSite()
  expect(localSite(site, odell)).toBe(site)
  expect(localSite(site, home)).toBe(site)
})

test('a county has its own number without an office of its own', async () => {
  const site = await smallSite([withNumber])
  const local = localSite(site, odell)
  expect(local.manifest.site.business.phone).toEqual({
    e164: '+15415550188',
    display: '(541) 555-0188',
    texts: true,
  })
  expect(local.manifest.site.business.address).toEqual(site.manifest.site.business.address)
  expect(localSite(site, home)).toBe(site)
  const business = JSON.parse(jsonLd(local, describePage(local, odell)))['@graph'][0]
  expect(business).toMatchObject({ '@type': 'HomeAndConstructionBusiness', name: 'Gorge Drain & Sewer' })
  expect(business).not.toHaveProperty('telephone')
})

test('the page of another name of a city shows the number of the county of that city', async () => {
  const otherName = { file: 'cities.csv', replace: 'cascade-locks,,', with: 'cascade-locks,odell,' }
  const local = localSite(await smallSite([withNumber, otherName]), {
    id: 'serviceArea',
    params: { location: 'cascade-locks' },
  })
  expect(local.manifest.site.business.phone.e164).toBe('+15415550188')
})

test('a county is in the region of its office, and one that no office lists belongs to the office of site.yaml', async () => {
  const { manifest } = await smallSite(await companyEdits('two-offices'))
  expect(manifest.counties.map(({ key, office, regionName }) => [key, office, regionName])).toEqual([
    ['hood-river', 'hood-river', 'Oregon'],
    ['clark', 'vancouver', 'Washington'],
    ['cowlitz', 'vancouver', 'Washington'],
  ])
})

test('what a page does not change is read from the site itself', async () => {
  const site = await smallSite(await companyEdits('two-offices'))
  const local = localSite(site, { id: 'officePage', params: { office: 'vancouver' } })
  expect(local.manifest.cities).toBe(site.manifest.cities)
  expect(local.manifest.site.theme).toBe(site.manifest.site.theme)
  expect(local.servicesBySlug.get('sewer-inspection')).toBe(site.servicesBySlug.get('sewer-inspection'))
  expect(local.servicesBySlug.get('drain-cleaning')).not.toBe(site.servicesBySlug.get('drain-cleaning'))
})

test('the page of an office does not list the towns that another office serves in its county', async () => {
  const site = await smallSite(await companyEdits('two-offices-in-one-county'))
  const [county] = site.manifest.counties
  const served = (target: Target) => county && citiesServed(localSite(site, target), county).map(({ key }) => key)
  expect(served({ id: 'officePage', params: { office: 'hood-river' } })).toEqual(['hood-river', 'cascade-locks'])
  expect(served(home)).toEqual(['hood-river', 'cascade-locks', 'odell'])
})
