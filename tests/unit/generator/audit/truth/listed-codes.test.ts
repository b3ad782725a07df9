import { expect, test } from 'vitest'
import type { PlaceTruth } from '#generator/audit/truth/known-names.ts'
import { missingCodes } from '#generator/audit/truth/listed-codes.ts'

const place = { kind: 'city', postalCodes: new Set(['97031', '97044']) } as unknown as PlaceTruth // no other field is read
const known = { codesOf: new Map([['Odell', ['97044']]]), postalCodes: new Set(['97031', '97044', '97014']) }
const missing = (texts: readonly string[], params = {}) =>
  missingCodes(texts, { place }, { params }, known).map(({ wanted }) => wanted)

test('a list on the page of a city lacks one of its codes', () => {
  expect(missing(['ZIP codes', '97031'])).toEqual(['97044'])
  expect(missing(['ZIP codes', '97031', '97044'])).toEqual([])
})

test('a page without any code, or about a service there, has no such list', () => {
  expect(missing(['Drains'])).toEqual([])
  expect(missing(['97031'], { service: 'drains' })).toEqual([])
})

test('the code of another city in place of the own ones', () => {
  const one = { ...place, postalCodes: new Set(['97031']) }
  const found = (texts: readonly string[]) =>
    missingCodes(texts, { place: one }, { params: {} }, known).map((each) => [each.found, each.wanted])
  expect(found(['ZIP code', '97014'])).toEqual([['97014', '97031']])
  expect(found(['ZIP code', '97031', 'Salem', '97014'])).toEqual([])
  expect(found(['Salem, OR 97014', '97999'])).toEqual([])
})

const typed = (texts: readonly string[], of: PlaceTruth | undefined = place) =>
  missingCodes(texts, { place: of }, { params: {} }, known).map(({ found, wanted }) => [found, wanted])
const county = { kind: 'county', postalCodes: new Set() } as unknown as PlaceTruth // no other field is read

test('a code with a letter in place of a digit is a mistake of typing', () => {
  expect(typed(['97O31', '97044'])).toEqual([['97O31', '97031']])
})

test.each(['9704', '97O44', '970444', '9744'])('a code that lost or got a digit: %s', (code) => {
  expect(typed(['97031', code])).toEqual([[code, '97044']])
  expect(typed(['Odell', `ZIP code ${code}`], county)).toEqual([[code, '97044']])
})

test.each(['97044', '97031', 'ZIP codes 97044, 97031', '97044 and 9704 homes', 'Since 1970', '9,704 residents'])(
  'a right code, another code and a number: %s',
  (text) => {
    expect(typed(['Odell', text], county)).toEqual([])
  },
)
