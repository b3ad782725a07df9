import { expect, test } from 'vitest'
import { painter } from '#generator/cli/print.ts'
import { findingsText } from '#generator/cli/print-findings.ts'
import type { Finding } from '#generator/core/problem.ts'

const finding = (code: string, fields: Partial<Finding> = {}): Finding => ({
  code,
  severity: 'error',
  url: '/a/',
  at: { file: 'manifest/a.yaml', line: 1, column: 1 },
  what: 'What.',
  fix: 'Fix.',
  ...fields,
})
const lines = (findings: Finding[]) => findingsText(findings, painter(false), 'report/index.html')
const codes = (findings: Finding[]) => lines(findings).map((text) => text.split('\n')[0]?.split(' ').at(-1))

test('errors come before warnings, notices and known issues', () => {
  const known = { reason: 'Soon.', expires: '2027-01-01' }
  const found = [
    finding('k', { known }),
    finding('n', { severity: 'notice' }),
    finding('w', { severity: 'warning' }),
    finding('e'),
  ]
  expect(codes(found)).toEqual(['e', 'w', 'n', 'k'])
})

test('of rules with equal severity, the one with findings on the most pages comes first', () => {
  expect(codes([finding('a'), finding('b', { count: 9 })])).toEqual(['b', 'a'])
})

test('of one rule, the finding on the most pages comes first, five are printed, and the others are counted', () => {
  const found = Array.from({ length: 7 }, (_, index) => finding('a', { count: index + 1, what: `On ${index + 1}.` }))
  const shown = lines(found)
  expect(shown[0]).toContain('On 7.')
  expect(shown).toHaveLength(6)
  expect(shown[5]).toBe('  and 2 more of a: report/index.html#/findings?code=a')
})
