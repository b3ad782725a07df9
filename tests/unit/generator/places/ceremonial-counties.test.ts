import { expect, test } from 'vitest'
import { isInCounty } from '#generator/core/gazetteer.ts'
import { ceremonialCounties } from '#generator/places/ceremonial-counties.ts'
import { openGazetteer } from '#generator/places/gazetteer.ts'

const britain = await openGazetteer('GB', [])

/** Councils of 2023, in place of which public data may have the county that they divided. */
const recent = new Set(['Cumberland', 'Cumbria', 'Westmorland and Furness'])

test.each([...ceremonialCounties])('public data has each part of %s', (name, parts) => {
  const unknown = parts.filter((part) => !britain.countiesNamed(part).some(({ within }) => within?.includes(name)))
  expect(unknown.filter((part) => !recent.has(part))).toEqual([])
})

test.each([
  ['York', 'North Yorkshire'],
  ['Redcar', 'North Yorkshire'],
  ['Hartlepool', 'County Durham'],
  ['Plymouth', 'Devon'],
  ['Bath', 'Somerset'],
])('%s is in %s, and not in Kent', (town, county) => {
  const places = britain.placesNamed(town)
  const isIn = (name: string) =>
    britain.countiesNamed(name).some((each) => places.some((place) => isInCounty(place, each)))
  expect([isIn(county), isIn('Kent')]).toEqual([true, false])
})

test('a point in a part of a county is in the county', () => {
  const [county] = britain.countiesNamed('North Yorkshire')
  const york = { latitude: 53.95763, longitude: -1.08271 }
  expect(county && britain.distanceTo(county, york)).toBe(0)
})
