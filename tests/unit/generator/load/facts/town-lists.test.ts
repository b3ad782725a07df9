import { expect, test } from 'vitest'
import type { CityRecord } from '#generator/load/facts/fact.ts'
import { partsIn } from '#generator/load/facts/town-lists.ts'

const point = { latitude: 53.9, longitude: -1.1 }
const cities = [{ value: { name: 'Holt', ...point } }] as unknown as CityRecord[] // what it reads

test.each([
  ['Holt with Denby and Ashby', ['Denby', 'Ashby']],
  ['Ford, Holt with Denby; Rye', ['Denby']],
  ['Holt, Denby and Ashby', []],
  ['Ford with Denby', []],
])('the parts of places in "%s"', (text, parts) => {
  expect([...new Set(partsIn(text, cities).map(({ part }) => part))]).toEqual(parts)
})
