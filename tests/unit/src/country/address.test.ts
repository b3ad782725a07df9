import { expect, test } from 'vitest'
import { addressLines } from '#src/country/address.ts'

test.each([
  ['8953 Dietikon', { street: 'Bahnhofstrasse 14', locality: 'Dietikon', postalCode: '8953', country: 'CH' }],
  ['9490 Vaduz', { street: 'Städtle 1', locality: 'Vaduz', postalCode: '9490', country: 'LI' }],
  ['114 55 Stockholm', { street: 'Storgatan 3', locality: 'Stockholm', postalCode: '114 55', country: 'SE' }],
  ['L-1234 Luxembourg', { street: '3 rue Basse', locality: 'Luxembourg', postalCode: '1234', country: 'LU' }],
  ['Guaynabo, PR 00969', { street: '42 Calle Acosta', locality: 'Guaynabo', postalCode: '00969', country: 'PR' }],
  ['Salem, OR 97301', { street: '1 Oak St', locality: 'Salem', region: 'OR', postalCode: '97301', country: 'US' }],
  ['Dubai', { street: '4 Al Wasl Road', locality: 'Dubai', country: 'AE' }],
])('the last line of an address is "%s", as letters within the country have it', (line, address) => {
  expect(addressLines(address).at(-1)).toBe(line)
})
