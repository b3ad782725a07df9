import { expect, test } from 'vitest'
import { checkFees, checkNamedFees } from '#generator/load/facts/policies/fees.ts'
import { companySources } from '../../../../../support/company-sources.ts'

const found = (text: string) =>
  checkFees(
    companySources({
      policies: [{ subject: 'cancellation', statement: 'A visit that is cancelled later costs $45.' }],
      pages: [text],
    }),
  ).map(({ words }) => words)

test.each([
  ['If you cancel on the day, the fee is $60.', '$60'],
  ['A late cancellation is charged at $54, on any day of the week.', '$54'],
  ['- It costs $30 to move it\n- Cancel on the day for a fee of $60', '$60'],
])('"%s" has another fee than the policy', (text, words) => {
  expect(found(text)).toEqual([words])
})

test.each([
  'The fee for a visit that you cancel is $45.',
  'The plan costs $29 a month and may be cancelled at any time.',
  'The plan costs $29/month, and the fee ends when you cancel.',
  '- It costs $29 by card or direct debit\n- No joining fee and no minimum term\n- Cancel by e-mail',
])('"%s" has no fee of a cancellation', (text) => {
  expect(found(text)).toEqual([])
})

/** The words found in a text about a place, or else in one of the company, whose travel fee is $45. */
const foundNamed = (text: string) =>
  checkNamedFees(
    companySources({
      policies: [{ subject: 'travel-fee', statement: 'The coast has a travel fee of $45; all other towns have none.' }],
      pages: [text],
    }),
  ).map(({ words }) => words)

test.each([
  ['The travel fee is $54, and a neighbor pays none.', 'travel fee is $54'],
  ['There is a travel fee of $30 in this county.', 'travel fee of $30'],
  ['A visit has a $30 travel fee.', '$30 travel fee'],
  ['The travel fee is $54 per trip.', 'travel fee is $54'],
])('"%s" has another fee than the policy that is named for it', (text, words) => {
  expect(foundNamed(text)).toEqual([words])
})

test.each([
  'The travel fee is $45 after five, too.',
  'There is no travel fee, and a sweep is $219.',
  'The travel fee is $2 a mile.',
  'Until May, the old travel fee of $30 applied.',
  'A sweep is $219 with the travel fee.',
])('"%s" has no other travel fee', (text) => {
  expect(foundNamed(text)).toEqual([])
})
