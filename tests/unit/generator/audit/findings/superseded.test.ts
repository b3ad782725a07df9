import { expect, test } from 'vitest'
import { audit } from '#generator/audit/audit.ts'
import { explainedPages } from '#generator/audit/findings/superseded.ts'
import { rules } from '#generator/audit/rules.ts'
import { auditedSite, auditInput, type SiteSketch } from '../../../../support/audited-site.ts'

/** Findings of link-without-text, which link-not-crawlable supersedes on the same element. */
function findingsOn(sketch: SiteSketch) {
  const on = ['link-without-text', 'link-not-crawlable']
  const off = rules.filter(({ code }) => !on.includes(code)).map(({ code }) => code)
  const settings = Object.fromEntries(off.map((code) => [code, { severity: 'off' as const, thresholds: {} }]))
  const { findings } = audit(auditInput({ ...sketch, rules: settings }))
  return findings.filter(({ code }) => code === 'link-without-text')
}
const unnamed = (subject?: string) => ({
  code: 'link-without-text',
  what: 'No text {pages}.',
  ...(subject !== undefined && { subject }),
})
const uncrawlable = (subject?: string) => ({ ...unnamed(subject), code: 'link-not-crawlable' })

test('an issue is dropped only where the superseding rule fired on the same part of the page', () => {
  const issues = [unnamed('40'), unnamed('90'), uncrawlable('40')]
  expect(findingsOn({ pages: [{ path: '/', issues }] })).toHaveLength(1)
  expect(findingsOn({ pages: [{ path: '/', issues: [unnamed('40'), uncrawlable('40')] }] })).toEqual([])
})

test('an issue on another page is kept', () => {
  const pages = [
    { path: '/', issues: [unnamed('40')] },
    { path: '/a/', issues: [uncrawlable('40')] },
  ]
  expect(findingsOn({ pages })).toMatchObject([{ url: '/' }])
})

test('an issue is dropped where the superseding rule fired on a part it follows from', () => {
  const issues = [{ ...unnamed('40'), followsFrom: ['head'] }, uncrawlable('head')]
  expect(findingsOn({ pages: [{ path: '/', issues }] })).toEqual([])
})

test('an issue of a page is dropped where the superseding rule fired on that part of a shared part', () => {
  const pages = [{ path: '/', parts: ['footer'], issues: [{ ...unnamed(), followsFrom: ['a'] }, unnamed('b')] }]
  expect(findingsOn({ pages, parts: { footer: { issues: [uncrawlable('a')] } } })).toHaveLength(1)
})

test('an issue of a shared part is dropped for the pages on which the superseding rule fired', () => {
  const pages = [
    { path: '/', parts: ['footer'], issues: [uncrawlable()] },
    { path: '/a/', parts: ['footer'] },
    { path: '/b/', parts: ['footer'] },
  ]
  const [finding, ...others] = findingsOn({ pages, parts: { footer: { issues: [unnamed()] } } })
  expect(others).toEqual([])
  expect(finding).toMatchObject({ what: 'No text in the footer on 2 pages.', urls: ['/a/', '/b/'] })
})

test.each([
  ['a page explains its other findings', undefined, ['/a/']],
  ['a part of a page explains none', 'length', []],
])('an issue about %s', (_, subject, explained) => {
  const issue = { ...unnamed(subject), code: 'soft-404' }
  const site = auditedSite({ pages: [{ path: '/a/', issues: [issue] }, { path: '/b/' }] })
  expect([...explainedPages(rules, [], site, new Map())]).toEqual(explained)
})
