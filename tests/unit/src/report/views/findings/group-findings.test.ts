import { describe, expect, test } from 'vitest'
import type { ReportFinding, RuleText } from '#src/report/data.ts'
import { type FindingFilter, groupFindings } from '#src/report/views/findings/group-findings.ts'

const finding = (code: string, more: Partial<ReportFinding> = {}): ReportFinding => ({
  code,
  severity: 'warning',
  url: '/',
  count: 1,
  at: { file: 'manifest/site.yaml', line: 1, column: 1 },
  what: `What ${code} found.`,
  fix: 'Write another.',
  rows: [0, 0],
  isShared: false,
  ...more,
})

const known = { reason: 'A sample.', expires: '2027-01-01' }
const all: FindingFilter = { code: '', severity: '', known: '', q: '' }

const groups = (findings: ReportFinding[], filter: Partial<FindingFilter> = {}, rules: RuleText[] = []) =>
  groupFindings(findings, rules, { ...all, ...filter })

const codes = (...given: Parameters<typeof groups>) => groups(...given).map(({ code }) => code)

describe('order', () => {
  test('errors come first, then warnings, notices, and known issues of any severity', () => {
    const findings = [
      finding('notice', { severity: 'notice', count: 900 }),
      finding('known', { severity: 'error', known, count: 900 }),
      finding('warning'),
      finding('error', { severity: 'error' }),
    ]
    expect(codes(findings)).toEqual(['error', 'warning', 'notice', 'known'])
  })

  test('within a severity, the rule with the most pages comes first', () => {
    const findings = [
      finding('few', { rows: [0, 1] }),
      finding('many', { rows: [0, 1] }),
      finding('many', { rows: [5, 7] }),
    ]
    expect(codes(findings)).toEqual(['many', 'few'])
  })

  test('within a rule, findings with the most pages come first and known issues last', () => {
    const [group] = groups([
      finding('a', { url: '/known/', known, count: 9 }),
      finding('a', { url: '/one/' }),
      finding('a', { url: '/five/', count: 5 }),
    ])
    expect(group?.findings.map(({ url }) => url)).toEqual(['/five/', '/one/', '/known/'])
  })

  test('a page with two findings of a rule counts once', () => {
    expect(groups([finding('a', { rows: [0, 1] }), finding('a', { rows: [1, 3] })])[0]?.pages).toBe(4)
  })
})

describe('filter', () => {
  const findings = [
    finding('a', { severity: 'error', what: 'The title is long.', url: '/long/' }),
    finding('b', { known, at: { file: 'manifest/cities.csv', line: 3, column: 1 } }),
  ]

  test('by rule', () => expect(codes(findings, { code: 'b' })).toEqual(['b']))
  test('by severity', () => expect(codes(findings, { severity: 'error' })).toEqual(['a']))
  test('by known issues', () => {
    expect(codes(findings, { known: 'only' })).toEqual(['b'])
    expect(codes(findings, { known: 'none' })).toEqual(['a'])
  })
  test.each(['title is LONG', '/long', 'long'])('by text: %s', (q) => expect(codes(findings, { q })).toEqual(['a']))
  test('by file', () => expect(codes(findings, { q: 'cities.csv' })).toEqual(['b']))
})

test('a problem of the manifest is grouped by its code', () => {
  expect(groups([finding('yaml-syntax-error')])[0]).toMatchObject({ code: 'yaml-syntax-error', rule: undefined })
})
