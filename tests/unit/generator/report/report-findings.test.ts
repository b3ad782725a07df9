import { expect, test } from 'vitest'
import { reportFindings, runs } from '#generator/report/report-findings.ts'

test.each([
  [[], []],
  [[5], [5, 5]],
  [
    [1, 2, 3, 7],
    [1, 3, 7, 7],
  ],
  [
    [3, 1, 2, 2],
    [1, 3],
  ],
])('rows %j are the runs %j', (rows, expected) => {
  expect(runs(rows)).toEqual(expected)
})

test.each([
  ['# yaml-language-server: $schema=../schemas/service.json', undefined],
  ['---', undefined],
  ['- label: Blog', '- label: Blog'],
])('the line "%s" is shown as %s', (line, expected) => {
  const at = { file: 'manifest/a.yaml', line: 1, column: 1 }
  const finding = { code: 'x', severity: 'error' as const, at, what: 'What.', fix: 'Fix.', url: '' }
  expect(reportFindings([finding], new Map(), () => line)[0]?.line).toBe(expected)
})

test('a finding has the rows of all its pages, and none without a URL', () => {
  const at = { file: 'manifest/a.yaml', line: 2, column: 1 }
  const finding = { code: 'x', severity: 'error' as const, at, what: 'What.', fix: 'Fix.' }
  const rowOf = new Map([
    ['/a/', 0],
    ['/b/', 1],
    ['/c/', 2],
  ])
  const found = reportFindings(
    [
      { ...finding, url: '/a/', count: 2, urls: ['/a/'], pages: ['/a/', '/c/'] },
      { ...finding, url: '' },
    ],
    rowOf,
    () => 'the line',
  )
  expect(found).toMatchObject([
    { rows: [0, 0, 2, 2], count: 2, line: 'the line', isShared: false },
    { rows: [], count: 1 },
  ])
})
