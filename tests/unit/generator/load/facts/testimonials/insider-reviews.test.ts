import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkInsiderReviews } from '#generator/load/facts/testimonials/insider-reviews.ts'

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
  'My brother, who owns the company, sent his best people.',
  'my cousin runs this outfit, and it shows.',
  'Full disclosure: my wife does their books.',
  'Full disclosure: I went to school with the owner.',
  'As their landlord, I see how hard they work.',
  'I am their accountant, and the numbers are clean.',
  'I also do their payroll, and I still pay for each visit.',
  'The owner, my sister, came herself.',
  'I am married to the owner, and I would use no one else.',
  'My nephew is on their crew and does good work.',
  'This is my dad’s company, so I know how they work.',
  'I have worked for them since 2019.',
  'I worked here for two years, and they are the best.',
  'They are my tenants, and the shop is always clean.',
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
  'My brother, who owns a bakery, uses them, too.',
  'My wife owns the place we had cleaned.',
  'My husband works for the company next door.',
  'As a landlord, I have them come after each move.',
  'My tenants like them, and as their landlord I do, too.',
  'Their bookkeeper sent the invoice on the same day.',
  'Full disclosure: I had not cleaned my oven for years.',
  'My accountant recommended them. My wife does our books.',
  'My son is on the soccer team, and the mud is gone.',
  'The owner is kind, and my sister likes her.',
  'I do not work for them, I only pay them.',
  'They worked for us all day, and I have worked with them for years as a customer.',
  'This is my second company to try.',
])('"%s" is by a customer', (quote) => {
  expect(isFound(quote)).toBe(false)
})

test('other languages are not read', () => {
  expect(isFound('My brother owns the company.', 'es-ES')).toBe(false)
})
