import type { CodedColumn, ReportRows } from '#src/report/data.ts'
import type { SiteIndex } from '#src/site.ts'
import { appColumns, type Columns } from './column.ts'
import { columns as reportColumns } from './columns.ts'
import type { RouteRow } from './route-row.ts'

/** The rows as the app reads them: stored by column, with repeated texts stored once. */
export function reportRows(
  rows: readonly RouteRow[],
  site: SiteIndex,
  chunks: ReadonlyMap<string, number>,
  columns: Columns = reportColumns,
): ReportRows {
  const { origin } = site.manifest.site
  const rowOf = new Map(rows.map(({ path }, row) => [path, row]))
  return {
    count: rows.length,
    ...packedColumns(rows, origin, columns),
    nearest: rows.map(({ nearest }) => (nearest === '' ? -1 : (rowOf.get(nearest) ?? -1))),
    chunk: rows.map(({ path }) => chunks.get(path) ?? -1),
  }
}

/** The rows of a report without URLs. */
export const noRows = (): ReportRows => ({
  count: 0,
  ...packedColumns([], '', reportColumns),
  nearest: [],
  chunk: [],
})

type PackedColumns = Pick<ReportRows, 'columns' | 'text' | 'coded' | 'numbers'>

function packedColumns(rows: readonly RouteRow[], origin: string, columns: Columns): PackedColumns {
  const text: Record<string, string[]> = {}
  const coded: Record<string, CodedColumn> = {}
  const numbers: Record<string, (number | null)[]> = {}
  const all = appColumns(columns)
  for (const { key, column, cell, shown } of all) {
    const cellOf = (row: RouteRow) => {
      const value = valueAt(row, key)
      return cell ? cell(value, { path: row.path, origin }) : value
    }
    // A column holds the form of cell that its entry in the table declares, which TypeScript cannot see.
    if (shown.form === 'text') text[shown.name] = rows.map((row) => cellOf(row) as string)
    else if (shown.form !== 'number') coded[shown.name] = codedColumn(rows.map((row) => cellOf(row) as string))
    else {
      const hasNumber = (row: RouteRow) => column.pageless !== undefined || !isPageless(row)
      numbers[shown.name] = rows.map((row) => (hasNumber(row) ? (cellOf(row) as number | null) : null))
    }
  }
  // A test checks that the table has every column the views read by name, which TypeScript cannot see.
  const named = { text, coded, numbers } as Pick<PackedColumns, 'text' | 'coded' | 'numbers'>
  return { columns: all.map(({ shown }) => shown), ...named }
}

const valueAt = (row: Readonly<Record<string, unknown>>, key: string) => row[key]

/** A URL without a page has no title, so a title width of 0 pixels would be wrong. */
const isPageless = ({ status }: RouteRow) => status === 'missing' || status === 'redirect'

function codedColumn(texts: readonly string[]): CodedColumn {
  const codeOf = new Map<string, number>()
  const codes = texts.map((text) => {
    const known = codeOf.get(text)
    if (known !== undefined) return known
    codeOf.set(text, codeOf.size)
    return codeOf.size - 1
  })
  return { values: [...codeOf.keys()], codes }
}
