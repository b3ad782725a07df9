import { expect, test } from 'vitest'
import { duplicateDescription } from '#generator/audit/rules/head/duplicate-description.ts'
import { findingsOf } from '../../../../../support/audited-site.ts'

test('two pages with one description are a warning', () => {
  const pages = ['/a/', '/b/'].map((path) => ({ path, title: path, description: 'We clear drains.' }))
  expect(findingsOf(duplicateDescription, { pages })).toEqual([
    expect.objectContaining({
      severity: 'warning',
      what: 'The meta description "We clear drains." is on /a/ and /b/.',
    }),
  ])
})

test('pages without a description are not duplicates of each other', () => {
  const pages = ['/a/', '/b/'].map((path) => ({ path, description: '' }))
  expect(findingsOf(duplicateDescription, { pages })).toEqual([])
})
