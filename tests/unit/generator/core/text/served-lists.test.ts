import { expect, test } from 'vitest'
import { servedListsIn } from '#generator/core/text/served-lists.ts'

test.each([
  ['We also drive to Hauser, Dover and Athol.'],
  ['We also drive to Hauser, Dover, or Athol.'],
  ['We also drive to Hauser, Dover or Athol.'],
])('%s: all places of the list', (text) => {
  expect(servedListsIn(text)[0]?.names).toEqual(['Hauser', 'Dover', 'Athol'])
})

test.each([
  ['We serve Lewis, Lane and Summit counties.', []],
  ['We serve Lewis and Lane counties, and drive to Hauser.', []],
  ['We serve Hauser, Dover and Athol homes.', [['Hauser', 'Dover', 'Athol']]],
])('%s: no name is cut', (text, lists) => {
  expect(servedListsIn(text).map(({ names }) => names)).toEqual(lists)
})
