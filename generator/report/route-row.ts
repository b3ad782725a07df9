import type { Column, Columns } from './column.ts'
import type { columns } from './columns.ts'

/** One URL in the report: a page, a redirect, or a missing URL that something links to. `columns` describes the fields. */
export type RouteRow = RowOf<typeof columns>

export type RowOf<Table extends Columns> = {
  [Key in keyof Table]: Table[Key] extends Column<infer Value> ? Value : never
}

/** The value of a column by its key. Its form is the one that the table of columns declares for the key. */
export const columnValue = (row: Readonly<Record<string, unknown>>, key: string): unknown => row[key]
