import { expect, test } from 'vitest'
import { businessRecommended } from '#generator/audit/rules/structured-data/business-recommended.ts'
import type { OwnPage } from '#generator/core/html/page.ts'
import type { Manifest } from '#manifest/schema.ts'

/** The issues of a page on which the business has some properties. */
function issuesWith(properties: Record<string, unknown>) {
  // The rule reads no other field.
  const page = { path: '/a/', jsonLd: [{ root: { '@type': 'Plumber', ...properties } }] } as unknown as OwnPage
  return Array.from(businessRecommended.check(page, { manifest: {} as Manifest, limit: () => 0 }))
}

test('coarse coordinates are searched by the words that settings have for them, and lack decimals, no property', () => {
  const [issue, ...others] = issuesWith({ geo: { latitude: 51.532, longitude: -78.6 } })
  expect(others).toEqual([])
  expect(issue).toMatchObject({ severity: 'warning', phrase: 'latitude: 51.532' })
  expect(issue?.fix).toContain('five decimals')
})

test('one exact coordinate shows that the other has lost its zeros', () => {
  expect(issuesWith({ geo: { latitude: 51.532, longitude: -78.61512 } })).toEqual([])
})

test('a long price range is searched by its words', () => {
  const priceRange = `${'from $10 to $20, '.repeat(8)}and more`
  expect(issuesWith({ priceRange })).toMatchObject([{ phrase: priceRange, fix: 'Shorten the price range.' }])
})
