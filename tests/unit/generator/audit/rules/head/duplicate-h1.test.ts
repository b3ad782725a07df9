import { expect, test } from 'vitest'
import { duplicateH1 } from '#generator/audit/rules/head/duplicate-h1.ts'
import { findingsOf } from '../../../../../support/audited-site.ts'

test('two pages with one H1 heading are a warning', () => {
  const pages = ['/a/', '/b/'].map((path) => ({ path, h1: ['Drains'] }))
  expect(findingsOf(duplicateH1, { pages }).map(({ what }) => what)).toEqual([
    'The H1 heading "Drains" is on /a/ and /b/.',
  ])
})
