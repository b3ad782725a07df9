import { expect, test } from 'vitest'
import { residents } from '#generator/load/facts/place-figures/stated-facts.ts'

/** The words of a sentence about Ashby, which has 5,140 residents. */
const found = (sentence: string) =>
  residents(
    sentence,
    { name: 'Ashby', city: { value: { population: 5140 } } } as Parameters<typeof residents>[1],
    { sources: { today: '2026-01-15' } } as Parameters<typeof residents>[2], // what it reads
  )?.words

test.each([
  'Together Ashby and Holt have some 13,000 people.',
  'The two towns have some 13,000 people.',
  'Ashby and Holt have 13,000 residents.',
  'With Holt it has 13,000 residents.',
])('"%s" may count several places', (sentence) => {
  expect(found(sentence)).toBeUndefined()
})

test.each([
  ['Ashby has some 13,000 people.', '13,000 people'],
  ['Together Ashby and Holt have some 3,000 people.', '3,000 people'],
])('"%s" contradicts the table', (sentence, words) => {
  expect(found(sentence)).toBe(words)
})
