import { expect, test } from 'vitest'
import { stemsIn } from '#generator/load/facts/policies/reversed-statements/stems.ts'

test('the forms of a verb have one stem', () => {
  expect(stemsIn('Make beds')).toEqual(stemsIn('Beds made').reverse())
  expect(stemsIn('sweeping floors')).toEqual(stemsIn('swept floor'))
})
