import { expect, test } from 'vitest'
import type { PlaceTruth } from '#generator/audit/truth/known-names.ts'
import { missingCodes } from '#generator/audit/truth/listed-codes.ts'

const place = { kind: 'city', postalCodes: new Set(['97031', '97044']) } as unknown as PlaceTruth // no other field is read
const missing = (texts: readonly string[], params = {}) =>
  missingCodes(texts, { place }, { params }).map(({ wanted }) => wanted)

test('a list on the page of a city lacks one of its codes', () => {
  expect(missing(['ZIP codes', '97031'])).toEqual(['97044'])
  expect(missing(['ZIP codes', '97031', '97044'])).toEqual([])
})

test('a page without any code, or about a service there, has no such list', () => {
  expect(missing(['Drains'])).toEqual([])
  expect(missing(['97031'], { service: 'drains' })).toEqual([])
})

test('a code with a letter in place of a digit is a mistake of typing', () => {
  const found = missingCodes(['97O31', '97044'], { place }, { params: {} })
  expect(found.map((stray) => [stray.found, stray.wanted])).toEqual([['97O31', '97031']])
})
