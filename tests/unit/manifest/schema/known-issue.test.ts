import { expect, test } from 'vitest'
import { KnownIssue } from '#manifest/schema/known-issue.ts'

test.each([
  ['site', true],
  ['cities/alta', true],
  ['es/faqs', true],
  ['es/pages/home', true],
  ['es/pages/home.yaml', false],
  ['/es/pages/home', false],
  ['es/pages/home/hero', false],
])('whether the record of a known issue may be "%s"', (record, expected) => {
  const issue = { code: 'phone-in-text-differs', record, reason: 'Agreed.', expires: '2027-06-30' }
  expect(KnownIssue.safeParse(issue).success).toBe(expected)
})
