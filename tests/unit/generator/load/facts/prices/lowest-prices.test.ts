import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkLowestPrices } from '#generator/load/facts/prices/lowest-prices.ts'
import { pricedServices } from '#generator/load/facts/prices/priced-services.ts'
import { companySources } from '../../../../../support/company-sources.ts'

type Prices = Record<string, [amount: number, unit: string]>
const prices: Prices = {
  'House Cleaning': [99, 'visit'],
  'Apartment Cleaning': [79, 'visit'],
  'Deep Cleaning': [199, 'home'],
  Rekeying: [19, 'cylinder'],
}

/** What is found in the answer to a question, or on a page of a company with some prices. */
function found(text: string, { question = '', note = '', of = prices } = {}): string[] {
  const { site, records } = companySources({ pages: [''], services: Object.keys(of).map(() => note) })
  const services = records.folders.services.map((service, index) => {
    const [name = '', [amount, unit] = [0, '']] = Object.entries(of)[index] ?? []
    return { ...service, value: { name, note, price: { kind: 'from', amount, currency: 'USD', unit } } }
  })
  const [page] = records.folders.pages
  const pages = [{ ...page, value: { items: [{ question, answer: text }] } }]
  const folders = { ...records.folders, services, pages }
  const sources = { site, records: { ...records, folders } } as unknown as FactSources // what the check reads
  return checkLowestPrices(sources, pricedServices(sources.records)).map(({ words }) => words ?? '')
}

test.each([
  ['Each service page shows its starting price, the lowest being that of a house at $99.', '$99'],
  ['Our lowest price is $99.', '$99'],
  ['The lowest starting price of any service is ninety-nine dollars.', 'ninety-nine dollars'],
  ['Our cheapest service starts at $89.', 'starts at $89'],
  ['All our prices start at $99.', 'start at $99'],
  ['Every service has its price, of which the lowest is $99 a visit.', '$99'],
])('"%s" is not the lowest price', (text, words) => {
  expect(found(text)).toEqual([words])
})

test.each([
  'Each service page shows its starting price, the lowest being that of an apartment at $79.',
  'Our lowest price is $79.',
  'Our lowest price is $19 for a cylinder.',
  'Our lowest price for a house is $99.',
  'The lowest price of a house clean is $99.',
  'Our lowest price is $199 for a deep clean.',
  'Our lowest price is not $99.',
  'Our lowest price is $99 an hour.',
  'Our lowest price and the deposit of $99 are due.',
  'A deep clean has three sizes, the lowest at $199.',
  'The lowest shelf is $99.',
])('"%s" is right, or is not known to be wrong', (text) => {
  expect(found(text)).toEqual([])
})

test('the question of an answer may be about one service', () => {
  expect(found('Our lowest price is $199.', { question: 'What does a deep cleaning cost?' })).toEqual([])
  expect(found('Our lowest price is $199.', { question: 'What does a cleaning cost?' })).toEqual(['$199'])
})

test('a price below all is one of something else, if a text has it', () => {
  const of: Prices = { 'House Cleaning': [99, 'visit'], 'Deep Cleaning': [199, 'home'] }
  expect(found('Our lowest price is $59.', { of })).toEqual(['$59'])
  expect(found('Our lowest price is $59.', { of, note: 'An oven is $59.' })).toEqual([])
})
