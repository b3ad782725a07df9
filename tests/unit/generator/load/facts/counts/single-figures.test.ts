import { expect, test } from 'vitest'
import type { Read } from '#generator/load/facts/calendar/past-offers.ts'
import { checkTwice } from '#generator/load/facts/counts/single-figures.ts'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { textsOf } from '#generator/load/facts/texts.ts'
import { companySources } from '../../../../../support/company-sources.ts'

/** The words of the text that another one contradicts. */
function found(...sentences: string[]) {
  const { pages } = companySources({ pages: sentences }).records.folders
  const read = pages.flatMap((record) => textsOf(record).map((field): Read => ({ field, sentence: field.text })))
  const sources = { records: { folders: { offices: [], counties: [] } } } as unknown as FactSources // what the check reads
  return checkTwice(read, sources).map(({ words }) => words)
}
const ours = 'We have £5 million public liability insurance.'

test.each([
  ['We have {claim.insured} and employers’ liability insurance for £10 million.'],
  ["Our employers' liability insurance is £10 million."],
  ['We have £10 million employers’ liability insurance.'],
  ['Treatment risk is insured for £250,000, and public liability insurance for £5 million.'],
  ['Public liability insurance is £5,000,000, employers’ liability £10 million.'],
  ['A surety bond of £25,000 covers the deposit.'],
  ['We pay up to what we are insured for, which is £2 million per occurrence.'],
  ['Our insurance is £2 million for each claim and £5 million a year.'],
  ['Up to the limits of our insurance: £2 million per incident, £5 million in total.'],
  ['We are insured for £10 million in aggregate.'],
  ['The deductible of our insurance is £2,500.'],
  ['Insurance costs us £38,000 a year.'],
  ['In 2019 the insurance paid £12,500 for one roof.'],
])('"%s" is about another insurance', (text) => {
  expect(found(ours, text)).toEqual([])
})

test.each([
  ['We are insured for £2 million.', 'insured for £2 million'],
  ['Our public liability insurance is £2 million, employers’ liability £10 million.', 'insurance is £2 million'],
  ['We have {claim.insured} and public liability insurance for £2 million.', 'insurance for £2 million'],
])('"%s" gives another sum', (text, words) => {
  expect(found(ours, text)).toEqual([words])
})

test('Two sums of one further insurance', () => {
  const texts = [
    'Our employers’ liability insurance is £10 million.',
    'Our employers’ liability insurance is £5 million.',
  ]
  expect(found(ours, ...texts)).toEqual(['insurance is £5 million'])
})

test('two limits of one case', () => {
  const texts = ['We are insured for £2 million per occurrence.', 'Our insurance is £1 million for each claim.']
  expect(found(ours, ...texts)).toEqual(['insurance is £1 million'])
})
