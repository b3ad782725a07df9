import { expect, test } from 'vitest'
import { sampleContent } from '#generator/audit/rules/content/sample-content.ts'
import { findingsOf, siteAt } from '../../../../../support/audited-site.ts'

const at = { file: 'manifest/testimonials.yaml', line: 1, column: 1 }

test('real content is no finding', () => {
  expect(findingsOf(sampleContent, { pages: [] })).toEqual([])
})

test('a sample company is a notice at site.yaml that names it', () => {
  const [finding] = findingsOf(sampleContent, { pages: [], business: { sample: true } })
  expect(finding).toMatchObject({ severity: 'notice', at: siteAt })
  expect(finding?.what).toContain('"Town Drains"')
})

test('sample testimonials are a notice at their file', () => {
  const sketch = { pages: [], testimonials: { sample: true, items: [], at } }
  expect(findingsOf(sampleContent, sketch)).toEqual([expect.objectContaining({ severity: 'notice', at })])
})
