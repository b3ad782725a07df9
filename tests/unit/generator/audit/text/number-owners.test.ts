import { expect, test } from 'vitest'
import { isNamedInText } from '#generator/audit/text/number-owners.ts'
import type { Manifest } from '#manifest/schema.ts'

const number = '541-555-0101'
const phone = { e164: '+15415550101' }
const business = { phone, address: { locality: 'Keene' } }
const counties = [{ key: 'lane', name: 'Lane', fullName: 'Lane County', contact: 'counties/lane' }]
const cities = [{ name: 'Ashby', county: 'lane' }]
const contacts = [{ county: 'lane', business: { phone: { e164: '+15415550202' } } }]
const manifest = { site: { business }, offices: [], counties, cities, contacts } as unknown as Manifest // what is read
const isNamed = (text: string) => isNamedInText(text, number, business.phone.e164, manifest)

test.each([`Customers east of the river call our other office at ${number}.`, `Our Keene office is at ${number}.`])(
  '"%s" says whose number it is',
  (text) => {
    expect(isNamed(text)).toBe(true)
  },
)

test.each([
  'You reach him at the Lane number, 541-555-0202.',
  'In Lane County, call 541-555-0202.',
  'Customers in Ashby call 541-555-0202.',
])('"%s" says that a number is that of a county', (text) => {
  expect(isNamedInText(text, '541-555-0202', '+15415550202', manifest)).toBe(true)
})

test.each([
  [`Our colleagues in Keene open earlier. If it is urgent, call them at ${number}.`, true],
  [`Our colleagues in Keene open earlier. If it is urgent, call us at ${number}.`, false],
])('"%s": %s', (text, isTheirs) => {
  expect(isNamed(text)).toBe(isTheirs)
})

test.each([`Call us at ${number}.`, `We have another office. Call ${number}.`])('"%s" does not', (text) => {
  expect(isNamed(text)).toBe(false)
})
