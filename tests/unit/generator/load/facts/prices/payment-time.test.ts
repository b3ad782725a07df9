import { expect, test } from 'vitest'
import { checkPaymentTimes } from '#generator/load/facts/prices/payment-time.ts'
import { companySources } from '../../../../../support/company-sources.ts'

const found = (text: string, other: string) =>
  checkPaymentTimes(companySources({ pages: [text], services: [other] })).map(({ words }) => words)
const after = 'You pay when the work is complete.'

test.each([
  ['You pay in advance.', after],
  ['Payment is due when you book.', 'You pay on completion.'],
  ['Faults are corrected for two years after completion. You pay in advance.', after],
])('"%s" contradicts "%s"', (text, other) => {
  expect(found(text, other)).toHaveLength(1)
})

test.each([
  ['How much do I pay in advance?', after],
  ['Do customers pay in advance?', after],
  ['Joints that fail are corrected free of charge for two years after completion.', 'All visits are paid in advance.'],
  ['You pay a deposit in advance.', after],
])('"%s" agrees with "%s"', (text, other) => {
  expect(found(text, other)).toEqual([])
})
