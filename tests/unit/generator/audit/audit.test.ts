import { expect, test } from 'vitest'
import { audit, deadTargets } from '#generator/audit/audit.ts'
import { rules } from '#generator/audit/rules.ts'
import type { Finding } from '#generator/core/problem.ts'
import { auditInput, type SiteSketch, siteAt } from '../../../support/audited-site.ts'

const today = '2027-01-01'
/** The rules these sketches have enough for. */
const tried = new Set(['dead-link', 'dead-resource', 'dead-data-url', 'jsonld-parses'])
const others = rules
  .filter(({ code }) => !tried.has(code))
  .map(({ code }) => [code, { severity: 'off' as const, thresholds: {} }])

const judge = (sketch: SiteSketch): Finding[] =>
  audit(auditInput({ ...sketch, today, rules: Object.fromEntries(others) })).findings

test('a site whose every address is there has no findings', () => {
  const pages = [{ path: '/', links: ['/a/'], resources: ['/s.css'], dataUrls: ['/a/'] }, { path: '/a/' }]
  expect(judge({ pages, files: ['/s.css'] })).toEqual([])
})

test('findings come sorted by the line to edit, whichever rule they are of', () => {
  const pages = [
    { path: '/b/', links: ['/gone/'] },
    { path: '/a/', issues: [{ code: 'jsonld-parses', what: 'No JSON {pages}.' }] },
    { path: '/c/', resources: ['/gone.js'] },
  ]
  expect(judge({ pages }).map(({ code, at }) => `${at.file} ${code}`)).toEqual([
    'manifest/pages/a/ jsonld-parses',
    'manifest/pages/b/ dead-link',
    'manifest/pages/c/ dead-resource',
  ])
})

test('known issues are marked', () => {
  const issue = { code: 'dead-link', url: '/gone/', reason: 'Soon.', expires: today, at: siteAt }
  const findings = judge({ pages: [{ path: '/', links: ['/gone/'] }], knownIssues: [issue] })
  expect(findings).toEqual([expect.objectContaining({ known: { reason: 'Soon.', expires: today } })])
})

test('dead targets are the addresses of dead links and resources, each once, in order', () => {
  const findings = judge({
    pages: [{ path: '/', links: ['/z/#top', '/gone.js'], resources: ['/gone.js'], dataUrls: ['/data/'] }],
  })
  expect(deadTargets(findings)).toEqual(['/gone.js', '/z/'])
})
