import { expect, test } from 'vitest'
import { audit } from '#generator/audit/audit.ts'
import { nearDuplicate } from '#generator/audit/rules/content/near-duplicate.ts'
import { auditInput, type PageSketch } from '../../../../../support/audited-site.ts'

const blocks = Float64Array.from([1, 2, 3, 4, 5])
const page = (path: string, route: PageSketch['route']): PageSketch => ({ path, route, blocks, ownWords: 300 })

test.each([
  ['names the setting that makes the page of a region', 'region', true],
  ['does not name it for pages of two counties', 'county', false],
] as const)('the fix %s', (_, route, isNamed) => {
  const pages = [page('/areas/idaho/', route), page('/counties/ada-county/', 'county')]
  const [finding] = audit(auditInput({ pages }), [nearDuplicate]).findings
  expect(finding?.fix.includes('places.regionPages')).toBe(isNamed)
})

test.each([
  ['two lists of articles', 'articles', 'articleTag', 0],
  ['a list and an article', 'articles', 'article', 1],
] as const)('%s', (_, first, second, count) => {
  const pages = [page('/blog/', first), page('/blog/roofs/', second)]
  expect(audit(auditInput({ pages }), [nearDuplicate]).findings).toHaveLength(count)
})

test.each([
  ['the same place', 'holt', 0],
  ['another place', 'ashby', 1],
])('a page of a service in %s', (_, location, count) => {
  const place: PageSketch = { ...page('/places/holt/', 'serviceArea'), params: { location: 'holt' } }
  const params = { location, service: 'roofs' }
  const pages = [place, { ...page(`/roofs/${location}/`, 'servicePlace'), params }]
  expect(audit(auditInput({ pages }), [nearDuplicate]).findings).toHaveLength(count)
})
