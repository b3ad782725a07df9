import { expect, test } from 'vitest'
import type { ReportChanges, ReportFinding, ReportSummary, RuleText } from '#src/report/data.ts'
import { clientSummary } from '#src/report/views/client/client-summary.ts'
import { reportSummary, rowsOf } from '../../../../../support/report-data.ts'

const rule = (code: string, severity: RuleText['severity'] = 'warning'): RuleText => ({
  code,
  severity,
  title: `Title of ${code}`,
  why: 'Why.',
  how: '',
  fix: '',
  source: '',
  thresholds: [],
})

const finding = (code: string, fields: Partial<ReportFinding> = {}): ReportFinding => ({
  code,
  severity: 'warning',
  url: '/',
  count: 1,
  at: { file: 'manifest/site.yaml', line: 1, column: 1 },
  what: `What of ${code}.`,
  fix: `Fix of ${code}.`,
  rows: [0, 0],
  isShared: false,
  ...fields,
})

const known = { reason: 'A sample.', expires: '2027-01-01' }
const none: ReportChanges = { added: [], removed: [], moved: [], changed: [], findings: { added: [], removed: [] } }

function summaryOf(findings: ReportFinding[], changes: ReportChanges = none) {
  const summary: ReportSummary = {
    ...reportSummary,
    rules: [rule('a'), rule('b', 'error'), rule('c'), rule('quiet'), rule('off', 'off')],
    kinds: [{ kind: 'services', pages: 12, aliases: 0 }],
  }
  const rows = rowsOf([
    { path: '/', lastmod: '2026-11-02' },
    { path: '/a/', lastmod: '2026-10-30' },
    { path: '/b/', lastmod: '' },
  ])
  return clientSummary({ summary, rows, findings, changes })
}

test('rules that are off are not checked, and those without a finding are clean', () => {
  expect(summaryOf([finding('a'), finding('b', { known })]).rules).toEqual({ checked: 4, clean: 2 })
})

test('an accepted error counts as an error, and is listed with its reason instead of as a task', () => {
  const client = summaryOf([finding('b', { severity: 'error', known })])
  expect(client.totals[0]).toEqual({ severity: 'error', found: 1, accepted: 1 })
  expect(client.accepted).toEqual([{ title: 'Title of b', ...known }])
  expect(client.tasks).toEqual([])
})

test('tasks are the errors first, then what affects most pages', () => {
  const findings = [finding('a'), finding('c', { rows: [0, 2] }), finding('b', { severity: 'error' })]
  expect(summaryOf(findings).tasks.map(({ title, pages }) => [title, pages])).toEqual([
    ['Title of b', 1],
    ['Title of c', 3],
    ['Title of a', 1],
  ])
})

test('the content is of the latest day on which a page changed', () => {
  expect(summaryOf([]).lastChange).toBe('2026-11-02')
})

test('changes are sentences, and there are none without an earlier report', () => {
  expect(summaryOf([]).changes).toBeUndefined()
  const before = 'the previous report'
  expect(summaryOf([], { ...none, before }).changes).toEqual([])
  const changed = [{ path: '/', fields: [{ name: 'title', before: 'A', after: 'B' }] }]
  const risks = { unindexed: [{ path: '/x/', because: 'removed' as const }], inlinksLost: [] }
  const changes = summaryOf([], { ...none, before, added: ['/a/', '/b/'], removed: ['/x/'], changed, risks }).changes
  expect(changes).toEqual([
    '2 pages were added.',
    '1 page was removed.',
    '1 page was changed.',
    '1 title was changed.',
    '1 page can no longer be indexed.',
  ])
})

test('resolved findings are counted by rule', () => {
  const removed = ['a /x/', 'b /', 'a /y/', 'unknown /']
  expect(summaryOf([], { ...none, before: 'x', findings: { added: [], removed } }).resolved).toEqual([
    { title: 'Title of a', count: 2 },
    { title: 'Title of b', count: 1 },
    { title: 'Unknown', count: 1 },
  ])
})
