import { expect, test } from 'vitest'
import { addressLines } from '#src/country/address.ts'
import { countryName, isCountry } from '#src/country/country.ts'
import { fullCountyName } from '#src/country/county-name.ts'
import { countyDesignation, regionCodes, regionNameOf } from '#src/country/regions.ts'
import { slugOf } from '#src/slug-of.ts'

test.each([
  ['Summit', 'County', 'Summit County'],
  ['Orleans', 'Parish', 'Orleans Parish'],
  ['North Yorkshire', 'none', 'North Yorkshire'],
  ['Durham', 'County …', 'County Durham'],
  ['Madrid', 'Comunidad de …', 'Comunidad de Madrid'],
  // A name that is already whole
  ['Orleans Parish', 'Parish', 'Orleans Parish'],
  ['Provincia de Toledo', 'Provincia de …', 'Provincia de Toledo'],
])('the county %s with the designation %s is %s', (name, designation, full) => {
  expect(fullCountyName(name, designation)).toBe(full)
})

test('counties have other names in Louisiana and Alaska, and no word abroad', () => {
  expect(countyDesignation('US', 'OR')).toBe('County')
  expect(countyDesignation('US', 'LA')).toBe('Parish')
  expect(countyDesignation('US', 'AK')).toBe('Borough')
  expect(countyDesignation('GB', undefined)).toBe('none')
})

test('a code of a region has a name where addresses write codes', () => {
  expect(regionNameOf('WA', 'US')).toBe('Washington')
  expect(regionNameOf('Madrid', 'ES')).toBe('Madrid')
  expect(regionNameOf('NM', 'US', 'es-US')).toBe('Nuevo México')
  expect(regionNameOf('WA', 'US', 'es-US')).toBe('Washington')
  // 50 states, the District of Columbia and five territories
  expect(regionCodes('US')).toHaveLength(56)
  expect(regionCodes('ES')).toBeUndefined()
})

test('a region in a slug has letters without accents', () => {
  expect(slugOf('Castilla y León')).toBe('castilla-y-leon')
  expect(slugOf('WA')).toBe('wa')
})

test('countries have ISO codes, and names in each language', () => {
  expect(['US', 'GB', 'ES'].every(isCountry)).toBe(true)
  expect(['UK', 'EU', 'XX', 'us', 'ZZ'].some(isCountry)).toBe(false)
  expect(countryName('GB', 'es-ES')).toBe('Reino Unido')
})

test.each([
  ['US', ['1 Main St', 'Springfield, OR 97477']],
  ['GB', ['1 Main St', 'Springfield', '97477']],
  ['DE', ['1 Main St', '97477 Springfield']],
  ['ES', ['1 Main St', '97477 Springfield (OR)']],
])('an address in %s has its order', (country, lines) => {
  const address = { street: '1 Main St', locality: 'Springfield', region: 'OR', postalCode: '97477', country }
  expect(addressLines(address)).toEqual(lines)
})

test('a region of the same name as the city is written once', () => {
  const madrid = { street: 'Calle Mayor, 1', locality: 'Madrid', region: 'Madrid', postalCode: '28013', country: 'ES' }
  expect(addressLines(madrid)).toEqual(['Calle Mayor, 1', '28013 Madrid'])
  const alcobendas = { ...madrid, locality: 'Alcobendas', postalCode: '28100' }
  expect(addressLines(alcobendas)).toEqual(['Calle Mayor, 1', '28100 Alcobendas (Madrid)'])
})
