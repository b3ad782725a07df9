import { expect, test } from 'vitest'
import { createMask } from '#generator/core/text/mask.ts'
import { hashWords } from '#generator/core/text/words.ts'
import { hashText } from '#src/text-hash.ts'

const mask = createMask({
  place: ['Heber', 'Heber City', 'Salt Lake City', 'Summit'],
  county: ['Salt Lake', 'Salt Lake County', 'Summit'],
  zip: ['84032'],
  service: ['Deep Cleaning', 'Move-In Cleaning', ''],
})
const masked = (text: string) => [...mask(hashWords(text)).words]
const words = (text: string) => text.split(' ').map((word) => hashText(word) | 0)

test('names become their kind, the longest first, whatever their case', () => {
  expect(masked('Deep cleaning in HEBER CITY, 84032')).toEqual(words('{service} in {place} {zip}'))
  expect(masked('Salt Lake County and Salt Lake City')).toEqual(words('{county} and {place}'))
  expect(masked('Move-in cleaning near Heber')).toEqual(words('{service} near {place}'))
})

test('part of a name is no name', () => {
  expect(masked('salt in a deep lake of the city')).toEqual(words('salt in a deep lake of the city'))
  expect(masked('Salt Lake Cit')).toEqual(words('{county} cit'))
})

test('a name of two kinds is of the first', () => {
  expect(masked('at Summit')).toEqual(words('at {place}'))
})

test('figures stay', () => {
  expect(masked('24 miles, 84043')).toEqual(words('24 miles 84043'))
})

test('every word of a name is told to be one, with the mask and without', () => {
  const { isNamed, standsForName } = mask(hashWords('near Salt Lake City or Heber'))
  expect([...isNamed]).toEqual([0, 1, 1, 1, 0, 1])
  expect([...standsForName]).toEqual([0, 1, 0, 1])
})
