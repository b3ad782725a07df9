import { expect, test } from 'vitest'
import { createMask, wordsOf } from '#generator/uniqueness/mask.ts'

const mask = createMask({
  place: ['Heber', 'Heber City', 'Salt Lake City'],
  county: ['Salt Lake', 'Salt Lake County'],
  zip: ['84032'],
  service: ['Deep Cleaning', 'Move-In Cleaning'],
})
const masked = (text: string) => mask(wordsOf(text)).join(' ')

test('names become their kind, the longest first, whatever their case', () => {
  expect(masked('Deep cleaning in HEBER CITY, 84032')).toBe('{service} in {place} {zip}')
  expect(masked('Salt Lake County and Salt Lake City')).toBe('{county} and {place}')
  expect(masked('Move-in cleaning near Heber')).toBe('{service} near {place}')
})

test('part of a name is no name', () => {
  expect(masked('salt in a deep lake of the city')).toBe('salt in a deep lake of the city')
})

test('figures stay', () => {
  expect(masked('24 miles, 84043')).toBe('24 miles 84043')
})
