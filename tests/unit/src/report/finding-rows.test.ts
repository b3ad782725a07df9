import { expect, test } from 'vitest'
import { countRows, rowsOf, showsOn } from '#src/report/finding-rows.ts'

const finding = { rows: [2, 4, 9, 9] }

test('runs of rows are told one by one', () => {
  expect([...rowsOf(finding)]).toEqual([2, 3, 4, 9])
})

test('a finding shows on the first and the last row of a run and on none between runs', () => {
  expect([1, 2, 4, 5, 9, 10].map((row) => showsOn(finding, row))).toEqual([false, true, true, false, true, false])
})

test('rows of several findings are counted once each, whether their runs meet, overlap, or lie in one another', () => {
  // 2 to 4 and 9 from the first, 3 to 6 overlaps it, 7 meets that, 5 lies within, 20 to 21 stand alone.
  expect(countRows([finding, { rows: [3, 6] }, { rows: [7, 7] }, { rows: [5, 5] }, { rows: [20, 21] }])).toBe(6 + 1 + 2)
  expect(countRows([{ rows: [0, 0] }, { rows: [0, 0] }])).toBe(1)
  expect(countRows([{ rows: [] }])).toBe(0)
})
