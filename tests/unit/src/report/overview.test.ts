import { expect, test } from 'vitest'
import type { ReportFinding } from '#src/report/data.ts'
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
  const inFooter = { ...finding('dead-link', 'error', true), isShared: true }
  const findings = [finding('dead-link', 'error'), finding('dead-link', 'error'), inFooter]
  expect(severityTotals(rows, findings)).toEqual([
    { severity: 'error', findings: 3, accepted: 1, isShared: false, urls: 1 },
    { severity: 'warning', findings: 0, accepted: 0, isShared: false, urls: 0 },
    { severity: 'notice', findings: 0, accepted: 0, isShared: false, urls: 0 },
    { severity: 'known', findings: 1, accepted: 0, isShared: true, urls: 2 },
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
