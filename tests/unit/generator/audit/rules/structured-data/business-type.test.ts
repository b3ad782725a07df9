import { expect, test } from 'vitest'
import { businessType } from '#generator/audit/rules/structured-data/business-type.ts'
import type { OwnPage } from '#generator/core/html/page.ts'
import type { Manifest } from '#manifest/schema.ts'

test.each([
  ['Plumber', undefined],
  ['LocalBusiness', 'notice'],
])('LocalBusiness on a page of a company with the type %s has the severity %s', (type, severity) => {
  // The rule reads no other field.
  const page = { jsonLd: [{ root: { '@type': 'LocalBusiness' } }] } as unknown as OwnPage
  const manifest = { site: { business: { type } } } as unknown as Manifest
  const issues = Array.from(businessType.check(page, { manifest, limit: () => 0 }))
  expect(issues.map((issue) => issue.severity)).toEqual([severity])
})
