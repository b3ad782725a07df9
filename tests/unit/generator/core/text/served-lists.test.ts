import { expect, test } from 'vitest'
import { servedListsIn } from '#generator/core/text/served-lists.ts'

test.each([
  ['We also drive to Hauser, Dover and Athol.'],
  ['We also drive to Hauser, Dover, or Athol.'],
  ['We also drive to Hauser, Dover or Athol.'],
])('%s: all places of the list', (text) => {
  expect(servedListsIn(text)[0]?.names).toEqual(['Hauser', 'Dover', 'Athol'])
})
