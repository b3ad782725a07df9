import {
  type CodedColumnName,
  codedColumns,
  type NumberColumn,
  numberColumns,
  type ReportRows,
  type TextColumn,
  textColumns,
} from '#src/report/data.ts'

/** A row as a person would write it. What is left out is empty, or null where it is a number. */
export type PlainRow = { path: string } & { [Name in TextColumn | CodedColumnName]?: string } & {
  [Name in NumberColumn]?: number
}

/** Rows as the report keeps them, from rows as a person writes them. */
export function reportRows(rows: readonly PlainRow[]): ReportRows {
  const text = (name: TextColumn) => rows.map((row) => row[name] ?? '')
  const coded = (name: CodedColumnName) => {
    const values = [...new Set(rows.map((row) => row[name] ?? ''))]
    return { values, codes: rows.map((row) => values.indexOf(row[name] ?? '')) }
  }
  const numbers = (name: NumberColumn) => rows.map((row) => row[name] ?? null)
  return {
    count: rows.length,
    // fromEntries forgets which keys it was given.
    text: Object.fromEntries(textColumns.map((name) => [name, text(name)])) as ReportRows['text'],
    coded: Object.fromEntries(codedColumns.map((name) => [name, coded(name)])) as ReportRows['coded'],
    numbers: Object.fromEntries(numberColumns.map((name) => [name, numbers(name)])) as ReportRows['numbers'],
    nearest: rows.map(() => -1),
    chunk: rows.map(() => -1),
  }
}
