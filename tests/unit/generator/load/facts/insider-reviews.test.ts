import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkInsiderReviews } from '#generator/load/facts/insider-reviews.ts'

function isFound(quote: string, tag = 'en-US'): boolean {
  const at = { file: 'testimonials.yaml', line: 1, column: 1 }
  const file = { path: at.file, shown: at.file, text: quote }
  const testimonials = { at, locate: () => at, file, value: [{ quote }] }
  const records = { documents: { testimonials }, language: { tag } }
  return checkInsiderReviews({ records } as unknown as FactSources).length > 0 // what the check reads
}

test.each([
  'Money well spent. My brother-in-law owns the company and asked me to post this.',
  'My cousin Ana works for them, so I knew the crew.',
  'The owner is my sister, and she does good work.',
  'I work for this company, and we are the best.',
  'I’m the manager here, and I can say it is good.',
  'They asked me to write a nice review, so here it is.',
  'He paid me to say something nice.',
])('"%s" is by an insider', (quote) => {
  expect(isFound(quote)).toBe(true)
})

test.each([
  'My husband works nights, and they were quiet.',
  'My sister owns a shop next door and knew them.',
  'I work from home, and they asked me to leave the door open.',
  'The owner came himself. My wife runs the office on Main Street.',
  'They asked me to write down what hurts the floor.',
  'I am the manager of a hotel.',
])('"%s" is by a customer', (quote) => {
  expect(isFound(quote)).toBe(false)
})

test('other languages are not read', () => {
  expect(isFound('My brother owns the company.', 'es-ES')).toBe(false)
})
