import { expect, test } from 'vitest'
import { policyTermsIn } from '#generator/audit/text/policy-terms.ts'
import type { Manifest } from '#manifest/schema.ts'

const policies = [
  { id: 'a', subject: 'cancellation', title: 'A', statement: 'Cancel 48 hours ahead.', terms: [] },
  { id: 'b', subject: 'guarantee', title: 'B', statement: 'Tell us within 24 hours.', terms: [] },
]
const manifest = { site: { policies, language: 'en-US' } } as unknown as Manifest // the only fields read
const termsIn = (text: string) => policyTermsIn(text, manifest).map(({ subject, hours }) => `${subject} ${hours}`)

test('a sentence about a notice or a fee belongs to the only subject of its text block', () => {
  expect(termsIn('With 36+ hours of notice there is no fee. A late cancellation costs half.')).toEqual([
    'cancellation 36',
  ])
})

test('a sentence about something else belongs to no subject', () => {
  expect(termsIn('We answer within 2 hours. You may cancel online.')).toEqual([])
})

test('a sentence between two subjects belongs to neither', () => {
  expect(termsIn('You may cancel. It costs no fee for 3 days. The guarantee holds.')).toEqual([])
})

test('a sentence that is not next to one about the subject belongs to no subject', () => {
  expect(termsIn('It is free up to 72 hours beforehand. Later it is £30. No one cancels because of rain.')).toEqual([])
})

test('a sentence about a notice may have the duration of a policy on another subject', () => {
  expect(termsIn('Yes, free of charge until 24 hours before it; no one cancels because of rain.')).toEqual([])
})

test.each([
  'You may cancel within 14 days under the Sale of Services Act 1999.',
  'You have a statutory right to cancel within 14 days.',
])('a right that a law gives belongs to no policy: %s', (text) => {
  expect(termsIn(text)).toEqual([])
  expect(termsIn('You may cancel within 14 days.')).toEqual(['cancellation 336'])
})
