import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { pricedServices } from '#generator/load/facts/prices/priced-services.ts'
import { passageFaults } from '#generator/load/facts/prices/prices-of-places.ts'
import { companySources } from '../../../../../support/company-sources.ts'

/** What is found in the passage of Holt on pool care from $135 a month. */
function found(passage: string, pricingNote = ''): string[] {
  const { site, records } = companySources({ services: [pricingNote], places: [''] })
  const [service] = records.folders.services
  const [place] = records.folders.cities
  const price = { kind: 'from', amount: 135, currency: 'USD', unit: 'month' }
  const folders = {
    ...records.folders,
    services: [{ ...service, slug: 'pools', value: { name: 'Pool Care', price, pricingNote } }],
    cities: [{ ...place, value: { services: { pools: passage } } }],
  }
  const sources = { site, records: { ...records, folders } } as unknown as FactSources // what the check reads
  return passageFaults(sources, pricedServices(sources.records)).map(({ severity, words }) => `${severity}: ${words}`)
}

const note = 'The drive: in Ashby and Holt, care costs $15 a month more than elsewhere.'

test.each([
  ['The monthly price starts at $150.', note],
  ['Here it starts at $150.', note],
  ['Here it starts at $150.', 'The size of the pool. The drive to Holt adds $15.'],
  ['Here it starts at $150.', 'A surcharge of $15 applies beyond the river.'],
  ['Here it starts at $120.', 'Customers on the river save $15.'],
  ['Here it starts at $108.', 'Neighbors who book together save 20%.'],
  ['Here it starts at $150, as the drive is longer.', ''],
  ['Here it starts at $150 because of the toll.', ''],
  ['Here it starts at $135.', ''],
])('"%s" is right beside "%s"', (passage, text) => {
  expect(found(passage, text)).toEqual([])
})

test.each([
  ['Here it starts at $170.', note, ['warning: starts at $170']],
  ['Here it starts at $115.', note, ['error: starts at $115']],
  ['Here it starts at $150.', '', ['error: starts at $150']],
  ['Here it starts at $105, as the drive is short.', '', ['error: starts at $105']],
])('"%s" differs beside "%s"', (passage, text, expected) => {
  expect(found(passage, text)).toEqual(expected)
})
