import { expect, test } from 'vitest'
import type { KnownCounty } from '#generator/core/known-place.ts'
import { regionInAddress } from '#generator/places/place-words.ts'

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
