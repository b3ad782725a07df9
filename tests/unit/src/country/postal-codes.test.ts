import { describe, expect, test } from 'vitest'
import { hasPostalCodes, isPlaceCode, isPostalCode, postalCodeKind, postalCodesIn } from '#src/country/postal-codes.ts'

test.each([
  ['US', '84101', true],
  ['US', '84101-1234', false],
  ['US', '8410', false],
  ['GB', 'BD16 4DY', true],
  ['GB', 'BD16', false],
  ['ES', '28100', true],
  ['ES', '99100', false],
  ['NL', '1011 AB', true],
  // The United Arab Emirates have no postal codes, so nothing can be checked.
  ['AE', 'Dubai', true],
])('in %s, %s is a postal code: %s', (country, code, is) => {
  expect(isPostalCode(code, country)).toBe(is)
})

test.each([
  ['GB', 'BD16', true],
  ['CA', 'K1A', true],
  ['IE', 'D02', true],
  ['NL', '1011', true],
  ['US', '841', false],
  ['ES', '281', false],
])('in %s, a place can have the code %s: %s', (country, code, can) => {
  expect(isPlaceCode(code, country)).toBe(can)
})

describe('the codes in a cell', () => {
  test('may contain a space, and be separated by spaces, commas or semicolons', () => {
    expect(postalCodesIn('BD16 4DY BD17', 'GB')).toEqual(['BD16 4DY', 'BD17'])
    expect(postalCodesIn('BD16, BD17 7AA; LS28', 'GB')).toEqual(['BD16', 'BD17 7AA', 'LS28'])
    expect(postalCodesIn('97031 97014', 'US')).toEqual(['97031', '97014'])
  })

  test('are none in an empty cell', () => {
    expect(postalCodesIn('', 'US')).toEqual([])
  })
})

test('each country calls its codes by their own name', () => {
  expect(['US', 'GB', 'IE', 'ES'].map(postalCodeKind)).toEqual(['zip', 'postcode', 'eircode', 'postalCode'])
})

test('a country without postal codes requires none', () => {
  expect(hasPostalCodes('AE')).toBe(false)
  expect(hasPostalCodes('GB')).toBe(true)
})
