import { expect, test } from 'vitest'
import { checkDeniedFees } from '#generator/load/facts/policies/denied-fees.ts'
import { companySources } from '../../../../../support/company-sources.ts'

const access = 'If our team is not given access, a trip fee applies.'
const late = 'Invoices that are overdue may be charged a late fee.'
const travel = 'A travel fee of $20 applies to visits beyond the river.'

const found = (stated: string, text: string) =>
  checkDeniedFees(companySources({ policies: [{ subject: 'terms', statement: stated }], pages: [text] })).map(
    ({ words }) => words,
  )

test.each([
  [access, 'If no one can let us in, there is no charge.', 'no charge'],
  [access, 'When no one is home, you pay nothing.', 'you pay nothing'],
  [access, 'Should we be unable to get in, the trip costs nothing.', 'costs nothing'],
  [access, 'There is no fee when our crew cannot get in.', 'no fee'],
  [access, 'We do not charge you if no one answers the door.', 'do not charge'],
  [access, 'A no-show is free of charge.', 'A no-show is free'],
  [late, 'If an invoice is overdue, there is no penalty.', 'no penalty'],
  [late, 'We never charge a late fee.', 'never charge a late fee'],
  [travel, 'Our prices are simple: no travel fees.', 'no travel fees'],
  ['A same-day cancellation is charged in full.', 'If you cancel at the last minute, there is no fee.', 'no fee'],
])('after "%s", "%s" denies the fee', (stated, text, words) => {
  expect(found(stated, text)).toEqual([words])
})

test.each([
  [access, 'If no one can let us in, a trip fee applies.'],
  [access, 'If you tell us before noon that no one is home, there is no charge.'],
  [access, 'Estimates are free of charge, and no one has to be home.'],
  [access, 'A lockbox costs nothing.'],
  [access, 'If no one can let us in, is there no charge?'],
  [access, 'There is no fee for a second key.'],
  [late, 'If you cancel early, there is no fee.'],
  [late, 'Our crews are never late, and quotes are free.'],
  [travel, 'There is no travel fee in Avon.'],
  [travel, 'We charge no late fees.'],
  ['Visits need access to water.', 'If no one can let us in, there is no charge.'],
])('after "%s", "%s" is right', (stated, text) => {
  expect(found(stated, text)).toEqual([])
})
