import { expect, test } from 'vitest'
import { audit } from '#generator/audit/audit.ts'
import { settingsProblems } from '#generator/audit/rule-settings.ts'
import { titleWidth } from '#generator/audit/rules/head/title-width.ts'
import { rules as catalogue } from '#generator/audit/rules.ts'
import type { Manifest } from '#manifest/schema.ts'
import { auditInput, findingsOf, siteAt } from '../../../support/audited-site.ts'

const wide = { path: '/a/', title: 'm'.repeat(35) } // 583.1 px at 20 px a letter of 16.66

test('a threshold of site.yaml counts in place of the rule’s own', () => {
  const rules = { 'title-width': { thresholds: { most: 600 } } }
  expect(findingsOf(titleWidth, { pages: [wide], rules })).toEqual([])
})

test('so does a severity', () => {
  const rules = { 'title-width': { severity: 'error' as const, thresholds: {} } }
  expect(findingsOf(titleWidth, { pages: [wide], rules })).toMatchObject([{ severity: 'error' }])
})

test('a rule that is off finds nothing', () => {
  const off = (codes: string[]) =>
    Object.fromEntries(codes.map((code) => [code, { severity: 'off' as const, thresholds: {} }]))
  const codes = catalogue.map(({ code }) => code)
  const others = codes.filter((code) => code !== 'title-width')
  expect(audit(auditInput({ pages: [wide], rules: off(others) })).findings).toMatchObject([{ code: 'title-width' }])
  expect(audit(auditInput({ pages: [wide], rules: off(codes) })).findings).toEqual([])
})

const problems = (rules: Manifest['site']['audit']['rules']) =>
  settingsProblems({ site: { audit: { rules } }, auditAt: siteAt } as unknown as Manifest, [titleWidth]) // all it reads

test('a rule there is none of is a problem that names the nearest', () => {
  expect(problems({ 'title-widht': { thresholds: {} } })).toMatchObject([
    { code: 'unknown-rule', at: siteAt, fix: 'Did you mean "title-width"?' },
  ])
})

test('so is a threshold the rule has none of', () => {
  const [problem] = problems({ 'title-width': { thresholds: { max: 600 } } })
  expect(problem).toMatchObject({ code: 'unknown-rule', fix: 'It has "least", "most".' })
})
