import { expect, test } from 'vitest'
import { checkFees } from '#generator/load/facts/policies/fees.ts'
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
