import { columnOf, dataOf } from './columns.ts'
import type { ReportRows } from './data.ts'
import { numberText, percent } from './format.ts'

export type CellValue = string | number | null

/** The value of a row in a column: a text, a number in the unit it is shown in, or null if there is none. */
export function cellValue(rows: ReportRows, row: number, name: string): CellValue {
  return cellReader(rows, name)(row)
}

/** Reads one column of many rows; the column is looked up once. */
export function cellReader(rows: ReportRows, name: string): (row: number) => CellValue {
  const { form, unit } = columnOf(rows, name)
  if (form === 'text') {
    const texts = dataOf(rows.text, name)
    return (row) => texts[row] ?? ''
  }
  if (form !== 'number') {
    const { values, codes } = dataOf(rows.coded, name)
    return (row) => values[codes[row] ?? -1] ?? ''
  }
  const values = dataOf(rows.numbers, name)
  if (unit !== 'share') return (row) => values[row] ?? null
  return (row) => {
    const share = values[row] ?? null
    return share === null ? null : percent(share)
  }
}

/** The value as text: `1,204`, `37.5 %`; `–` for none. */
export function cellText(rows: ReportRows, row: number, name: string): string {
  const value = cellValue(rows, row, name)
  if (value === null) return '–'
  if (typeof value === 'string') return value
  return columnOf(rows, name).unit === 'share' ? `${value.toFixed(1)} %` : numberText(value)
}
