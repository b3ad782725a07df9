import { expect, test } from 'vitest'
import { sampleContent } from '#generator/audit/rules/sample-content.ts'
import { auditedSite, siteAt } from '../../../../support/audited-site.ts'

const at = { file: 'manifest/testimonials.yaml', line: 1, column: 1 }

test('real content is no finding', () => {
  expect(sampleContent.check(auditedSite({ pages: [] }))).toEqual([])
})

test('a sample company is a notice at site.yaml that names it', () => {
  const [finding] = sampleContent.check(auditedSite({ pages: [], business: { sample: true } }))
  expect(finding).toMatchObject({ severity: 'notice', at: siteAt })
  expect(finding?.what).toContain('"Town Drains"')
})

test('sample testimonials are a notice at their file', () => {
  const site = auditedSite({ pages: [], testimonials: { sample: true, items: [], at } })
  expect(sampleContent.check(site)).toEqual([expect.objectContaining({ severity: 'notice', at })])
})
