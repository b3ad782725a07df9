import { type ColumnName, columnOf } from './columns.ts'
import type { CodedColumnName, NumberColumn, ReportRows, TextColumn } from './data.ts'
import { numberText, percent } from './format.ts'

/** What a row has in a column: a text, a number in the unit it is shown in, or null where there is none. */
export function cellValue(rows: ReportRows, row: number, name: ColumnName): string | number | null {
  const { form, unit } = columnOf(name)
  // TypeScript does not see that the form of a column says which names it may have.
  if (form === 'text') return rows.text[name as TextColumn][row] ?? ''
  if (form === 'coded') {
    const { values, codes } = rows.coded[name as CodedColumnName]
    return values[codes[row] ?? -1] ?? ''
  }
  const value = rows.numbers[name as NumberColumn][row] ?? null
  return value !== null && unit === 'share' ? percent(value) : value
}

/** The same as it is read: `1,204`, `37.5 %`. */
export function cellText(rows: ReportRows, row: number, name: ColumnName): string {
  const value = cellValue(rows, row, name)
  if (value === null) return '–'
  if (typeof value === 'string') return value
  return columnOf(name).unit === 'share' ? `${value.toFixed(1)} %` : numberText(value)
}
