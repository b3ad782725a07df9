import { expect, test } from 'vitest'
import { asNeighbour } from '#generator/load/facts/place-texts.ts'

test.each([
  ['The school draws pupils from Holt.', 1],
  ['There are trains to Denby, Holt and Ashby.', 1],
  ['Between Denby and Holt the road is wide.', 1],
  ['Holt has a market, and in Holt is a bakery.', 0],
])('%s', (text, times) => {
  expect(asNeighbour(text, 'Holt')).toBe(times)
})
