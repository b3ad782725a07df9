import { expect, test } from 'vitest'
import { checkExchangedPeriods } from '#generator/load/facts/policies/exchanged-periods.ts'
import { companySources } from '../../../../../support/company-sources.ts'

const statement = 'A customer who tells us within 24 hours has the area cleaned again within 7 days.'
const found = (text: string, of = statement) =>
  checkExchangedPeriods(companySources({ policies: [{ subject: 'guarantee', statement: of }], pages: [text] })).map(
    ({ words }) => words,
  )

test.each([
  ['Pass it on within 7 days of our visit. An area we missed is cleaned again within 24 hours.', '7 days'],
  ['Tell us within 7 days, and we re-clean it within 24 hours.', '7 days'],
  ['If something was missed, let us know within seven days; we come back within 24 hours.', 'seven days'],
  ['Within 24 hours we fix what you report within 7 days.', '7 days'],
])('"%s" has the periods in the other order', (text, words) => {
  expect(found(text)).toEqual([words])
})

test('it is a policy of another trade', () => {
  const policy = 'Report a leak within 30 days and we repair it within 2 weeks.'
  expect(found('Report a leak within 2 weeks and we repair it within 30 days.', policy)).toEqual(['2 weeks'])
  expect(found('Report a leak within 30 days and we repair it within 2 weeks.', policy)).toEqual([])
})

test.each([
  'Pass it on within 24 hours of our visit. An area we missed is cleaned again within 7 days.',
  'We re-clean it within 7 days if you tell us within 24 hours.',
  'Within 24 hours you tell us, and within 7 days we come back.',
  'Cancel with 7 days of notice, and a fee after 24 hours.',
  'Tell us within 24 hours. We open 7 days a week.',
  'We answer within 24 hours, and visit within 7 days.',
])('"%s" has not', (text) => {
  expect(found(text)).toEqual([])
})
