import { expect, test } from 'vitest'
import type { Problem, Severity } from '#generator/core/problem.ts'
import { joinedInRow } from '#generator/load/facts/one-row.ts'

const problem = (file: string, line: number, code: string, severity: Severity = 'error'): Problem => ({
  code,
  severity,
  at: { file, line, column: 1 },
  what: `${code} is wrong.`,
  fix: '',
})

test('what is wrong with one row is one problem, the most severe, and says all', () => {
  const row = [
    problem('cities.csv', 4, 'population', 'warning'),
    problem('cities.csv', 4, 'postal-code'),
    problem('cities.csv', 4, 'coordinates'),
  ]
  expect(joinedInRow(row)).toEqual([
    expect.objectContaining({
      code: 'postal-code',
      what: 'postal-code is wrong. population is wrong. coordinates is wrong.',
    }),
  ])
})

test('other rows, other files and notices stay as they are', () => {
  const apart = [
    problem('cities.csv', 4, 'population'),
    problem('cities.csv', 5, 'population'),
    problem('site.yaml', 4, 'phone'),
    problem('site.yaml', 4, 'address'),
    problem('cities.csv', 4, 'accepted', 'notice'),
  ]
  expect(joinedInRow(apart)).toEqual(apart)
})
