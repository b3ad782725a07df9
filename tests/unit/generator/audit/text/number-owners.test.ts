import { expect, test } from 'vitest'
import { isNamedInText } from '#generator/audit/text/number-owners.ts'
import type { Manifest } from '#manifest/schema.ts'

const number = '541-555-0101'
const business = { phone: { e164: '+15415550101' }, address: { locality: 'Keene' } }
const manifest = { site: { business }, offices: [], counties: [], contacts: [] } as unknown as Manifest // what is read
const isNamed = (text: string) => isNamedInText(text, number, business.phone.e164, manifest)

test.each([`Customers east of the river call our other office at ${number}.`, `Our Keene office is at ${number}.`])(
  '"%s" says whose number it is',
  (text) => {
    expect(isNamed(text)).toBe(true)
  },
)

test.each([`Call us at ${number}.`, `We have another office. Call ${number}.`])('"%s" does not', (text) => {
  expect(isNamed(text)).toBe(false)
})
