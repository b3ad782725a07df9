import { expect, test } from 'vitest'
import { wrongAddresses } from '#generator/audit/rules/content/address-differs.ts'
import type { Manifest } from '#manifest/schema.ts'
import { scannedPage } from '../../../../../support/scanned-page.ts'

const address = {
  street: '159 W Broadway, Suite 200',
  locality: 'Salt Lake City',
  region: 'UT',
  postalCode: '84101',
  country: 'US',
}
// The only fields read.
const given: object = {
  site: { business: { address, lines: [] } },
  offices: [],
  cities: [{ name: 'Provo' }],
  contacts: [],
}
const manifest = given as Manifest

const found = (text: string) =>
  wrongAddresses(scannedPage(`<main><p>${text}</p></main>`), manifest).map(({ found: address }) => address)

test('reports another suite or postal code after the street', () => {
  expect(found('159 W Broadway, Suite 300, Salt Lake City, UT 84101')).toEqual(['159 W Broadway, Suite 300'])
  expect(found('159 W Broadway, Suite 200, Salt Lake City, UT 84111')).toEqual(['Salt Lake City, UT 84111'])
})

test('reports another city after the street', () => {
  expect(found('159 W Broadway, Provo, UT 84601')).toEqual(['159 W Broadway, Provo'])
})

test('reports another number in the street', () => {
  expect(found('At 195 W Broadway.')).toEqual(['195 W Broadway'])
})

test('a street of a footer is reported once', () => {
  const html =
    '<html><body><main></main><footer><p>159 E Broadway, Suite 200, Salt Lake City, UT 84101</p></footer></body></html>'
  expect(wrongAddresses(scannedPage(html), manifest).map(({ found: address }) => address)).toEqual(['159 E Broadway'])
})

test('ignores the address itself, in full and in part, and other postal codes of the city', () => {
  expect(found('159 W Broadway, Suite 200, Salt Lake City, UT 84101')).toEqual([])
  expect(found('159 W Broadway, between Main and 200 West')).toEqual([])
  expect(found('We clean in Salt Lake City, UT 84111.')).toEqual([])
})
