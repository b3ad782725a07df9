import { expect, test } from 'vitest'
import { statesOfInterstate } from '#src/country/interstates.ts'

test('an Interstate is in the states that it runs through', () => {
  expect(statesOfInterstate(84)).toEqual(['OR', 'ID', 'UT', 'PA', 'NY', 'CT', 'MA'])
  expect(statesOfInterstate(19)).toEqual(['AZ'])
})

test('a branch is in the states of its highway, and in those that it reaches beyond them', () => {
  expect(statesOfInterstate(215)).toEqual(statesOfInterstate(15))
  expect(statesOfInterstate(287)).toEqual(['NY', 'NC', 'NJ'])
})

test('of a number that none has, no states are known', () => {
  expect(statesOfInterstate(60)).toBeUndefined()
  expect(statesOfInterstate(100)).toBeUndefined()
})
