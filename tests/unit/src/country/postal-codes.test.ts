import { describe, expect, test } from 'vitest'
import {
  hasPostalCodes,
  isPlaceCode,
  isPostalCode,
  postalCodeKind,
  postalCodesIn,
  writtenPostalCode,
} from '#src/country/postal-codes.ts'

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

test('a form knows whole codes of a country, with or without the space', () => {
  const accepts = (country: string, own: string, code: string) => {
    const form = writtenPostalCode(country, own)
    return form && new RegExp(`^(?:${form.pattern})$`, 'i').test(code)
  }
  const cases: [country: string, own: string, right: string[], wrong: string[]][] = [
    ['ES', '28015', ['28001', '08012'], ['2801', 'Madrid', '28015-1234']],
    ['GB', 'HG1 1DQ', ['hg1 1dq', 'HG11DQ', 'W1A 1AA', 'EC1A 1BB'], ['HG1', '28015']],
    ['CA', 'T2G 3C4', ['t2g3c4', 'T2G-3C4'], ['T2G', '12345']],
    ['IE', 'T12 X2Y4', ['D6W XY45', 'a65f4e2'], ['T12']],
    ['SE', '111 22', ['11122', '111 22'], ['1112']],
    ['US', '97031', ['97031', '97031-1234'], ['9703', '97031-12']],
  ]
  for (const [country, own, right, wrong] of cases) {
    for (const code of right) expect([country, code, accepts(country, own, code)]).toEqual([country, code, true])
    for (const code of wrong) expect([country, code, accepts(country, own, code)]).toEqual([country, code, false])
  }
})

test('a form accepts any code of a country whose codes differ in length, or are unknown', () => {
  expect(writtenPostalCode('PT', '1000-001')).toBeUndefined() // 1000 is one too
  expect(writtenPostalCode('AO', '1234')).toBeUndefined()
})
