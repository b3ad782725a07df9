import { expect, test } from 'vitest'
import { linkTextAmbiguous } from '#generator/audit/rules/links/link-text-ambiguous.ts'
import type { Manifest } from '#manifest/schema.ts'
import { pageOrigin, scannedPage } from '../../../../../support/scanned-page.ts'

const manifest = {
  cities: [{ slug: 'odell-plumber', name: 'Odell' }],
  counties: [{ slug: 'lane', fullName: 'Lane County' }],
  slugs: { location: { 'odell-plumber': 'odell-fontanero' } },
  site: { origin: pageOrigin },
} as unknown as Manifest // no other field is read

/** What is found about two links with one text. */
function found(text: string, ...targets: string[]): string[] {
  const links = targets.map((target) => `<p><a href="${target}">${text}</a></p>`).join('')
  const page = scannedPage(`<main>${links}</main>`)
  return [...linkTextAmbiguous.check(page, { manifest, limit: () => 0 })].map(({ subject }) => subject ?? '')
}

test.each([
  ['/service-areas/odell-plumber/', '/drains/odell-plumber/'],
  [`${pageOrigin}/drains/odell-plumber`, '/service-areas/odell-plumber/'],
  ['/es/localidades/odell-fontanero/', '/es/desagues/odell-fontanero/'],
])('the name of a place may lead to %s and %s', (...targets) => {
  expect(found('Odell', ...targets)).toEqual([])
})

test.each([
  ['Odell', '/service-areas/odell-plumber/', '/drains/'],
  ['Prices', '/service-areas/odell-plumber/', '/drains/odell-plumber/'],
  ['Odell', '/a/odell/', '/b/odell/'],
])('"%s" leads to %s and %s', (text, ...targets) => {
  expect(found(text, ...targets)).toEqual([text.toLowerCase()])
})
