import { type ColumnName, columnOf } from './columns.ts'
import type { CodedColumnName, NumberColumn, ReportRows, TextColumn } from './data.ts'
import { numberText, percent } from './format.ts'

export type CellValue = string | number | null

/** What a row has in a column: a text, a number in the unit it is shown in, or null where there is none. */
export function cellValue(rows: ReportRows, row: number, name: ColumnName): CellValue {
  return cellReader(rows, name)(row)
}

/** The same for many rows: the column is looked up once. */
export function cellReader({ text, coded, numbers }: ReportRows, name: ColumnName): (row: number) => CellValue {
  const { form, unit } = columnOf(name)
  // TypeScript does not see that the form of a column says which names it may have.
  if (form === 'text') {
    const texts = text[name as TextColumn]
    return (row) => texts[row] ?? ''
  }
  if (form === 'coded') {
    const { values, codes } = coded[name as CodedColumnName]
    return (row) => values[codes[row] ?? -1] ?? ''
  }
  const values = numbers[name as NumberColumn]
  if (unit !== 'share') return (row) => values[row] ?? null
  return (row) => {
    const share = values[row] ?? null
    return share === null ? null : percent(share)
  }
}

/** The same as it is read: `1,204`, `37.5 %`. */
export function cellText(rows: ReportRows, row: number, name: ColumnName): string {
  const value = cellValue(rows, row, name)
  if (value === null) return '–'
  if (typeof value === 'string') return value
  return columnOf(name).unit === 'share' ? `${value.toFixed(1)} %` : numberText(value)
}
