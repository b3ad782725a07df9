import { expect, test } from 'vitest'
import type { ReportFinding } from '#src/report/data.ts'
import { addressesByKind } from '#src/report/views/overview/addresses-by-kind.ts'
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
  fix: '',
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
  expect(rule).toEqual({ code: 'dead-link', title: 'dead-link', harm: 'error', findings: 2, known: 0 })
})

test('a rule that found nothing but what is known stands last', () => {
  const findings = [finding('dead-link', 'error', true), finding('sample', 'notice'), finding('sample', 'error', true)]
  expect(findingsByRule(findings, []).map(({ code, harm, known }) => [code, harm, known])).toEqual([
    ['sample', 'notice', 1],
    ['dead-link', 'known', 1],
  ])
})

test('kinds stand in the order of the route table, those it does not name after them, and those of none last', () => {
  const rows = rowsOf([
    { path: '/', kind: 'home' },
    { path: '/a/', kind: 'city', status: 'alias' },
    { path: '/b/', kind: 'city' },
    { path: '/gone/', kind: '' },
    { path: '/x/', kind: 'other' },
  ])
  const kinds = ['city', 'county', 'home'].map((kind) => ({ kind, pages: 0, aliases: 0 }))
  expect(addressesByKind(rows, kinds)).toEqual([
    { kind: 'city', addresses: 2, aliases: 1 },
    { kind: 'home', addresses: 1, aliases: 0 },
    { kind: 'other', addresses: 1, aliases: 0 },
    { kind: '', addresses: 1, aliases: 0 },
  ])
})
