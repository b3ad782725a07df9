import { expect, test } from 'vitest'
import { hasErrors, type Problem, sortProblems } from '#generator/core/problem.ts'

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
