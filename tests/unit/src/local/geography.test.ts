import { expect, test } from 'vitest'
import { directionTo, kmBetween } from '#src/local/geography.ts'

test('a degree of latitude is 111.2 km', () => {
  // The index measures on a sphere of 6,371 km: π / 180 × 6371 = 111.19
  expect(kmBetween({ latitude: 40, longitude: -111 }, { latitude: 41, longitude: -111 })).toBeCloseTo(111.19, 1)
})

test.each([
  [{ latitude: 41, longitude: -111 }, 'north'],
  [{ latitude: 39, longitude: -111 }, 'south'],
  [{ latitude: 40, longitude: -110 }, 'east'],
  [{ latitude: 40, longitude: -112 }, 'west'],
  // A degree of longitude is 0.77 of one of latitude there.
  [{ latitude: 40.77, longitude: -110 }, 'northeast'],
  [{ latitude: 39.23, longitude: -112 }, 'southwest'],
])('%o is to the %s', (to, direction) => {
  expect(directionTo({ latitude: 40, longitude: -111 }, to)).toBe(direction)
})

test('a distance across the date line is short', () => {
  expect(directionTo({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBe('east')
})
