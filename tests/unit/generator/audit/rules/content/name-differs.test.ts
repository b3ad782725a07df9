import { expect, test } from 'vitest'
import { nameDiffers } from '#generator/audit/rules/content/name-differs.ts'
import type { Manifest } from '#manifest/schema.ts'
import { pageOrigin, scannedPage } from '../../../../../support/scanned-page.ts'

// The only fields read.
const given: object = {
  site: { origin: pageOrigin, business: { name: 'Town Drains', address: { street: '12 Main St' }, lines: [] } },
  offices: [{ name: 'Provo', address: { street: '7 Mill Rd' } }],
  cities: [],
  contacts: [],
}
const manifest = given as Manifest

const found = (text: string) =>
  Array.from(
    nameDiffers.check(scannedPage(`<main><p>${text}</p></main>`), { manifest, limit: () => 0 }),
    ({ what }) => what,
  )

test.each([
  ['BrightMaids of Denver LLC, 12 Main St', 'BrightMaids of Denver LLC'],
  ['Write to Ashby Tiles Inc., 7 Mill Rd, Provo.', 'Ashby Tiles Inc.'],
  ['Town Drains, 12 Main St, is new. The bill comes from Holt Ltd, 12 Main St.', 'Holt Ltd'],
])('in "%s", another company has the address', (text, name) => {
  expect(found(text)).toEqual([`The text {pages} gives "${name}" the address of "Town Drains".`])
})

test.each([
  'Town Drains LLC, 12 Main St',
  'BrightMaids of Denver LLC, 14 Oak Ave',
  'BrightMaids of Denver, 12 Main St',
  'We bought BrightMaids of Denver LLC. Our office is at 12 Main St',
])('in "%s", none has', (text) => {
  expect(found(text)).toEqual([])
})
