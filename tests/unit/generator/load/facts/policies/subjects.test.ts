import { expect, test } from 'vitest'
import { isOtherTerm } from '#generator/load/facts/policies/subjects.ts'

const field = (value: object) => ({ record: { value }, path: [], text: '', about: '' }) as never // what it reads

test.each([
  ['cancellation', 'Some national chains take a fee of $90 for canceling early.', {}],
  ['cancellation', 'If storms are near within 3 hours we cancel the visit.', {}],
  ['cancellation', 'A visit that is canceled by us is moved by 2 days at most.', {}],
  ['quote-response', 'We answer everyone within three weeks.', { screen: 'careers', heading: 'Work With Us' }],
  ['quote-response', 'We answer each application within three weeks.', {}],
])('%s: "%s" is no promise to customers', (subject, sentence, value) => {
  expect(isOtherTerm(subject, sentence, field(value))).toBe(true)
})

test.each([
  ['cancellation', 'Unlike other companies we take $90 for canceling early.', {}],
  ['cancellation', 'If you cancel within 3 hours of the visit, we charge a fee.', {}],
  ['quote-response', 'We answer within three days.', { heading: 'Contact Us' }],
])('%s: "%s" is one', (subject, sentence, value) => {
  expect(isOtherTerm(subject, sentence, field(value))).toBe(false)
})
