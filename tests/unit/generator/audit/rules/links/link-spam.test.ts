import { expect, test } from 'vitest'
import { linkSpam } from '#generator/audit/rules/links/link-spam.ts'
import { scanHtml } from '#generator/core/html/scan-html.ts'
import type { Manifest } from '#manifest/schema.ts'

const manifest = { site: { origin: 'https://brook.example' } } as Manifest // what it reads

const found = (html: string) =>
  [...linkSpam.check(scanHtml(`<main>${html}</main>`), { manifest, limit: () => 0 })].map(({ what }) => what)

test('the links of an intruder in one part are one finding', () => {
  const links = ['casino', 'payday'].map((name) => `<a href="https://${name}.example/">${name}</a>`)
  expect(found(links.join(' '))).toEqual([
    'The link "casino" {pages} leads to casino.example, which the manifest does not name (and 1 more such link).',
  ])
  expect(found(links[0] ?? '')).toEqual([
    'The link "casino" {pages} leads to casino.example, which the manifest does not name.',
  ])
})

test('a link to a client of another trade is none', () => {
  expect(found('<a href="https://hotel.example/">a hotel</a>')).toEqual([])
})

test('the title of a file that an intruder left is one, if its text is short', () => {
  const title = '<title>Cheap pills without prescription</title>'
  expect(found(`</main></body><head>${title}</head><body><main><p>Order now.</p>`)).toEqual([
    'A text {pages} advertises what the company does not sell: "Cheap pills without prescription".',
  ])
})

/** A link in a site with places. */
function foundInUtah(text: string, domain: string) {
  const business = { address: { regionName: 'Utah' } }
  const places = { cities: [{ name: 'Provo' }], counties: [{ name: 'Weber County' }], news: 'https://herald.example/' }
  const given: object = { ...places, site: { ...manifest.site, business } }
  const scan = scanHtml(`<main><a href="https://${domain}/">${text}</a></main>`)
  return [...linkSpam.check(scan, { manifest: given as Manifest, limit: () => 0 })].map(({ what }) => what)
}

test.each(['best cheap roofing Utah', 'affordable maids in Provo', 'roofers near me Weber County'])(
  'the link "%s" to another site is one',
  (text) => {
    expect(foundInUtah(text, 'roofs.example')).toEqual([
      `The link "${text}" {pages} leads to roofs.example, which the manifest does not name.`,
    ])
  },
)

test.each([
  ['best cheap roofing Utah', 'herald.example'],
  ['best cheap roofing Utah', 'brook.example'],
  ['Best Western Utah', 'hotel.example'],
  ['best cheap roofing', 'roofs.example'],
  ['the roads of Utah', 'roads.example'],
])('the link "%s" to %s is none', (text, domain) => {
  expect(foundInUtah(text, domain)).toEqual([])
})
