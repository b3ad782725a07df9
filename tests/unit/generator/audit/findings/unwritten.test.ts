import { expect, test } from 'vitest'
import { audit } from '#generator/audit/audit.ts'
import type { SiteRule } from '#generator/audit/rule.ts'
import { doorwayPages } from '#generator/audit/rules/content/doorway-pages.ts'
import { nearDuplicate } from '#generator/audit/rules/content/near-duplicate.ts'
import { nearDuplicateRaw } from '#generator/audit/rules/content/near-duplicate-raw.ts'
import { ownTextShare } from '#generator/audit/rules/content/own-text-share.ts'
import { textElsewhere } from '#generator/audit/rules/content/text-elsewhere.ts'
import type { Manifest } from '#manifest/schema.ts'
import { auditInput, type PageSketch } from '../../../../support/audited-site.ts'

const all = [nearDuplicateRaw, nearDuplicate, doorwayPages, ownTextShare, textElsewhere]

/** Words of the service, which every page has. */
const common = Array.from({ length: 20 }, (_, key) => key + 1)

/** The page of a service in a place, with some words of its own. */
const page = (place: number, own: number): PageSketch => ({
  path: `/drains/city-${place}/`,
  route: 'servicePlace',
  params: { service: 'drains', location: `city-${place}` },
  ownWords: 400,
  textHash: `text ${place}`,
  blocks: Float64Array.from([...common, ...Array.from({ length: own }, (_, key) => 1000 * (place + 1) + key)]),
})

/** What the audit finds on pages with almost no, few, and many words of their own. Of the places in `written` there is a passage. */
function found(written: readonly number[], rules: readonly SiteRule[] = all) {
  const pages = [...[1, 1, 4, 6].map((own, place) => page(place, own)), page(4, 80), page(5, 80)]
  const cities = pages.map((_, place) => ({
    slug: `city-${place}`,
    name: `City ${place}`,
    services: written.includes(place) ? { drains: 'Clay pipes break on each slope here.' } : {},
    at: { file: 'cities.csv', line: place + 2, column: 1 },
  })) as unknown as Manifest['cities'] // what the rules read
  return audit(auditInput({ pages, cities }), rules).findings
}

test('pages of services in places without a passage have one finding, which says how many there are', () => {
  const findings = found([4, 5])
  expect(findings.map(({ code }) => code)).toEqual(['doorway-pages'])
  expect(findings[0]?.fix).toMatch(
    /^4 pages of services in places have no passage about the service\. .*"without: passage"/,
  )
})

test('pages whose passages are not enough are reported as any others', () => {
  const codes = found([0, 1, 2, 3, 4, 5]).map(({ code }) => code)
  expect(new Set(codes).size).toBeGreaterThan(1)
})

test('without the rule for doorway pages, the next one reports them', () => {
  const rules = all.filter((rule) => rule !== doorwayPages)
  expect(found([4, 5], rules).map(({ code }) => code)).toEqual(['near-duplicate'])
})

test('a passage that is not enough is reported beside those that are missing', () => {
  const findings = found([2, 4, 5]).map(({ code, url, fix }) => [code, url, fix])
  const fix = expect.stringContaining('Write more into the passage')
  expect(findings).toContainEqual(['own-text-share', '/drains/city-2/', fix])
})
