import { expect, test } from 'vitest'
import { audit } from '#generator/audit/audit.ts'
import { renamedRules } from '#generator/audit/renamed-rules.ts'
import type { KnownIssue } from '#generator/audit/rule.ts'
import { isOn, settingsProblems } from '#generator/audit/rule-settings.ts'
import { titleWidth } from '#generator/audit/rules/head/title-width.ts'
import { linkGenericText } from '#generator/audit/rules/links/link-generic-text.ts'
import { soft404 } from '#generator/audit/rules/urls/soft-404.ts'
import { rules as catalogue } from '#generator/audit/rules.ts'
import type { Manifest } from '#manifest/schema.ts'
import { auditInput, findingsOf, siteAt } from '../../../support/audited-site.ts'

const wide = { path: '/a/', title: 'm'.repeat(35) } // 583.1 px at 20 px a letter of 16.66

test('a threshold in site.yaml replaces that of the rule', () => {
  const rules = { 'title-width': { thresholds: { most: 600 } } }
  expect(findingsOf(titleWidth, { pages: [wide], rules })).toEqual([])
})

test('a severity in site.yaml replaces that of the rule', () => {
  const rules = { 'title-width': { severity: 'error' as const, thresholds: {} } }
  expect(findingsOf(titleWidth, { pages: [wide], rules })).toMatchObject([{ severity: 'error' }])
})

test('a rule that is off reports no findings', () => {
  const off = (codes: string[]) =>
    Object.fromEntries(codes.map((code) => [code, { severity: 'off' as const, thresholds: {} }]))
  const codes = catalogue.map(({ code }) => code)
  const others = codes.filter((code) => code !== 'title-width')
  expect(audit(auditInput({ pages: [wide], rules: off(others) })).findings).toMatchObject([{ code: 'title-width' }])
  expect(audit(auditInput({ pages: [wide], rules: off(codes) })).findings).toEqual([])
})

/** A column for each setting, so that no two are at one place. */
const atOf = (setting: string) => ({ ...siteAt, column: setting.length })

const problems = (rules: Manifest['site']['audit']['rules'], knownIssues: Pick<KnownIssue, 'code' | 'at'>[] = []) =>
  // The function reads these fields of the manifest only.
  settingsProblems(
    {
      translations: [],
      site: { language: 'en-US', audit: { rules } },
      siteAt,
      auditAt: Object.fromEntries(
        Object.entries(rules).flatMap(([code, { thresholds }]) =>
          [code, ...Object.keys(thresholds).map((name) => `${code}.${name}`)].map((setting) => [
            setting,
            atOf(setting),
          ]),
        ),
      ),
      knownIssues,
    } as unknown as Manifest,
    [titleWidth],
  )

test('a setting for an unknown rule is an error that suggests the nearest code', () => {
  expect(problems({ 'title-widht': { thresholds: {} } })).toMatchObject([
    { code: 'unknown-rule', at: atOf('title-widht'), fix: 'Did you mean "title-width"?' },
  ])
})

test('a setting for an unknown threshold is an error', () => {
  const [problem] = problems({ 'title-width': { thresholds: { max: 600 } } })
  expect(problem).toMatchObject({
    code: 'unknown-rule',
    at: atOf('title-width.max'),
    fix: 'Its thresholds: "least", "most".',
  })
})

test('a setting for a renamed rule is an error that names the new code', () => {
  expect(problems({ 'policy-weak': { severity: 'off', thresholds: {} } })).toMatchObject([
    { at: atOf('policy-weak'), fix: 'Write "csp-weak".' },
  ])
})

test('a known issue with an unknown or renamed code is an error at its line', () => {
  const at = (line: number) => ({ file: 'manifest/known-issues.yaml', line, column: 1 })
  const issues = [
    { code: 'title-width', at: at(1) },
    { code: 'title-wide', at: at(2) },
    { code: 'cannibal', at: at(3) },
  ]
  expect(problems({}, issues)).toMatchObject([
    { at: at(2), fix: 'Did you mean "title-width"?' },
    { at: at(3), fix: 'Write "keyword-cannibalization".' },
  ])
})

test('every renamed rule has a successor, and no rule has an old code', () => {
  const codes = catalogue.map(({ code }) => code)
  expect(codes).toEqual(expect.arrayContaining(Object.values(renamedRules)))
  expect(codes.filter((code) => Object.hasOwn(renamedRules, code))).toEqual([])
})

test('rules that look for words are off in a language without them, and one notice names them', () => {
  const site = { language: 'fr-FR', audit: { rules: { 'soft-404': { severity: 'off', thresholds: {} } } } }
  const manifest = { translations: [], site, siteAt, auditAt: {}, knownIssues: [] } as unknown as Manifest
  const found = settingsProblems(manifest, [linkGenericText, soft404, titleWidth])
  // A rule without words that is off hides nothing.
  expect(found).toEqual([
    {
      code: 'rules-without-words',
      severity: 'notice',
      at: siteAt,
      what: 'The audit has no words of the language "fr-FR", so these rules are off: link-generic-text.',
      fix: expect.stringContaining('switch them off under audit.rules'),
    },
  ])
  expect(isOn(linkGenericText, manifest.site)).toBe(false)
  expect(isOn(titleWidth, manifest.site)).toBe(true)
})

test('a notice names the rules that are off although their findings are errors', () => {
  const off = { severity: 'off', thresholds: {} }
  const site = {
    language: 'en-US',
    audit: { rules: { 'title-width': off, 'soft-404': off, 'link-generic-text': off } },
  }
  const auditAt = { 'soft-404': { ...siteAt, line: 7 } }
  const manifest = { translations: [], site, siteAt, auditAt, knownIssues: [] } as unknown as Manifest
  expect(settingsProblems(manifest, [linkGenericText, soft404, titleWidth])).toEqual([
    expect.objectContaining({
      code: 'rules-silenced',
      severity: 'notice',
      at: auditAt['soft-404'],
      what: 'A rule whose findings are errors is off for the whole site: soft-404.',
    }),
  ])
})
