import { expect, test } from 'vitest'
import { checkPayments } from '#generator/load/facts/prices/payment.ts'
import { companySources } from '../../../../../support/company-sources.ts'

const found = (...pages: string[]) => checkPayments(companySources({ pages })).map(({ words }) => words)
const refusal = 'We take cards, bank transfers and checks, no cash.'

test.each([
  ['By card, bank transfer or check. Cash we don’t take, so that none of it is lost. A card is paid in the evening.'],
  ["Cash we don't accept, but you can pay by check."],
  ['Cash we cannot take.'],
  ['Cash isn’t accepted.'],
  ["We don't take cash, checks are fine."],
  ['Tips are paid in cash, if you like.'],
  ['A refund is paid by check or in cash.'],
  ['Beware of companies that take cash only.'],
  ['Our crews are paid by bank transfer and never in cash.'],
  ['We accepted cash until 2019, as payment on the day.'],
  ['Some companies accept cash and give no receipt.'],
])('"%s" does not accept cash', (text) => {
  expect(found(refusal, text)).toEqual([])
})

test.each([
  ['We take gift cards, and you can pay by bank transfer.'],
  ['You pay when we are done and have passed the background checks.'],
  ['Pay on the day; we walk through and check the roof with you.'],
])('"%s" names no way to pay that the company refuses', (text) => {
  expect(found('You can pay in cash, but we take no cards. We take no checks.', text)).toEqual([])
})

test.each([
  ['You can pay by card or in cash.', 'no cash'],
  ['We accept cash and checks.', 'no cash'],
  ['Payment is due on the day; cash, check and card are fine.', 'no cash'],
  ['Cash is welcome as payment.', 'no cash'],
])('"%s" accepts cash', (text, words) => {
  expect(found(refusal, text)).toEqual([words])
})

test.each([
  ["Cash we don't take.", "Cash we don't take"],
  ['Cash is not accepted.', 'Cash is not accepted'],
  ["We don't accept cash.", "n't accept cash"],
  ['We take checks only.', 'checks only'],
])('"%s" refuses what another text accepts', (text, words) => {
  expect(found(text, 'Pay in cash when we are done.')).toEqual([words])
})

test('a crew that carries no cash may take it', () => {
  expect(found('Our drivers carry no cash, so pay the exact sum.', 'We accept cash and checks.')).toEqual([])
})
