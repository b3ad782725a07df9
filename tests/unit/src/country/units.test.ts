import { expect, test } from 'vitest'
import { distanceText, unitCodeOf, unitsOf } from '#src/country/units.ts'

const mile = 1.609344

test.each([
  [0, '0.1 miles'],
  [0.96, '1 mile'],
  [2.04, '2 miles'],
  [9.949, '9.9 miles'],
  [9.95, '10 miles'],
  [1234.5, '1,235 miles'],
])('%d miles are written as %s', (miles, text) => {
  expect(distanceText(miles * mile, 'miles', 'en-US')).toBe(text)
})

test.each([
  [7.64, 'es-ES', '7,6 km'],
  [12.3, 'es-ES', '12 km'],
  [0, 'en-CA', '0.1 km'],
])('%d km in %s are written as %s', (distance, language, text) => {
  expect(distanceText(distance, 'kilometers', language)).toBe(text)
})

test('road signs give miles in the United States and Britain, and kilometres elsewhere', () => {
  expect(['US', 'GB', 'ES', 'CA', 'IE'].map(unitsOf)).toEqual([
    'miles',
    'miles',
    'kilometers',
    'kilometers',
    'kilometers',
  ])
})

test.each([
  ['m²', 'fr-CA', 'MTK'],
  ['square foot', 'en-US', 'FTK'],
  ['square metre', 'en-GB', 'MTK'],
  ['metro cuadrado', 'es-ES', 'MTK'],
  ['Metre', 'en-GB', 'MTR'],
  ['mes', 'es-ES', 'MON'],
  ['Monat', 'de-DE', 'MON'],
  ['visit', 'en-US', undefined],
  ['yard', 'en-US', undefined],
])('a price per %s in %s has the code %s', (unit, language, code) => {
  expect(unitCodeOf(unit, language)).toBe(code)
})
