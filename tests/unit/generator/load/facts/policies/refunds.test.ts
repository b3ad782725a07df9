import { expect, test } from 'vitest'
import { checkRefundPromises } from '#generator/load/facts/policies/refunds.ts'
import { companySources } from '../../../../../support/company-sources.ts'

const policies = [{ subject: 'guarantee', statement: 'If something is not right, we come back within 7 days.' }]
const found = (...pages: string[]) => checkRefundPromises(companySources({ policies, pages })).map(({ words }) => words)

test.each([
  ['If the roof leaks, you get your money back.', 'your money back'],
  ['Not happy? We refund the full price.', 'refund the full price'],
  ['Every job has a money-back guarantee.', 'money-back guarantee'],
  ['Si no queda contento, le devolvemos el dinero.', 'le devolvemos el dinero'],
  ['Ofrecemos la devolución íntegra.', 'devolución íntegra'],
])('"%s" promises the price', (text, words) => {
  expect(found(text)).toEqual([words])
})

test.each([
  ['If you cancel in time, you get a full refund.'],
  ['The deposit is refunded in full.'],
  ['Is there a money-back guarantee?'],
  ['We do not give your money back, but we come until it is right.'],
  ['A claim is padded to get the money back.'],
  ['We cannot promise that you get your money back.'],
  ['You get your money back.', 'If we cannot fix it, what you paid is refunded.'],
  ['El casero le devuelve el dinero de la fianza.'],
])('"%s" is right', (...pages) => {
  expect(found(...pages)).toEqual([])
})

test('a policy that gives the money back is what a text repeats', () => {
  const policy = { subject: 'guarantee', statement: 'If we cannot fix it, we refund what you paid.' }
  const sources = companySources({ policies: [policy], pages: ['You get your money back.'] })
  expect(checkRefundPromises(sources)).toEqual([])
})
