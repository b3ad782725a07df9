import { expect, test } from 'vitest'
import { rowsOf, showsOn } from '#src/report/finding-rows.ts'

const finding = { rows: [2, 4, 9, 9] }

test('runs of rows are told one by one', () => {
  expect([...rowsOf(finding)]).toEqual([2, 3, 4, 9])
})

test('a finding shows on the first and the last row of a run and on none between runs', () => {
  expect([1, 2, 4, 5, 9, 10].map((row) => showsOn(finding, row))).toEqual([false, true, true, false, true, false])
})
