import type { Column } from '../../columns.ts'
import {
  type CodedColumnName,
  codedColumns,
  type NumberColumn,
  type ReportRows,
  type TextColumn,
  textColumns,
} from '../../data.ts'
import { numberText, percent } from '../../format.ts'

/** What stands in a column of a row, with its unit; a dash where there is nothing. */
export function factText(rows: ReportRows, { name, unit }: Column, row: number): string {
  if (isOf(textColumns, name)) return rows.text[name][row] || none
  if (isOf(codedColumns, name)) {
    const { values, codes } = rows.coded[name]
    return values[codes[row] ?? -1] || none
  }
  const value = rows.numbers[name][row]
  if (value === null || value === undefined) return none
  if (unit === 'share') return `${percent(value)} %`
  if (unit === 'bytes') return `${numberText(value)} bytes`
  return unit === 'pixels' ? `${numberText(value)} px` : numberText(value)
}

const none = '–'

function isOf<Name extends TextColumn | CodedColumnName | NumberColumn>(
  names: readonly Name[],
  name: string,
): name is Name {
  return names.some((each) => each === name)
}
