import { expect, test } from 'vitest'
import { isUnknownPrefix, postalPrefixOf, postalSeatOf } from '#src/country/postal-prefixes.ts'

test.each([
  ['2264', 'AU', '2'],
  ['3264', 'AU', '3'],
  // Norfolk Island and Christmas Island, far from the state of their digit.
  ['2899', 'AU', undefined],
  ['6798', 'AU', undefined],
  ['CT16 1AA', 'GB', 'CT'],
])('the code %s of %s begins with %s', (code, country, prefix) => {
  expect(postalPrefixOf(code, country)).toBe(prefix)
})

test('codes of a state are within reach of its capital', () => {
  const sydney = { latitude: -33.9, longitude: 151.2 }
  expect(postalSeatOf('2', 'AU')).toEqual({ ...sydney, kilometers: 1150 })
  expect(postalSeatOf('3', 'AU')?.kilometers).toBe(520)
  expect([isUnknownPrefix('3', 'AU'), isUnknownPrefix('9', 'AU')]).toEqual([false, false])
})
