import { expect, test } from 'vitest'
import { urlLost } from '#generator/audit/rules/urls/url-lost.ts'
import { findingsOf } from '../../../../../support/audited-site.ts'

const at = { file: 'content/urls.lock', line: 7, column: 1 }
const lost = (urls: string[]) =>
  findingsOf(urlLost, {
    pages: [],
    lost: [{ subject: 'of the city "odell"', urls, at, rules: ['- { city: odell, to: / }'] }],
  })

test('one cause is one finding, at the line of its first URL, with the rule to add', () => {
  expect(lost(['/a/odell/', '/b/odell/'])).toEqual([
    expect.objectContaining({
      code: 'url-lost',
      severity: 'error',
      url: '/a/odell/',
      count: 2,
      at,
      what: '2 URLs of the city "odell" are no longer served, and no redirect covers them; the first is /a/odell/.',
      fix: 'Restore the page, or add to content/redirects.yaml, with a better "to" if there is one:\n- { city: odell, to: / }',
    }),
  ])
})

test('of many URLs, the first twenty are named and all are counted', () => {
  const [finding] = lost(Array.from({ length: 50 }, (_, index) => `/${index}/`))
  expect([finding?.count, finding?.urls?.length]).toEqual([50, 20])
})
