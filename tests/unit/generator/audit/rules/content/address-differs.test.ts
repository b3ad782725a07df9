import { expect, test } from 'vitest'
import { otherDoors } from '#generator/audit/rules/content/address-differs.ts'
import type { Manifest } from '#manifest/schema.ts'
import { scannedPage } from '../../../../../support/scanned-page.ts'

const address = { street: '159 W Broadway, Suite 200', locality: 'Salt Lake City', region: 'UT', postalCode: '84101' }
const manifest = { site: { business: { address } } } as Manifest // all that is read of it

const found = (text: string) =>
  otherDoors(scannedPage(`<main><p>${text}</p></main>`), manifest).map((door) => door.found)

test('another suite and another postal code behind the street are found', () => {
  expect(found('159 W Broadway, Suite 300, Salt Lake City, UT 84101')).toEqual(['159 W Broadway, Suite 300'])
  expect(found('159 W Broadway, Suite 200, Salt Lake City, UT 84111')).toEqual(['Salt Lake City, UT 84111'])
})

test('another number in the street is found', () => {
  expect(found('At 195 W Broadway.')).toEqual(['195 W Broadway'])
})

test('the address itself, in full and in part, and the postal codes of a town are none', () => {
  expect(found('159 W Broadway, Suite 200, Salt Lake City, UT 84101')).toEqual([])
  expect(found('159 W Broadway, between Main and 200 West')).toEqual([])
  expect(found('We clean in Salt Lake City, UT 84111.')).toEqual([])
})
