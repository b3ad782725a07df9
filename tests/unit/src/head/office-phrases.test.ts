import { expect, test } from 'vitest'
import { loadMessages } from '#generator/load/messages/load-messages.ts'
import type { Office } from '#manifest/schema.ts'
import { officeTitle, regionText } from '#src/head/office-phrases.ts'
import type { Region } from '#src/regions.ts'
import type { SiteIndex } from '#src/site.ts'

test('the title of an office in the capital of its province names the town once', () => {
  const messages = {
    'offices.title': '{name}: {subject}',
    'service.of-trade-in-place': 'Servicios de {trade} en {place}',
  }
  const site: object = { manifest: { messages, site: { language: 'es-ES', business: { trade: 'fontanería' } } } }
  const office: object = { name: 'Retiro', address: { locality: 'Toledo', region: 'Toledo' } }
  // Only these fields are read.
  expect(officeTitle(office as Office, site as SiteIndex)).toBe('Retiro: Servicios de fontanería en Toledo')
})

test('where the trade does not fit, an office that is named for its town names it once', () => {
  const messages = { 'offices.title': '{name}: {subject}', 'service.of-trade-in-place': '{trade} services in {place}' }
  const site: object = { manifest: { messages, site: { language: 'en-US', business: { trade: 'plumbing' } } } }
  const address = { locality: 'Overland Park', region: 'KS' }
  const office: object = { name: 'Bluestem Plumbing Overland Park', address }
  expect(officeTitle(office as Office, site as SiteIndex)).toBe('Bluestem Plumbing Overland Park, KS')
})

test('a region with one county has no list of parts', () => {
  const { messages } = loadMessages('en-US')
  const site: object = { manifest: { messages, site: { language: 'en-US' } } }
  const county = (fullName: string) => ({ fullName })
  const region = (...names: string[]): object => ({ name: 'Kentucky', counties: names.map(county) })
  const text = (...names: string[]) => regionText(region(...names) as Region, site as SiteIndex)
  expect(text('Kenton County')).toBe('We work in Kenton County, Kentucky.')
  expect(text('Boone County', 'Kenton County')).toBe(
    'We work in these parts of Kentucky: Boone County and Kenton County.',
  )
})
