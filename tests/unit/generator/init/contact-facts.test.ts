import { expect, test } from 'vitest'
import { RefusalError } from '#generator/core/refusal-error.ts'
import {
  parseAddress,
  parseCompany,
  parseCountry,
  parseDomain,
  parseEmail,
  parsePhone,
  parseRadius,
} from '#generator/init/contact-facts.ts'

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

test.each([
  [
    'GB',
    '12 High Street, Skipton, BD23 1JD',
    { street: '12 High Street', locality: 'Skipton', postalCode: 'BD23 1JD' },
  ],
  ['GB', '2 The Yard, Mill Lane, Settle bd24 9aa', { street: '2 The Yard, Mill Lane', locality: 'Settle' }],
  ['ES', 'Calle Mayor, 12, 28100 Alcobendas', { street: 'Calle Mayor, 12', locality: 'Alcobendas' }],
  ['ES', 'Calle Mayor 12, 28100 Alcobendas, Madrid', { street: 'Calle Mayor 12', region: 'Madrid' }],
  [
    'ES',
    'Calle Mayor 12, 28100 Alcobendas (Madrid)',
    { street: 'Calle Mayor 12', locality: 'Alcobendas', region: 'Madrid' },
  ],
  ['CA', '4 Elm St, Calgary, AB T2P 1J9', { locality: 'Calgary', region: 'AB', postalCode: 'T2P 1J9' }],
  ['CA', '4 Elm St, Calgary AB T2P 1J9', { street: '4 Elm St', locality: 'Calgary', region: 'AB' }],
  ['AU', '9 Pitt Street, Sydney NSW 2000', { street: '9 Pitt Street', locality: 'Sydney', region: 'NSW' }],
  ['GB', '18 Montpellier Parade, Harrogate HG1 2TG, United Kingdom', { locality: 'Harrogate' }],
  ['ES', 'Calle Mayor 12, 28100 Alcobendas, España', { locality: 'Alcobendas' }],
  ['CA', '4 Elm St, Calgary, AB T2P 1J9, Canada', { locality: 'Calgary', region: 'AB' }],
  ['US', '9 Bay Street, San Diego, CA 92101, U.S.A.', { locality: 'San Diego', region: 'CA', postalCode: '92101' }],
  ['US', '9 Bay Street, San Diego, California 92101', { locality: 'San Diego', region: 'CA', postalCode: '92101' }],
  ['US', '9 Bay Street, Concord, New Hampshire 03301', { locality: 'Concord', region: 'NH' }],
  ['US', '9 Bay Street, San Diego, CA 92101-2345', { locality: 'San Diego', postalCode: '92101' }],
  [
    'MX',
    'Avenida Hidalgo 120, Centro, 64000 Monterrey, Nuevo León',
    { street: 'Avenida Hidalgo 120, Centro', locality: 'Monterrey', region: 'Nuevo León', postalCode: '64000' },
  ],
  ['MX', 'Avenida Hidalgo 120, C.P. 64000 Monterrey, N.L.', { locality: 'Monterrey', region: 'N.L.' }],
  ['MX', 'Avenida Hidalgo 120, Monterrey, N.L. 64000', { locality: 'Monterrey', region: 'N.L.' }],
  ['MX', 'Avenida Héroes 9, Chetumal, Q. Roo 77000', { locality: 'Chetumal', region: 'Q. Roo' }],
  ['HK', '1 Queens Road, Hong Kong', { street: '1 Queens Road', locality: 'Hong Kong' }],
  ['HK', '1 Queens Road, Central', { street: '1 Queens Road', locality: 'Central' }],
])('an address of %s is read: %s', (country, text, parts) => {
  expect(parseAddress(text, country)).toMatchObject({ ...parts, country })
})

test('the country at the end of an address is not a region', () => {
  expect(parseAddress('18 Montpellier Parade, Harrogate HG1 2TG, UK', 'GB')).not.toHaveProperty('region')
})

test('a number of the country of the company is shown as people write it there', () => {
  expect(parsePhone('01756 799123', 'GB')).toEqual({ e164: '+441756799123', display: '01756 799123' })
})

test('a number that is kept for invented companies is one', () => {
  expect(parsePhone('01632 960123', 'GB')).toEqual({ e164: '+441632960123', display: '01632 960123' })
})

test('a domain becomes an origin, and a radius kilometers', () => {
  expect(parseDomain('https://WWW.company.com/')).toBe('https://www.company.com')
  expect(parseDomain('www.müller-sanitär.com')).toBe('https://www.xn--mller-sanitr-qcb93a.com')
  expect(parseRadius('30km')).toBe(30)
  expect(parseRadius('10mi')).toBeCloseTo(16.09, 2)
})

test.each([
  ['an address without a postal code', () => parseAddress('12 Cannery Row, Hood River, OR', 'US')],
  ['an address without its postcode', () => parseAddress('12 High Street, Skipton', 'GB')],
  ['a country by its name', () => parseCountry('England')],
  ['a phone number that is too short', () => parsePhone('555-0137', 'US')],
  ['a phone number with an area code that cannot exist', () => parsePhone('(141) 555-0137', 'US')],
  ['an e-mail address without a host', () => parseEmail('office@')],
  ['a domain without an ending', () => parseDomain('company')],
  ['a radius in another unit', () => parseRadius('30 yards')],
  ['a radius of nothing', () => parseRadius('0km')],
])('%s is refused', (_, parse) => {
  expect(parse).toThrow(RefusalError)
})

test('the name of a company is plain text', () => {
  expect(parseCompany(' Smith & Sons <3 ')).toBe('Smith & Sons <3')
  for (const name of ['Acme <b>Home</b>', 'Smith &amp; Sons']) expect(() => parseCompany(name)).toThrow(RefusalError)
})
