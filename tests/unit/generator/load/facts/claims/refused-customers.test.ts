import { expect, test } from 'vitest'
import { checkRefusedCustomers } from '#generator/load/facts/claims/refused-customers.ts'
import { textSources } from '../../../../../support/text-sources.ts'

const isFound = (text: string, tag?: string) => checkRefusedCustomers(textSources(text, { tag })).length > 0

test.each([
  'We do not take bookings from Section 8 tenants.',
  'We cannot accept jobs from families who were not born in this country.',
  'Our crews won’t work for people who do not speak English.',
  'We no longer serve immigrants.',
  'We refuse to clean for gay couples.',
  'We will not take requests from wheelchair users.',
])('"%s" refuses customers', (text) => {
  expect(isFound(text)).toBe(true)
})

test.each([
  'We do not work on Jewish holidays.',
  'We never refuse a customer because of a voucher.',
  'We do not clean blinds or chandeliers.',
  'We do not ask whether customers are immigrants.',
  'We do not paint white houses a second time.',
  'We serve all people, whatever language they speak.',
  'We do not clean section 8 of the warehouse before seven sections are dry.',
])('"%s" may be said', (text) => {
  expect(isFound(text)).toBe(false)
})

test('texts in other languages are not read', () => {
  expect(isFound('We no longer serve immigrants.', 'de-DE')).toBe(false)
})
