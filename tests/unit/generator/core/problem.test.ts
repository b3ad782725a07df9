import { expect, test } from 'vitest'
import {
  type Finding,
  hasErrors,
  type Problem,
  type Severity,
  sortProblems,
  withoutRepeats,
  withoutReviewed,
} from '#generator/core/problem.ts'

const problem = (file: string, line: number, column: number, code = 'a-code', what = 'What.'): Problem => ({
  code,
  severity: 'error',
  at: { file, line, column },
  what,
  fix: 'Fix.',
})

test('problems are sorted by file, then by line and column as numbers', () => {
  const sorted = sortProblems([problem('b', 1, 1), problem('a', 10, 1), problem('a', 9, 10), problem('a', 9, 9)])
  expect(sorted.map(({ at }) => `${at.file}:${at.line}:${at.column}`)).toEqual(['a:9:9', 'a:9:10', 'a:10:1', 'b:1:1'])
})

test('problems at one location are sorted by code, then by text', () => {
  const sorted = sortProblems([problem('a', 1, 1, 'z'), problem('a', 1, 1, 'b', '2'), problem('a', 1, 1, 'b', '1')])
  expect(sorted.map(({ code, what }) => `${code} ${what}`)).toEqual(['b 1', 'b 2', 'z What.'])
})

test('file names are ordered by code units, so capitals come first in every locale', () => {
  expect(sortProblems([problem('a.yaml', 1, 1), problem('B.yaml', 1, 1)]).map(({ at }) => at.file)).toEqual([
    'B.yaml',
    'a.yaml',
  ])
})

test('warnings and notices are not errors', () => {
  expect(hasErrors([{ severity: 'warning' }, { severity: 'notice' }])).toBe(false)
  expect(hasErrors([{ severity: 'warning' }, { severity: 'error' }])).toBe(true)
})

const finding = (file: string, line: number, column: number, severity: Severity): Finding => ({
  ...problem(file, line, column),
  severity,
  url: '/a/',
})

test.each([
  ['at the line of a problem', finding('site.yaml', 4, 1, 'warning'), 0],
  ['that is more severe than the problem', finding('site.yaml', 4, 1, 'error'), 1],
  ['at another line', finding('site.yaml', 5, 1, 'warning'), 1],
  ['about a whole file', finding('terms.md', 1, 1, 'warning'), 1],
  ['about a whole row', finding('cities.csv', 7, 1, 'warning'), 1],
  ['in a cell of a row with a problem', finding('cities.csv', 7, 40, 'warning'), 0],
  ['that is known', { ...finding('site.yaml', 4, 1, 'warning'), known: { reason: 'R', expires: '2030-01-01' } }, 1],
] as const)('a finding %s', (_, found, left) => {
  const problems = [problem('site.yaml', 4, 9), problem('terms.md', 1, 1), problem('cities.csv', 7, 12)].map(
    (each) => ({
      ...each,
      severity: 'warning' as const,
    }),
  )
  expect(withoutRepeats([found], problems)).toHaveLength(left)
})

test('a fact that is not reviewed is left out at a line with another problem, and a text in a file or row with one', () => {
  const review = (code: string, file: string, line: number) => ({ ...problem(file, line, 3), code })
  const left = (code: string, file: string, line: number) =>
    withoutReviewed([review(code, file, line), problem('redirects.yaml', 7, 11), problem('cities.csv', 9, 1)]).length >
    2
  expect([left('unreviewed-fact', 'redirects.yaml', 7), left('unreviewed-fact', 'redirects.yaml', 8)]).toEqual([
    false,
    true,
  ])
  expect([left('unreviewed-text', 'redirects.yaml', 8), left('unreviewed-text', 'site.yaml', 8)]).toEqual([false, true])
  expect([left('unreviewed-text', 'cities.csv', 9), left('unreviewed-text', 'cities.csv', 8)]).toEqual([false, true])
})
