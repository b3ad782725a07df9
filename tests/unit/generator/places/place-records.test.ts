import { expect, test } from 'vitest'
import { heightOf } from '#generator/places/place-records.ts'

test.each([
  // 2 m are 7 feet, which is nearer to 0 than to 50.
  ['a place on the coast of the United States', 2, 'US', undefined],
  ['a place below the sea', -3, 'NL', undefined],
  ['a place in the hills of Spain', 153, 'ES', '150 m'],
  ['a place in the United States', 774, 'US', '2,550 feet'],
])('the height of %s', (_, metres, country, expected) => {
  expect(heightOf(metres, country, 'en-US')).toBe(expected)
})
