import { expect, test } from 'vitest'
import { regionOf } from '#generator/load/complete-site.ts'

const nameIn = (language: string, regionName?: string, region = 'NB') =>
  regionOf({ region, regionName }, { country: 'CA', language }).regionName

test('a province of Canada has its French name in French, unless the manifest has another one', () => {
  expect(nameIn('fr-CA', 'New Brunswick')).toBe('Nouveau-Brunswick')
  expect(nameIn('fr-CA')).toBe('Nouveau-Brunswick')
  expect(nameIn('fr-CA', 'N.-B.')).toBe('N.-B.')
  expect(nameIn('fr-CA', 'Ontario', 'ON')).toBe('Ontario')
  expect(nameIn('en-CA', 'New Brunswick')).toBe('New Brunswick')
})

test('a code that addresses write has its name without a regionName', () => {
  expect(nameIn('en-CA', undefined, 'AB')).toBe('Alberta')
  expect(regionOf({ region: 'NSW' }, { country: 'AU', language: 'en-AU' }).regionName).toBe('New South Wales')
})
