import { expect, test } from 'vitest'
import { checkExchangedDigits } from '#generator/load/facts/prices/exchanged-digits.ts'
import type { Priced } from '#generator/load/facts/prices/priced-services.ts'
import { companySources } from '../../../../../support/company-sources.ts'

/** The words found in a text of a service for $259, of a company whose page has another text. */
function found(body: string, page = '') {
  const at = { file: 'services/stoves.yaml', line: 1, column: 1 }
  const service = { slug: 'stoves', at, locate: () => at, file: { path: at.file, shown: at.file, text: body } }
  const record = { ...service, value: { name: 'Stoves', body, price: { kind: 'from', amount: 259 } } }
  const sources = companySources({ pages: [page] })
  // The check reads these fields.
  const priced = [{ record, amount: 259 }] as unknown as Priced[]
  sources.records.folders.services.push(record as never)
  return checkExchangedDigits(sources, priced).map(({ words }) => words)
}

test('an amount with the digits of the price in another order is a slip', () => {
  expect(found('The yearly service costs $529.')).toEqual(['$529'])
  expect(found('The yearly service costs $295.')).toEqual(['$295'])
})

test('an amount that other texts have too, that is beside the price, or that has other digits, is none', () => {
  expect(found('The yearly service costs $529.', 'An insert costs $529.')).toEqual([])
  expect(found('The service costs $259, and $529 with an insert.')).toEqual([])
  expect(found('The yearly service costs $528.')).toEqual([])
  expect(found('The yearly service costs $259.')).toEqual([])
})
