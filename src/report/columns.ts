import type { ReportColumn, ReportRows } from './data.ts'

/** Columns of the given forms, in the order of the report. */
export function columnsOf({ columns }: Pick<ReportRows, 'columns'>, ...forms: ReportColumn['form'][]): ReportColumn[] {
  return columns.filter(({ form }) => forms.includes(form))
}

/** @throws {RangeError} if the report has no column of this name. */
export function columnOf({ columns }: Pick<ReportRows, 'columns'>, name: string): ReportColumn {
  const column = columns.find((each) => each.name === name)
  if (!column) throw new RangeError(`The report has no column "${name}".`)
  return column
}

/**
 * The data of a column in one of the tables of `ReportRows`.
 * @throws {RangeError} if the report has no data for the column.
 */
export function dataOf<T>(table: Readonly<Record<string, T>>, name: string): T {
  const data = table[name]
  if (data === undefined) throw new RangeError(`The report has no data for the column "${name}".`)
  return data
}

/** The entries of a value of a coded column: the value itself, unless it is a list. */
export const entriesOf = ({ isList }: Pick<ReportColumn, 'isList'>, value: string): string[] =>
  isList ? value.split(' ') : [value]

/** The choices of the filter of a coded column. */
export const choicesIn = (column: Pick<ReportColumn, 'isList'>, values: readonly string[]): readonly string[] =>
  column.isList ? [...new Set(values.flatMap((value) => entriesOf(column, value)))] : values
