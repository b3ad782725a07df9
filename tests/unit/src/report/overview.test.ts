import { expect, test } from 'vitest'
import type { ReportFinding } from '#src/report/data.ts'
import { findingsByRule } from '#src/report/views/overview/findings-by-rule.ts'
import { severityTotals } from '#src/report/views/overview/severity-totals.ts'
import { rowsOf } from '../../../support/report-data.ts'

const finding = (code: string, severity: ReportFinding['severity'], isKnown = false): ReportFinding => ({
  code,
  severity,
  url: '/',
  count: 1,
  at: { file: 'manifest/site.yaml', line: 1, column: 1 },
  what: '',
  mend: '',
  known: isKnown ? { reason: 'Waits.', expires: '2027-01-01' } : undefined,
  rows: [],
  isShared: false,
})

test('what is known counts as known and nothing else', () => {
  const rows = rowsOf([{ path: '/', errors: 2, known: 1 }, { path: '/a/', known: 1 }, { path: '/b/' }])
  const findings = [finding('dead-link', 'error'), finding('dead-link', 'error'), finding('dead-link', 'error', true)]
  expect(severityTotals(rows, findings)).toEqual([
    { severity: 'error', findings: 2, addresses: 1 },
    { severity: 'warning', findings: 0, addresses: 0 },
    { severity: 'notice', findings: 0, addresses: 0 },
    { severity: 'known', findings: 1, addresses: 2 },
  ])
})

test('rules stand by harm, then by how much they found', () => {
  const findings = [
    finding('sample', 'notice'),
    finding('sample', 'notice'),
    finding('title', 'warning'),
    finding('picture', 'warning'),
    finding('picture', 'warning'),
    finding('dead-link', 'error'),
  ]
  expect(findingsByRule(findings, []).map(({ code, findings: count }) => `${code} ${count}`)).toEqual([
    'dead-link 1',
    'picture 2',
    'title 1',
    'sample 2',
  ])
})

test('a rule whose findings differ in harm counts as its worst', () => {
  const [rule] = findingsByRule([finding('dead-link', 'notice'), finding('dead-link', 'error')], [])
  expect(rule).toEqual({ code: 'dead-link', title: 'dead-link', severity: 'error', findings: 2 })
})
