import { stringify } from 'csv-stringify/sync'
import { expect, test } from 'vitest'
import { type Cell, csvRow } from '#generator/report/csv.ts'

const rows: Cell[][] = [
  ['a', 'b c', '', null, undefined, 0, -1, 1.5, 'ü “x”'],
  ['a,b', 'say "x"', '"', 'a\nb', 'a\rb', 'a\r\n', ' a', '\u2028'],
  ['=1', '+1', '-1', '@x', '\tx', '\rx', '＝x', '＋x', '－x', '＠x', '=a,"b"', '-', "'=x", 'a=1'],
  [''],
  ['only'],
]

test('rows are those of csv-stringify with escaped formulas', () => {
  const options = { escape_formulas: true, record_delimiter: 'windows' } as const
  for (const row of rows) expect(csvRow(row)).toBe(stringify([row], options))
})

test('a line feed before a formula does not hide it', () => {
  expect(csvRow(['\n=1'])).toBe("'\n=1\r\n")
})
