import { type CellValue, cellReader } from '../../cell.ts'
import { type ColumnName, columnOf, type Unit } from '../../columns.ts'
import type { ReportRows } from '../../data.ts'

type Shown = { rows: ReportRows; order: ArrayLike<number>; columns: readonly ColumnName[] }

/** Rows of a piece: enough to be quick, few enough to stay small. */
const atOnce = 2000

/** What the table shows as CSV (RFC 4180), in pieces. The byte order mark makes Excel read UTF-8. */
export function* csvPieces({ rows, order, columns }: Shown): Generator<string> {
  yield `\ufeff${line(columns.map(heading))}`
  const readers = columns.map((name) => cellReader(rows, name))
  for (let start = 0; start < order.length; start += atOnce) {
    let piece = ''
    for (let place = start; place < Math.min(start + atOnce, order.length); place++) {
      const row = order[place] ?? 0
      piece += line(readers.map((read) => read(row)))
    }
    yield piece
  }
}

const unitNames: Partial<Record<Unit, string>> = { bytes: 'bytes', pixels: 'px', share: '%' }

function heading(name: ColumnName): string {
  const { label, unit } = columnOf(name)
  const unitName = unit && unitNames[unit]
  return unitName ? `${label} (${unitName})` : label
}

const line = (cells: readonly CellValue[]) => `${cells.map(field).join()}\r\n`

function field(value: CellValue): string {
  if (typeof value !== 'string') return value === null ? '' : String(value)
  // A spreadsheet would take it for a formula; full-width signs too, where the keyboard is Japanese or Chinese.
  const guarded = /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value
  return /[",\r\n]|^\s|\s$/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}

/** e.g. `town-drains-urls.csv` */
export function csvFileName(site: string, view: string): string {
  const name = site
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return `${name || 'site'}-${view}.csv`
}
