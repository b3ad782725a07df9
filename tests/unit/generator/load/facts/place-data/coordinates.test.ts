import { expect, test } from 'vitest'
import { digitsExchanged, isWholeMinutes } from '#generator/load/facts/place-data/coordinates.ts'

test.each([
  ['whole minutes', { latitude: 53.25, longitude: -1.41667 }, true],
  ['whole degrees', { latitude: 53, longitude: -1 }, true],
  ['seconds of longitude', { latitude: 53.25, longitude: -1.4213 }, false],
  ['an exact point', { latitude: 40.61106, longitude: -111.89994 }, false],
])('%s', (_, point, expected) => {
  expect(isWholeMinutes(point)).toBe(expected)
})

test('two exchanged digits of a latitude are found by the point that they give', () => {
  const known = { latitude: 40.2969, longitude: -111.69465 }
  expect(digitsExchanged({ ...known, latitude: 40.2696 }, known, 0.6)).toBe(40.2966)
  expect(digitsExchanged({ ...known, latitude: 40.31 }, known, 0.6)).toBeUndefined()
})
