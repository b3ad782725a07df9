import { expect, test } from 'vitest'
import { isLaterStep } from '#generator/core/text/later-steps.ts'

const policy = { subject: 'payment', text: 'Invoices are due in 15 days. After that, a late fee of $20 is added.' }

test.each([
  ['Mowing stops after 45 days without payment.', '45 days'],
  ['A late fee is added then, and visits are suspended after 30 days.', '30 days'],
  ['Accounts unpaid for 60 days go to a collection agency.', '60 days'],
  ['We may file a lien once an invoice is 90 days overdue.', '90 days'],
  ['Si pasan más de 60 días, la deuda va a los tribunales.', '60 días'],
])('"%s" is about a later step', (sentence, stated) => {
  expect(isLaterStep(sentence, stated, policy)).toBe(true)
})

test.each([
  ['Payment is due in 30 days.', '30 days'],
  ['You pay after 30 days.', '30 days'],
  ['A late fee of $20 is added after 30 days.', '30 days'],
  ['The fee applies after 30 days without payment.', '30 days'],
  ['Invoices are due within 30 days, and then we stop.', '30 days'],
  ['We stop the service, and invoices are due after 30 days.', '30 days'],
])('"%s" is about a step of the policy', (sentence, stated) => {
  expect(isLaterStep(sentence, stated, policy)).toBe(false)
})

test('other subjects have no later steps', () => {
  const warranty = { subject: 'guarantee', text: 'Tell us within 24 hours.' }
  expect(isLaterStep('After 48 hours we cannot repair it.', '48 hours', warranty)).toBe(false)
})
