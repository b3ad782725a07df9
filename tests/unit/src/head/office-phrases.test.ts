import { expect, test } from 'vitest'
import type { Office } from '#manifest/schema.ts'
import { officeTitle } from '#src/head/office-phrases.ts'
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
