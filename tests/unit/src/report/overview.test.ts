import { expect, test } from 'vitest'
import type { ReportFinding } from '#src/report/data.ts'
import { findingsByRule } from '#src/report/views/overview/findings-by-rule.ts'
import { severityTotals } from '#src/report/views/overview/severity-totals.ts'
import { urlsByPageType } from '#src/report/views/overview/urls-by-page-type.ts'
import { rowsOf } from '../../../support/report-data.ts'

const finding = (code: string, severity: ReportFinding['severity'], isKnown = false): ReportFinding => ({
  code,
  severity,
  url: '/',
  count: 1,
  at: { file: 'manifest/site.yaml', line: 1, column: 1 },
  what: '',
  fix: '',
  known: isKnown ? { reason: 'Decided in spring.', expires: '2027-01-01' } : undefined,
  rows: [],
  isShared: false,
})

test('an accepted error is still an error', () => {
  const rows = rowsOf([{ path: '/', errors: 2, known: 1 }, { path: '/a/', known: 1 }, { path: '/b/' }])
  const findings = [finding('dead-link', 'error'), finding('dead-link', 'error'), finding('dead-link', 'error', true)]
  expect(severityTotals(rows, findings)).toEqual([
    { severity: 'error', findings: 3, accepted: 1, urls: 1 },
    { severity: 'warning', findings: 0, accepted: 0, urls: 0 },
    { severity: 'notice', findings: 0, accepted: 0, urls: 0 },
    { severity: 'known', findings: 1, accepted: 0, urls: 2 },
  ])
})

test('rules are sorted by severity, then by number of findings', () => {
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

test('a rule has the highest severity of its findings', () => {
  const [rule] = findingsByRule([finding('dead-link', 'notice'), finding('dead-link', 'error')], [])
  expect(rule).toEqual({ code: 'dead-link', title: 'dead-link', severity: 'error', findings: 2, known: 0 })
})

test('a rule with only known issues comes last', () => {
  const findings = [finding('dead-link', 'error', true), finding('sample', 'notice'), finding('sample', 'error', true)]
  expect(findingsByRule(findings, []).map(({ code, severity, known }) => [code, severity, known])).toEqual([
    ['sample', 'notice', 1],
    ['dead-link', 'known', 1],
  ])
})

test('page types are in the order of the route table, then unknown ones, then URLs without a page type', () => {
  const rows = rowsOf([
    { path: '/', kind: 'home' },
    { path: '/a/', kind: 'city', status: 'alias' },
    { path: '/b/', kind: 'city' },
    { path: '/gone/', kind: '' },
    { path: '/x/', kind: 'other' },
  ])
  const pageTypes = ['city', 'county', 'home'].map((kind) => ({ kind, pages: 0, aliases: 0 }))
  expect(urlsByPageType(rows, pageTypes)).toEqual([
    { pageType: 'city', urls: 2, aliases: 1 },
    { pageType: 'home', urls: 1, aliases: 0 },
    { pageType: 'other', urls: 1, aliases: 0 },
    { pageType: '', urls: 1, aliases: 0 },
  ])
})
