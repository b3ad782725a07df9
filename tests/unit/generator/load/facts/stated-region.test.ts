import { expect, test } from 'vitest'
import { region } from '#generator/load/facts/place-figures/stated-facts.ts'

const says = (sentence: string) =>
  region(
    sentence,
    { name: 'Millburn', region: 'NJ' } as Parameters<typeof region>[1],
    {
      state: /\bin (Wyoming|Colorado|Utah)\b/,
      sources: { site: { value: { business: { address: { country: 'US' } } } } },
    } as unknown as Parameters<typeof region>[2], // what it reads
  )?.words

test.each(['Homes in Wyoming are dry.', 'Homes in Colorado and Utah are dry.', 'A town in Colorado, Utah and more.'])(
  '"%s" is about another state',
  (sentence) => {
    expect(says(sentence)).toMatch(/^in (?:Wyoming|Colorado)$/)
  },
)

test.each([
  'Homes in Wyoming and Short Hills have slate roofs.',
  'Owners in Wyoming, Glenwood and South Mountain ask for slate.',
  'An old house in Wyoming historic district.',
  'Homes in Wyoming estates have slate roofs.',
])('"%s" may be about a part of the town', (sentence) => {
  expect(says(sentence)).toBeUndefined()
})
