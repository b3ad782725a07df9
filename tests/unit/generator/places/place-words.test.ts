import { expect, test } from 'vitest'
import type { KnownCounty } from '#generator/core/known-place.ts'
import { designationIn, placeWords, regionInAddress } from '#generator/places/place-words.ts'

test.each([
  ['US', 'OR', 'Oregon', 'OR'],
  ['CA', '07', 'Nova Scotia', 'NS'],
  ['AU', '02', 'New South Wales', 'NSW'],
  ['GB', 'ENG', 'England', undefined],
  ['IE', 'M', 'Munster', undefined],
])('an address in %s has the region %s, %s, as %s', (country, region, regionName, written) => {
  const county = { country, region, regionName, name: 'Cumberland', fullName: 'Cumberland County' } as KnownCounty
  expect(regionInAddress(county)).toBe(written)
})

test.each([
  ['en-US', 'MX', 'Municipio de Celaya', 'Municipality of …'],
  ['es-MX', 'MX', 'Municipio de Celaya', 'Municipio de …'],
  ['en-GB', 'ES', 'Provincia de Celaya', 'Province of …'],
])('in %s, the name in %s of %s is completed by %s', (language, country, fullName, designation) => {
  const county = { country, region: '', regionName: '', name: 'Celaya', fullName } as KnownCounty
  expect(designationIn(language, county)).toBe(designation)
})

test('of two places, one is the larger', () => {
  const { largest } = placeWords('en-US')
  expect(largest('Odell', '2,400', 2)).toBe('Odell, with about 2,400 residents, is the larger of the two.')
  expect(largest('Odell', '2,400', 3)).toBe('Odell, with about 2,400 residents, is the largest of them.')
})
