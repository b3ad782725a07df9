import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkSunSides } from '#generator/load/facts/geography/sun-sides.ts'
import { textSources } from '../../../../../support/text-sources.ts'

function isFound(text: string, latitude = 40): boolean {
  const { site, records } = textSources(text)
  const business = { coordinates: { latitude, longitude: 0 } }
  const sources = { records, site: { ...site, value: { ...site.value, business } } }
  return checkSunSides(sources as unknown as FactSources).length > 0 // what the check reads
}

test.each<[text: string, latitude?: number]>([
  ['Follow the shade around the house, east side in the morning and west side in the afternoon.'],
  ['For shade, wash the west windows in the afternoon.'],
  ['In the morning the east side is in shade, in the afternoon the west.'],
  ['The morning sun comes through the west windows.'],
  ['East-facing rooms have the evening sun.'],
  ['The sun rises over the western hills.'],
  ['The sun sets behind the eastern ridge.'],
  ['The north side gets the most sun.'],
  ['South-facing roofs get the least sun.'],
  ['Moss grows best on south-facing roofs.'],
  ['Ice lingers on the south side of the house.'],
  ['Snow melts first on north-facing roofs.'],
  ['Moss grows best on north-facing roofs.', -35],
  ['The south side gets the most sun.', -35],
])('"%s" is wrong', (text, latitude) => {
  expect(isFound(text, latitude)).toBe(true)
})

test.each<[text: string, latitude?: number]>([
  ['Follow the shade around the house, west side in the morning and east side in the afternoon.'],
  ['In the morning the west side is in shade, in the afternoon the east.'],
  ['The morning sun comes through the east windows.'],
  ['West-facing rooms have the evening sun, and glass there is hot.'],
  ['Wash west windows in the morning, out of the sun.'],
  ['The west side is out of the sun until the afternoon.'],
  ['The mountain keeps the east side in shade in the morning.'],
  ['The east side of the valley has the evening sun.'],
  ['Trees on the west side give shade in the afternoon.'],
  ['West Valley is bright in the morning sun.'],
  ['Drive east in the morning and the sun is in your eyes.'],
  ['The sun sets behind the western ridge.'],
  ['The south side gets the most sun.'],
  ['Moss grows best on north-facing roofs.'],
  ['Snow lingers on the south side of the canyon.'],
  ['Wind drifts leave snow that stays on the south side.'],
  ['The north side gets the most sun.', -35],
])('"%s" is not', (text, latitude) => {
  expect(isFound(text, latitude)).toBe(false)
})
