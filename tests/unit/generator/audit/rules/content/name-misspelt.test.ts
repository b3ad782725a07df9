import { expect, test } from 'vitest'
import { nameMisspelt } from '#generator/audit/rules/content/name-misspelt.ts'
import { scanHtml } from '#generator/core/html/scan-html.ts'
import type { Manifest } from '#manifest/schema.ts'

/** The names that a text has in place of that of the company, with their severity if it is not that of the rule. */
function issuesIn(name: string, text: string, reviews: readonly string[] = []) {
  const records = { offices: [], services: [{ name: 'Park City Cleanings' }], cities: [], counties: [] }
  const testimonials = { items: reviews.map((review) => ({ review })) }
  // The rule reads no other field, and no threshold.
  const manifest = { site: { business: { name } }, testimonials, ...records } as unknown as Manifest
  const scan = scanHtml(`<main><p>${text}</p></main>`)
  return Array.from(nameMisspelt.check(scan, { manifest, limit: () => 0 }), ({ phrase, severity }) => [
    phrase,
    severity,
  ])
}

const found = (name: string, text: string) => issuesIn(name, text).map(([phrase]) => phrase)

test('warns of a name that a customer writes so', () => {
  const review = 'SaltBrush came on time.'
  expect(issuesIn('Saltbrush', review)).toEqual([['SaltBrush', undefined]])
  expect(issuesIn('Saltbrush', review, [review])).toEqual([['SaltBrush', 'warning']])
})

test.each([
  ['Saltbrush', 'Saltbrsh'],
  ['Saltbrush', 'SaltBrush'],
  ['Saltbrush', 'Salt Brush'],
  ['Saltbrush', 'Sallbrush'],
  ['Park City Cleaning', 'Park Ctiy Cleaning'],
  ['Gorge Drain & Sewer', 'Gorge Drain & Plumbing'],
  ['Rowan & Hale Heating', 'Rowan & Hail Heating'],
  ['Fox Valley Heating and Air', 'Fox Valley Heating and Cooling'],
  ['Limestone Tree Care', 'Limestone Tree Service'],
])('reports %s as %s', (name, written) => {
  expect(found(name, `Call ${name}. Or (${written}’s) office.`)).toEqual([written])
})

test.each([
  ['Saltbrush', 'saltbrush'],
  ['Saltbrush', 'SALTBRUSH'],
  ['Saltbrush', 'Saltbrushs'],
  ['Park City Cleaning', 'Park City cleaning'],
  ['Park City Cleaning', 'Park City Cleanings'],
  ['Bright', 'Light'],
  ['Acme', 'Acne'],
  ['Park City Cleaning', 'Park. City cleaning'],
  ['Gorge Drain & Sewer', 'Gorge Drain & sewer'],
  ['Gorge Drain & Sewer', 'Gorge Drain and the city'],
  ['Gorge & Sewer', 'Gorge & Columbia'],
  ['Rowan & Hale Heating', 'Rowan & Tull Heating'],
])('ignores of %s the words %s', (name, written) => {
  expect(found(name, `See the ${written} here.`)).toEqual([])
})

test('leaves a letter of another alphabet to the rule for those', () => {
  expect(found('Saltbrush', 'S\u0430ltbrush')).toEqual([])
})
