import { expect, test } from 'vitest'
import { audit, deadTargets } from '#generator/audit/audit.ts'
import { rules } from '#generator/audit/rules.ts'
import type { Finding } from '#generator/core/problem.ts'
import { auditInput, type SiteSketch, siteAt } from '../../../support/audited-site.ts'

const today = '2027-01-01'
/** The rules that these sketches have facts for. */
const tested = new Set(['dead-link', 'dead-resource', 'dead-data-url', 'jsonld-parses'])
const others = rules
  .filter(({ code }) => !tested.has(code))
  .map(({ code }) => [code, { severity: 'off' as const, thresholds: {} }])

const findingsOn = (sketch: SiteSketch): Finding[] =>
  audit(auditInput({ ...sketch, today, rules: Object.fromEntries(others) })).findings

test('a site without missing URLs has no findings', () => {
  const pages = [{ path: '/', links: ['/a/'], resources: ['/s.css'], dataUrls: ['/a/'] }, { path: '/a/' }]
  expect(findingsOn({ pages, files: ['/s.css'] })).toEqual([])
})

test('findings are sorted by the line to edit, across rules', () => {
  const pages = [
    { path: '/b/', links: ['/gone/'] },
    { path: '/a/', issues: [{ code: 'jsonld-parses', what: 'No JSON {pages}.' }] },
    { path: '/c/', resources: ['/gone.js'] },
  ]
  expect(findingsOn({ pages }).map(({ code, at }) => `${at.file} ${code}`)).toEqual([
    'manifest/pages/a/ jsonld-parses',
    'manifest/pages/b/ dead-link',
    'manifest/pages/c/ dead-resource',
  ])
})

test('one message about many pages, whose lines are not known, is one finding', () => {
  const pagesWith = (count: number) =>
    Array.from({ length: count }, (_, number) => ({
      path: `/${number}/`,
      issues: [{ code: 'jsonld-parses', what: 'No JSON {pages}.' }],
    }))
  expect(findingsOn({ pages: pagesWith(5) })).toHaveLength(5)
  expect(findingsOn({ pages: pagesWith(6) })).toEqual([
    expect.objectContaining({ what: 'No JSON on /0/ and 5 more pages.', count: 6 }),
  ])
})

test('many messages of one group are one finding', () => {
  const pages = [0, 1, 2, 3, 4, 5].map((number) => ({
    path: `/${number}/`,
    issues: [{ code: 'jsonld-parses', what: `Block ${number} {pages} is no JSON.`, group: 'json' }],
  }))
  expect(findingsOn({ pages: pages.slice(1) })).toHaveLength(5)
  expect(findingsOn({ pages })).toEqual([
    expect.objectContaining({ what: 'Block 0 on /0/ and 5 more pages is no JSON (and 5 similar findings).', count: 6 }),
  ])
})

test('several phrases of one cause are one finding with examples', () => {
  const issueAbout = (phrase: string) => ({
    code: 'jsonld-parses',
    what: `Block ${phrase} {pages} is no JSON.`,
    whatOfSeveral: '{count} blocks {pages} are no JSON{phrases}.',
    phrase,
    cause: 'a plug-in',
  })
  const messages = (...phrases: string[]) =>
    findingsOn({ pages: phrases.map((phrase) => ({ path: `/${phrase}/`, issues: [issueAbout(phrase)] })) }).map(
      ({ what }) => what,
    )
  expect(messages('a')).toEqual(['Block a on /a/ is no JSON.'])
  expect(messages('a', 'b')).toEqual(['2 blocks on /a/ and 1 more page are no JSON: a and b.'])
  expect(messages('a', 'b', 'c')).toEqual(['3 blocks on /a/ and 2 more pages are no JSON, such as a and b.'])
})

test('phrases in different lines of the manifest are different findings', () => {
  const issues = ['a', 'b', 'c'].map((phrase) => ({
    code: 'jsonld-parses',
    what: `Block ${phrase} {pages} is no JSON.`,
    whatOfSeveral: '{count} blocks {pages} are no JSON{phrases}.',
    phrase,
    cause: 'a plug-in',
  }))
  const located = { a: { ...siteAt, line: 3 }, b: { ...siteAt, line: 5 } }
  const locate = (phrase: string) => located[phrase as keyof typeof located] // undefined for another one
  const input = auditInput({ pages: [{ path: '/', issues }], today, rules: Object.fromEntries(others) })
  expect(audit({ ...input, locate }).findings.map(({ what }) => what)).toEqual([
    'Block c on / is no JSON.',
    'Block a on / is no JSON.',
    'Block b on / is no JSON.',
  ])
})

test('known issues are marked', () => {
  const issue = { code: 'dead-link', url: '/gone/', reason: 'Soon.', expires: today, at: siteAt, urlAt: siteAt }
  const findings = findingsOn({ pages: [{ path: '/', links: ['/gone/'] }], knownIssues: [issue] })
  expect(findings).toEqual([expect.objectContaining({ known: { reason: 'Soon.', expires: today } })])
})

test('dead targets are the URLs of broken links and missing resources, each once, sorted', () => {
  const findings = findingsOn({
    pages: [{ path: '/', links: ['/z/#top', '/gone.js'], resources: ['/gone.js'], dataUrls: ['/data/'] }],
  })
  expect(deadTargets(findings)).toEqual(['/gone.js', '/z/'])
})
