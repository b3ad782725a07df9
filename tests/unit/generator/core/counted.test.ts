import { expect, test } from 'vitest'
import { counted } from '#generator/core/counted.ts'

test.each([
  [1, 'counties', '1 county'],
  [2, 'counties', '2 counties'],
  [1, 'services', '1 service'],
  [0, 'cities', '0 cities'],
  [1, 'URLs', '1 URL'],
  [1, 'service × location', '1 service × location'],
  [1, 'care-guides', '1 care-guides'],
])('%i of %s is %s', (count, plural, expected) => {
  expect(counted(count, plural)).toBe(expected)
})
