import { expect, test } from 'vitest'
import { duplicateH1 } from '#generator/audit/rules/duplicate-h1.ts'
import { auditedSite } from '../../../../support/audited-site.ts'

test('two pages of one main heading are a warning', () => {
  const pages = ['/a/', '/b/'].map((path) => ({ path, h1: ['Drains'] }))
  expect(duplicateH1.check(auditedSite({ pages })).map(({ what }) => what)).toEqual([
    'The main heading "Drains" is on /a/ and /b/.',
  ])
})
