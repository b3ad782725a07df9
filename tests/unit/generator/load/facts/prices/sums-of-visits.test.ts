import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { pricedServices } from '#generator/load/facts/prices/priced-services.ts'
import { checkSumsOfVisits } from '#generator/load/facts/prices/sums-of-visits.ts'

const at = { file: 'services/offices.yaml', line: 1, column: 1 }

/** What is found in the note on the price of a service from $199 a visit, or with another price. */
function found(pricingNote: string, price: object = { kind: 'from', amount: 199, currency: 'USD', unit: 'visit' }) {
  const file = { path: at.file, shown: at.file, text: pricingNote }
  const service = {
    slug: 'offices',
    at,
    locate: () => at,
    file,
    value: { name: 'Office Cleaning', price, pricingNote },
  }
  const records = { folders: { services: [service] }, language: { tag: 'en-US' } }
  const sources = { records } as unknown as FactSources // what the check reads
  return checkSumsOfVisits(sources, pricedServices(sources.records)).map(({ words }) => words)
}

test.each([
  // 4 × 199 = 796
  ['Floor area decides the rate. Four visits at the starting rate add up to $696.', '$696'],
  ['Two visits a month at our lowest price would cost $298.', '$298'],
  ['Four visits add up to $696 at the starting rate.', '$696'],
  ['Four cleanings at the starting price come to six hundred dollars.', 'six hundred dollars'],
  ['Four visits at the starting rate come to about $1,000.', '$1,000'],
])('the sum in "%s" is wrong', (text, words) => {
  expect(found(text)).toEqual([words])
})

test.each([
  'Four visits at the starting rate add up to $796.',
  'Four visits at the starting rate come to about $800.',
  'Four visits add up to $696.',
  'Four visits at the monthly rate add up to $696.',
  'Four visits at the starting rate for a shop add up to $696.',
  'Four windows at the starting rate add up to $40.',
  'The first four visits at the starting rate add up to $696.',
  'Four visits at the starting rate save $40.',
  'Four visits at the starting rate are $100 less.',
  'Four visits at the starting rate with a plan add up to $696.',
  'In 2024 visits at the starting rate cost $180.',
])('the sum in "%s" is right, or is not known to be wrong', (text) => {
  expect(found(text)).toEqual([])
})

test('the hours of a price by the hour are counted', () => {
  const hourly = { kind: 'hourly', amount: 150, currency: 'USD', unit: 'hour' }
  expect(found('Three hours at the starting rate come to $400.', hourly)).toEqual(['$400'])
  expect(found('Three hours at the hourly rate come to $450.', hourly)).toEqual([])
  expect(found('Three visits at the hourly rate come to $400.', hourly)).toEqual([])
})
