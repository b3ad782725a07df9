import { expect, test } from 'vitest'
import type { ReportFinding, RuleText } from '#src/report/data.ts'
import { countHits } from '#src/report/views/findings/count-hits.ts'

const rule = (code: string, severity: RuleText['severity']): RuleText => ({
  code,
  severity,
  title: code,
  why: '',
  how: '',
  fix: '',
  source: '',
  thresholds: [],
})

const finding = (code: string, isKnown = false): ReportFinding => ({
  code,
  severity: 'notice',
  url: '/',
  count: 1,
  at: { file: 'manifest/site.yaml', line: 1, column: 1 },
  what: '',
  fix: '',
  ...(isKnown && { known: { reason: 'A sample.', expires: '2027-01-01' } }),
  rows: [0, 0],
  isShared: false,
})

test('rules with findings come first, then by severity, then by code', () => {
  const rules = [rule('c', 'error'), rule('b', 'error'), rule('off', 'off'), rule('hit', 'notice')]
  expect(countHits(rules, [finding('hit')]).map((hit) => hit.rule.code)).toEqual(['hit', 'b', 'c', 'off'])
})

test('known issues are counted in the total and separately', () => {
  expect(countHits([rule('a', 'error')], [finding('a'), finding('a', true), finding('other')])).toMatchObject([
    { findings: 2, known: 1 },
  ])
})
