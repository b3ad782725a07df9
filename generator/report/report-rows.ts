import type { CodedColumn, ReportRows } from '#src/report/data.ts'
import { appColumns, type Columns } from './column.ts'
import { columns as reportColumns } from './columns.ts'
import type { ChunkOf } from './detail-chunks.ts'
import { columnValue, type RouteRow } from './route-row.ts'

/** The rows as the app reads them, while they are collected: stored by column, with repeated texts stored once. */
export type RowPacker = {
  add: (row: RouteRow) => void
  /** Number of the row of each URL. */
  rowOf: ReadonlyMap<string, number>
  finish: () => ReportRows
}

/**
 * @param origin scheme and host of the site.
 */
export function packRows(origin: string, chunkOf: ChunkOf, columns: Columns = reportColumns): RowPacker {
  const text: Record<string, string[]> = {}
  const coded: Record<string, CodedColumn> = {}
  const numbers: Record<string, (number | null)[]> = {}
  const rowOf = new Map<string, number>()
  const nearest: string[] = []
  const chunk: number[] = []
  const all = appColumns(columns)
  const adders = all.map(({ key, column, cell, shown }): ((row: RouteRow) => void) => {
    const cellOf = (row: RouteRow) => {
      const value = columnValue(row, key)
      return cell ? cell(value, { path: row.path, origin }) : value
    }
    // A column holds the form of cell that its entry in the table declares, which TypeScript cannot see.
    if (shown.form === 'text') {
      const cells: string[] = []
      text[shown.name] = cells
      return (row) => cells.push(cellOf(row) as string)
    }
    if (shown.form !== 'number') {
      const packer = packTexts()
      coded[shown.name] = packer.column
      return (row) => packer.add(cellOf(row) as string)
    }
    const cells: (number | null)[] = []
    numbers[shown.name] = cells
    const hasNumber = (row: RouteRow) => column.pageless !== undefined || !isPageless(row)
    return (row) => cells.push(hasNumber(row) ? (cellOf(row) as number | null) : null)
  })
  return {
    rowOf,
    add: (row) => {
      for (const add of adders) add(row)
      nearest.push(row.nearest)
      chunk.push(chunkOf(row.path) ?? -1)
      rowOf.set(row.path, nearest.length - 1)
    },
    finish: () => ({
      count: nearest.length,
      columns: all.map(({ shown }) => shown),
      // A test checks that the table has every column the views read by name, which TypeScript cannot see.
      ...({ text, coded, numbers } as Pick<ReportRows, 'text' | 'coded' | 'numbers'>),
      nearest: nearest.map((path) => (path === '' ? -1 : (rowOf.get(path) ?? -1))),
      chunk,
    }),
  }
}

/** The rows of a report without URLs. */
export const noRows = (): ReportRows => packRows('', () => undefined).finish()

/** A URL without a page has no title, so a title width of 0 pixels would be wrong. */
const isPageless = ({ status }: RouteRow) => status === 'missing' || status === 'redirect'

function packTexts(): { column: CodedColumn; add: (text: string) => void } {
  const codeOf = new Map<string, number>()
  const column: CodedColumn = { values: [], codes: [] }
  return {
    column,
    add: (text) => {
      const known = codeOf.get(text)
      column.codes.push(known ?? codeOf.size)
      if (known !== undefined) return
      codeOf.set(text, codeOf.size)
      column.values.push(text)
    },
  }
}
