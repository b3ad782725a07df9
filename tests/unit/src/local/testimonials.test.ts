import { expect, test } from 'vitest'
import { orderedTestimonials } from '#src/local/testimonials.ts'
import { placeOf, type Site } from '#src/site.ts'
import { cascadeLocksIsOdell, smallSite } from '../../small-site.ts'

// The file has Ada of Odell before Ben of Hood River.
const names = (site: Site, location?: string, service?: string) =>
  orderedTestimonials(site, {
    place: location === undefined ? undefined : placeOf(site, location),
    service: service === undefined ? undefined : site.servicesBySlug.get(service),
  }).map(({ name }) => name)

test('those from the place come first', async () => {
  const site = await smallSite()
  expect(names(site, 'odell')).toEqual(['Ada L.', 'Ben K.'])
  expect(names(site, 'hood-river')).toEqual(['Ben K.', 'Ada L.'])
})

test('then the nearest; without a place the order is that of the file', async () => {
  // Cascade Locks is 18 miles down the river from Hood River, and Odell 7 miles beyond the hill.
  const site = await smallSite()
  expect(names(site, 'cascade-locks')).toEqual(['Ada L.', 'Ben K.'])
  expect(names(site)).toEqual(['Ada L.', 'Ben K.'])
  const moved = await smallSite([{ file: 'cities.csv', replace: '45.62707,-121.54313', with: '40.62707,-111.54313' }])
  expect(names(moved, 'cascade-locks')).toEqual(['Ben K.', 'Ada L.'])
})

test('an alias of a city is as near as the city', async () => {
  expect(names(await smallSite([cascadeLocksIsOdell]), 'cascade-locks')).toEqual(['Ada L.', 'Ben K.'])
})

test('those from another region are not on the page of a place', async () => {
  const clark =
    'name: Clark\norder: 2\nregion: WA\ndescription: North of the river.\nbody: New plastic.\nshowNearby: true\n'
  const vancouver =
    'clark,Vancouver,vancouver,,190915,census,98660,45.63870,-122.66150,,Across the river.,2020 Census\n'
  const site = await smallSite([
    { file: 'counties/clark.yaml', write: clark },
    { file: 'cities.csv', replace: 'No population known\n', with: `No population known\n${vancouver}` },
  ])
  expect(names(site, 'vancouver')).toEqual([])
  expect(names(site, 'vancouver', 'drain-cleaning')).toEqual([])
  expect(names(site, 'odell')).toEqual(['Ada L.', 'Ben K.'])
  expect(names(site)).toEqual(['Ada L.', 'Ben K.'])
})

test('those from an unknown place come last', async () => {
  const site = await smallSite([{ file: 'testimonials.yaml', replace: 'location: Odell', with: 'location: Elsewhere' }])
  expect(names(site, 'odell')).toEqual(['Ben K.', 'Ada L.'])
})

test('those about the service come before nearer ones', async () => {
  const edit = {
    file: 'testimonials.yaml',
    replace: 'location: Hood River,',
    with: 'location: Hood River, service: drain-cleaning,',
  }
  const site = await smallSite([edit])
  expect(names(site, 'odell', 'drain-cleaning')).toEqual(['Ben K.', 'Ada L.'])
  expect(names(site, undefined, 'drain-cleaning')).toEqual(['Ben K.', 'Ada L.'])
  expect(names(site, 'odell', 'sewer-inspection')).toEqual(['Ada L.', 'Ben K.'])
})
