import { expect, test } from 'vitest'
import { openGazetteer } from '#generator/places/gazetteer.ts'

const utah = await openGazetteer('US', ['UT'])
const draper = { latitude: 40.52467, longitude: -111.86382 }

test('a point is in the county whose outline holds it', () => {
  expect(utah.countyAt(draper)).toMatchObject({ name: 'Salt Lake', region: 'UT' })
})

test('a point is some kilometres from the county next to it', () => {
  const [county] = utah.countiesNamed('Utah County').filter(({ region }) => region === 'UT')
  const kilometres = county ? utah.distanceTo(county, draper) : undefined
  // The border runs along Traverse Ridge, south of the town.
  expect(kilometres).toBeGreaterThan(3)
  expect(kilometres).toBeLessThan(10)
})

test('a point in the sea is in no county', () => {
  expect(utah.countyAt({ latitude: 30, longitude: -140 })).toBeUndefined()
})

test('a postal code of another region is known too', () => {
  expect(utah.postalCode('83702')).toMatchObject({ place: 'Boise', region: 'ID' })
  expect(utah.postalCode('84200')).toBeUndefined()
})

test('without outlines, a point is in the county of the nearest place', async () => {
  const britain = await openGazetteer('GB', [])
  const skipton = { latitude: 53.962, longitude: -2.017 }
  expect(britain.countyAt(skipton)).toMatchObject({ name: 'North Yorkshire' })
  expect(britain.hasPostalCodes).toBe(false)
})

test('the places of a territory are in the data of another country, which lacks its postal codes', async () => {
  const territory = await openGazetteer('US', ['UT', 'PR'])
  // Its code in the boundaries of counties is 021.
  expect(territory.placesNamed('Bayamón')).toContainEqual(expect.objectContaining({ region: 'PR', county: '021' }))
  expect([territory.lacksPostalCodes('PR'), territory.lacksPostalCodes('UT')]).toEqual([true, false])
})

test('large cities are known in regions that were not opened, and sections of cities are not', async () => {
  const { largeCities } = await openGazetteer('US', ['UT'])
  expect(largeCities('Phoenix').map(({ region }) => region)).toEqual(['AZ'])
  expect(largeCities('South Boston')).toEqual([])
})

test.each([
  ['Staunton', ['Augusta']],
  ['Alexandria', ['Arlington', 'Fairfax']],
  // Cities and water are around it.
  ['Norfolk', []],
  ['Augusta', undefined],
])('around %s in Virginia are the counties %j', async (name, around) => {
  const virginia = await openGazetteer('US', ['VA'])
  const [county] = virginia.countiesNamed(name).filter(({ region }) => region === 'VA')
  expect(county?.name).toBe(name)
  expect(county?.within).toEqual(around)
})

test('a point among places whose counties the data lacks may be in any county', async () => {
  const canada = await openGazetteer('CA', ['NS'])
  const [hants] = canada.countiesNamed('Hants')
  const [peel] = canada.countiesNamed('Peel')
  const enfield = { latitude: 44.9344, longitude: -63.5333 }
  const brampton = { latitude: 43.68341, longitude: -79.76633 }
  expect(hants && canada.distanceTo(hants, enfield)).toBe(0)
  expect(hants && canada.distanceTo(hants, brampton)).toBeGreaterThan(0)
  expect(peel && canada.distanceTo(peel, brampton)).toBe(0)
})

test('the seat of a county is not always the capital of the state in it', async () => {
  const michigan = await openGazetteer('US', ['MI'])
  const [ingham] = michigan.countiesNamed('Ingham County')
  expect(ingham && michigan.seatsOf(ingham).map(({ name }) => name)).toEqual(['Mason'])
})
