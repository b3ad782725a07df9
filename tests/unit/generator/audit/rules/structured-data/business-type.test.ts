import { expect, test } from 'vitest'
import { businessType } from '#generator/audit/rules/structured-data/business-type.ts'
import type { OwnPage } from '#generator/core/html/page.ts'
import type { Manifest } from '#manifest/schema.ts'

test.each([
  ['Plumber', 'plumbing', [undefined]],
  ['LocalBusiness', 'plumbing', ['notice']],
  // schema.org has no type for it.
  ['LocalBusiness', 'dog grooming', []],
])('LocalBusiness on a page of a company of the type %s in %s', (type, trade, severities) => {
  // The rule reads no other field.
  const page = { jsonLd: [{ root: { '@type': 'LocalBusiness' } }] } as unknown as OwnPage
  const manifest = { site: { business: { type, trade } } } as unknown as Manifest
  const issues = Array.from(businessType.check(page, { manifest, limit: () => 0 }))
  expect(issues.map((issue) => issue.severity)).toEqual(severities)
})
