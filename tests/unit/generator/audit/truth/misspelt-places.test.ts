import { expect, test } from 'vitest'
import { knownOf } from '#generator/audit/truth/known-names.ts'
import { misspeltPlaceReader } from '#generator/audit/truth/misspelt-places.ts'
import type { Manifest } from '#manifest/schema.ts'

const county = { key: 'hood', slug: 'hood', name: 'Hood', fullName: 'Hood County', region: 'OR', regionName: 'Oregon' }
const manifest = {
  site: { language: 'en-US', business: { address: { country: 'US' } } },
  services: [],
  counties: [county],
  cities: ['Sandy', 'Odell', 'Rye', 'West Jordan', 'Cottonwood Heights'].map((name) => ({
    key: name,
    slug: name.toLowerCase(),
    name,
    county: 'hood',
    postalCodes: [],
    description: 'Sandi Brown lives here, near West Jordon Mall.',
  })),
} as unknown as Manifest // no other field is read
const read = misspeltPlaceReader(manifest, knownOf(manifest))

test.each([
  ['Drains in Snady', 'Snady', 'Sandy'],
  ['The homes of Oddell’s hills', 'Oddell', 'Odell'],
  ['Wets Jordan', 'Wets Jordan', 'West Jordan'], // "wets" is a word
  ['About Cottonwood Hieghts today', 'Cottonwood Hieghts', 'Cottonwood Heights'],
  ['In all of Oregno', 'Oregno', 'Oregon'],
])('finds the name in "%s"', (text, found, wanted) => {
  expect(read(text)).toEqual({ found, wanted })
})

test.each([
  'Drains in Sandy, Odell and West Jordan',
  'Handy tips', // a word
  'Sandi Brown', // in the manifest
  'The West Jordon Mall', // in the manifest
  'In Rya', // a short name is near to other words
  'a snady beach', // no name
])('accepts "%s"', (text) => {
  expect(read(text)).toBeUndefined()
})
