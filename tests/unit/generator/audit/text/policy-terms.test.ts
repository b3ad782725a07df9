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

test('what is paid ahead is no notice', () => {
  expect(termsIn('You may cancel. What is paid ahead is refunded within 10 days.')).toEqual([])
  expect(termsIn('You may cancel. Do so 10 days ahead.')).toEqual(['cancellation 240'])
})

test('a change of the price is announced by the company, and is no cancellation', () => {
  expect(termsIn('You may cancel by e-mail. We announce a change of the price 60 days ahead.')).toEqual([])
  expect(termsIn('You may cancel by e-mail. Do so 60 days ahead.')).toEqual(['cancellation 1440'])
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

/** What is found with policies on an end, on payment and on canceling. */
const ofPolicies = (text: string) => {
  const policies = [
    {
      subject: 'cancellation',
      title: 'Visits',
      statement: 'A visit is cancelled free of charge until 24 hours before it.',
    },
    { subject: 'ending', title: 'End of rental', statement: 'Either side can end a rental with 15 days notice.' },
    {
      subject: 'payment',
      title: 'Late payment',
      statement: 'Payment is due in 10 days. Later, a fee of $20 is added.',
    },
  ].map((policy) => ({ id: policy.subject, terms: [], ...policy }))
  const manifest = { site: { policies, language: 'en-US' } } as unknown as Manifest // the only fields read
  return policyTermsIn(text, manifest).map(({ subject, hours }) => `${subject} ${hours}`)
}

test('a sentence with a term of another policy and more words of it is about that one', () => {
  expect(ofPolicies('You can cancel the rental with 15 days notice.')).toEqual([])
  expect(ofPolicies('You can cancel a visit with 15 days notice.')).toEqual(['cancellation 360'])
  expect(ofPolicies('You can cancel the rental with 20 days notice.')).toEqual(['cancellation 480'])
})

test('a later step of what is not paid is none that the policy on payment has', () => {
  expect(ofPolicies('Rentals stop after 30 days without payment.')).toEqual([])
  expect(ofPolicies('Payment is due in 30 days.')).toEqual(['payment 720'])
  expect(ofPolicies('A fee is added after 30 days without payment.')).toEqual(['payment 720'])
})

test('a long sentence is shortened after a whole word, so that it is found in the manifest', () => {
  const text =
    'If you book a visit worth more than $50, you may cancel it within 10 days of receiving your copy of the order, without giving a reason.'
  const [{ phrase = '' } = {}] = policyTermsIn(text, manifest)
  expect(phrase).toBe(
    'If you book a visit worth more than $50, you may cancel it within 10 days of receiving your copy of the order,…',
  )
})

/** What is found with policies on a deposit, on payment, damage and what was missed. */
const ofTerms = (text: string) => {
  const policies = [
    {
      subject: 'deposit',
      statement: 'Large jobs need a deposit of 25%, which is returned if you cancel 48 hours ahead.',
    },
    { subject: 'payment', statement: 'Invoices are due in 15 days.' },
    { subject: 'claims', statement: 'Report damage within 72 hours of the visit.' },
    { subject: 'guarantee', statement: 'Tell us within 48 hours if something was missed, and we clean it again.' },
    { subject: 'cancellation', statement: 'Cancel 48 hours ahead.' },
  ].map((policy) => ({ id: policy.subject, title: policy.subject, terms: [], ...policy }))
  const manifest = { site: { policies, language: 'en-US' } } as unknown as Manifest // the only fields read
  return policyTermsIn(text, manifest).map(({ subject, words }) => `${subject} ${words}`)
}

test.each([
  'In Oregon a landlord has 31 days after the tenancy to return the deposit or list what was kept from it.',
  'Under Oregon law, the deposit is returned within 31 days.',
  'Your bank may take 4 days to show the deposit again.',
  'Hard-water deposits harden within 3 weeks.',
  'If not, report it within 36 hours with a photo, and we repair it, replace it or pay what it was worth.',
  'We repair it or pay its price within 10 days.',
  'We come no sooner than 24 hours after the last coat, or you would be paying us to print your walls.',
  'We come 3 days after the last coat, so you pay for one visit.',
  'The new tap pays for itself within 6 months.',
  'File the insurance claim within 5 days of the storm.',
  'Spots that were missed show up after 2 days of sun.',
  'But I canceled for the second time this year, 30 hours before, and had to pay a quarter.',
  'Can you cancel 12 hours before the visit?',
])('a sentence that states no term of the company belongs to no policy: %s', (text) => {
  expect(ofTerms(text)).toEqual([])
})

test.each([
  ['We return the deposit within 31 days.', 'deposit 31 days'],
  ['Deposits come back if you ask 31 days ahead.', 'deposit 31 days'],
  ['You have 31 days to pay.', 'payment 31 days'],
  ['We send an invoice, and you pay it within 31 days.', 'payment 31 days'],
  ['Invoices are due in 31 days.', 'payment 31 days'],
  ['Claims must reach us within 31 days.', 'claims 31 days'],
  ['If something was missed, tell us, and we clean it again within 4 days.', 'guarantee 4 days'],
  ['You can cancel at any time, but we need 12 hours notice.', 'cancellation 12 hours'],
  ['Clients who cancel less than 12 hours before a visit owe half.', 'cancellation 12 hours'],
])('a term of the company, in its own unit: %s', (text, term) => {
  expect(ofTerms(text)).toEqual([term])
})
