import { expect, test } from 'vitest'
import { RefusalError } from '#generator/core/refusal-error.ts'
import { parseAddress, parseDomain, parseEmail, parsePhone, parseRadius } from '#generator/init/contact-facts.ts'

test('an address is read as it is written on an envelope', () => {
  expect(parseAddress('159 W Broadway, Suite 200, Hood River, or 97031', 'US')).toEqual({
    street: '159 W Broadway, Suite 200',
    locality: 'Hood River',
    region: 'OR',
    postalCode: '97031',
    country: 'US',
  })
})

test.each(['541.555.0137', '(541) 555-0137', '+1 541 555 0137', '15415550137'])('%s is a phone number', (text) => {
  expect(parsePhone(text, 'US')).toEqual({ e164: '+15415550137', display: '(541) 555-0137' })
})

test('a number of another country keeps its form', () => {
  expect(parsePhone('+44 1423 555 012', 'US')).toEqual({ e164: '+441423555012', display: '+44 1423 555 012' })
})

test('a domain becomes an origin, and a radius kilometers', () => {
  expect(parseDomain('https://WWW.company.com/')).toBe('https://www.company.com')
  expect(parseRadius('30km')).toBe(30)
  expect(parseRadius('10mi')).toBeCloseTo(16.09, 2)
})

test.each([
  ['an address without a postal code', () => parseAddress('12 Cannery Row, Hood River, OR', 'US')],
  ['a phone number that is too short', () => parsePhone('555-0137', 'US')],
  ['a phone number with an area code that cannot exist', () => parsePhone('(141) 555-0137', 'US')],
  ['an e-mail address without a host', () => parseEmail('office@')],
  ['a domain without an ending', () => parseDomain('company')],
  ['a radius in another unit', () => parseRadius('30 yards')],
  ['a radius of nothing', () => parseRadius('0km')],
])('%s is refused', (_, parse) => {
  expect(parse).toThrow(RefusalError)
})
