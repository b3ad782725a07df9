import { expect, test } from 'vitest'
import { mapLinkDiffers } from '#generator/audit/rules/content/map-link-differs.ts'
import { elementsNamed, scanHtml } from '#generator/core/html/scan-html.ts'
import type { Manifest } from '#manifest/schema.ts'

const address = { street: '12 Cannery Lane', locality: 'Hood River', region: 'OR', postalCode: '97031', country: 'US' }
const manifest = {
  site: { business: { name: 'Gorge Drain', address } },
  offices: [],
  cities: [],
  counties: [],
} as unknown as Manifest // no other field is read

const messages = (html: string) =>
  elementsNamed(scanHtml(html), 'a', 'iframe').flatMap(({ distinct }) =>
    Array.from(mapLinkDiffers.check(distinct, { manifest, limit: () => 0 }), ({ what }) => what),
  )
const frame = (query: string) =>
  `<iframe title="Map" src="https://www.google.com/maps?q=${query}&amp;output=embed"></iframe>`

test('a frame with a map of another town', () => {
  expect(messages(frame('12+Cannery+Lane,+Boise'))).toEqual([
    'The frame "Map" {pages} searches a map for "12 Cannery Lane, Boise", but "boise" is neither in the name nor in an address of the company.',
  ])
  expect(messages(frame('12+Cannery+Lane,+Hood+River'))).toEqual([])
  expect(messages('<iframe title="Booking" src="https://booking.example/?q=Boise"></iframe>')).toEqual([])
})
