import { expect, test } from 'vitest'
import { clauseAt, isOwnTerm } from '#generator/core/text/own-terms.ts'

/** Whether the first time in a sentence is that of a term of a company whose policies name schools. */
const isOwn = (sentence: string) => isOwnTerm(sentence, sentence.search(/\d/), (word) => word === 'schools')

test.each([
  'You may cancel up to 12 hours before the visit.',
  'Cancel 12 hours ahead, and it is free.',
  'Customers in Ashby can cancel 12 hours ahead.',
  'Clients who cancel less than 12 hours before a visit pay half.',
  'Cancellations are free until 12 hours before.',
  'A visit may be cancelled up to 3 days before.',
  'With 12 hours of notice, you can move a visit.',
  'If you cancel within 12 hours of the visit, we charge half.',
  'We keep the deposit if you cancel less than 10 days ahead.',
  'Schools pay within 30 days of the invoice.',
  'White cedars with a 12-month warranty.',
  'The seal has a warranty of 6 months.',
  'Panes washed in April will need it again, and our warranty of 48 hours does not cover pollen.',
  "30 days' notice ends it.",
])('the company and its customers: "%s"', (sentence) => {
  expect(isOwn(sentence)).toBe(true)
})

test.each([
  'In Oregon a landlord has 31 days after the tenancy to return the deposit.',
  'Your landlord in Holt must send back the deposit within 31 days.',
  'Tenants who clean well get the deposit back within 31 days.',
  'Within 31 days the landlord returns the deposit.',
  'Your bank may take 5 days to show the refund.',
  'Insurers want a report of the damage within 48 hours.',
  'The airline lets you cancel within 24 hours.',
  'Insurance companies pay within 60 days.',
  'The maker gives a warranty of 6 months.',
  'The maker’s warranty lasts 6 months.',
])('others: "%s"', (sentence) => {
  expect(isOwn(sentence)).toBe(false)
})

test.each([
  'But I canceled for the second time, 30 hours before and had to pay a quarter.',
  'She canceled 20 hours before, and they were kind about it.',
  'One family canceled 20 hours ahead and paid half.',
])('the case of one customer: "%s"', (sentence) => {
  expect(isOwn(sentence)).toBe(false)
})

test('a question states no term', () => {
  expect(isOwn('What if you cancel 12 hours before?')).toBe(false)
})

test('a clause ends before one about something else, and alone also before one that goes on', () => {
  const text = 'Report it within 3 days, and we repair it or pay its price, but you keep the pieces.'
  expect(clauseAt(text, 0, false)).toEqual({
    text: 'Report it within 3 days, and we repair it or pay its price',
    start: 0,
  })
  expect(clauseAt(text, 0, true)).toEqual({ text: 'Report it within 3 days', start: 0 })
  expect(clauseAt(text, text.indexOf('keep'), true)).toEqual({ text: 'you keep the pieces.', start: 64 })
})
