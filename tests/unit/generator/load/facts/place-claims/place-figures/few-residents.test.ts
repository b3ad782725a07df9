import { expect, test } from 'vitest'
import { fewResidents } from '#generator/load/facts/place-claims/place-figures/few-residents.ts'

const points = new Map([
  ['Ashby', undefined],
  ['Holt', undefined],
])

/** The words of a sentence about Ashby, an estimate of whose residents is 44, or as many as are given. */
const found = (sentence: string, previous?: string, population = 44, population_basis = 'estimate') =>
  fewResidents(
    sentence,
    { name: 'Ashby', city: { value: { population, population_basis } } } as Parameters<typeof fewResidents>[1],
    { points, sources: { today: '2026-01-15' } } as unknown as Parameters<typeof fewResidents>[2], // what it reads
    previous,
  )?.words

test.each([
  ['Its 440 residents live in older frame houses.', 'Its 440 residents'],
  ['Most of its 440 people farm.', 'its 440 people'],
  ['Most of its four hundred people farm.', 'its four hundred people'],
  ['All of its 440 inhabitants share one well.', 'its 440 inhabitants'],
  ['Ashby’s 440 people share one well.', 'Ashby’s 440 people'],
  ['Snow hems in the village’s some 440 year-round residents.', 'the village’s some 440 year-round residents'],
  ['Ashby has one store for its 440 residents.', 'its 440 residents'],
  ['The old town has one store for its 440 residents.', 'its 440 residents'],
])('"%s" contradicts the table', (sentence, words) => {
  expect(found(sentence)).toBe(words)
})

test.each([
  'Its 44 residents live in older frame houses.',
  // An estimate of 44, and 2.7 times as many.
  'Its 120 residents live in older frame houses.',
  'Its two residents are cats.',
  'Its 440 residents over sixty have a club.',
  'Its 440 residents who farm have wells.',
  'Its 440 residents left with the mill.',
  'Its 440 residents voted for it.',
  'In 1920, the town’s 440 residents had a school.',
  'Its 440 residents’ committee meets in May.',
  'The nursing home and its 440 residents are up the hill.',
  'Ashby has a nursing home for its 440 residents.',
  'The mine and its 440 people are up the hill.',
  'East Ashby’s 440 residents have a well.',
  'Some 440 residents came to the fair.',
  'The shop serves 440 people a week.',
])('"%s" is right, or is not known to be wrong', (sentence) => {
  expect(found(sentence)).toBeUndefined()
})

test.each([
  ['Red cliffs rise above the road.', 'Its 440 residents'],
  ['A home for veterans is beside the church.', undefined],
  ['Pine Tower was built in 1990.', undefined],
  ['Holt is across the river.', undefined],
])('after "%s", its residents: %s', (previous, words) => {
  expect(found('Its 440 residents live in older houses.', previous)).toBe(words)
})

test('a count of the census is compared more exactly', () => {
  expect(found('Its 300 residents farm.', '', 120, 'census')).toBe('Its 300 residents')
  expect(found('Its 300 residents farm.', '', 120, 'estimate')).toBeUndefined()
  expect(found('Its 300 residents farm.', '', 200, 'census')).toBeUndefined()
})
