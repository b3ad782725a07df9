import { expect, test } from 'vitest'
import { countRows, rowsOf, showsOn } from '#src/report/finding-rows.ts'

const finding = { rows: [2, 4, 9, 9] }

test('runs are expanded to rows', () => {
  expect([...rowsOf(finding)]).toEqual([2, 3, 4, 9])
})

test('a finding affects the first and last row of a run, and no row between runs', () => {
  expect([1, 2, 4, 5, 9, 10].map((row) => showsOn(finding, row))).toEqual([false, true, true, false, true, false])
})

test('rows of several findings are counted once, even if runs are adjacent, overlap or contain one another', () => {
  // 2–4 and 9 from the first; 3–6 overlaps it; 7 is adjacent; 5 is contained; 20–21 is separate.
  expect(countRows([finding, { rows: [3, 6] }, { rows: [7, 7] }, { rows: [5, 5] }, { rows: [20, 21] }])).toBe(6 + 1 + 2)
  expect(countRows([{ rows: [0, 0] }, { rows: [0, 0] }])).toBe(1)
  expect(countRows([{ rows: [] }])).toBe(0)
})
