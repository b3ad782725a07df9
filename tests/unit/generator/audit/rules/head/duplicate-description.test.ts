import { expect, test } from 'vitest'
import { duplicateDescription } from '#generator/audit/rules/duplicate-description.ts'
import { auditedSite } from '../../../../support/audited-site.ts'

test('two pages of one description are a warning', () => {
  const pages = ['/a/', '/b/'].map((path) => ({ path, title: path, description: 'We clear drains.' }))
  expect(duplicateDescription.check(auditedSite({ pages }))).toEqual([
    expect.objectContaining({ severity: 'warning', what: 'The description "We clear drains." is on /a/ and /b/.' }),
  ])
})

test('pages without any are no duplicates of each other', () => {
  const pages = ['/a/', '/b/'].map((path) => ({ path, description: '' }))
  expect(duplicateDescription.check(auditedSite({ pages }))).toEqual([])
})
