import { expect, test } from 'vitest'
import { sampleContent } from '#generator/audit/rules/content/sample-content.ts'
import { findingsOf, siteAt } from '../../../../../support/audited-site.ts'

const at = { file: 'manifest/testimonials.yaml', line: 1, column: 1 }

test('ignores real content', () => {
  expect(findingsOf(sampleContent, { pages: [] })).toEqual([])
})

test('reports a sample company as a notice at site.yaml, with its name', () => {
  const [finding] = findingsOf(sampleContent, { pages: [], business: { sample: true } })
  expect(finding).toMatchObject({ severity: 'notice', at: siteAt })
  expect(finding?.what).toContain('"Town Drains"')
})

test('reports sample testimonials as a notice at their file', () => {
  const sketch = { pages: [], testimonials: { sample: true, items: [], at } }
  expect(findingsOf(sampleContent, sketch)).toEqual([expect.objectContaining({ severity: 'notice', at })])
})
