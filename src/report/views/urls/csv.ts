import { type CellValue, cellReader } from '../../cell.ts'
import { columnOf } from '../../columns.ts'
import type { ReportRows, Unit } from '../../data.ts'

type Shown = { rows: ReportRows; order: ArrayLike<number>; columns: readonly string[] }

/** Rows in one piece of text. */
const rowsInPiece = 2000

/** The table as CSV (RFC 4180), in pieces. The byte order mark makes Excel read UTF-8. */
export function* csvPieces({ rows, order, columns }: Shown): Generator<string> {
  yield `\ufeff${csvLine(columns.map((name) => heading(rows, name)))}`
  const readers = columns.map((name) => cellReader(rows, name))
  for (let start = 0; start < order.length; start += rowsInPiece) {
    let piece = ''
    for (let place = start; place < Math.min(start + rowsInPiece, order.length); place++) {
      const row = order[place] ?? 0
      piece += csvLine(readers.map((read) => read(row)))
    }
    yield piece
  }
}

const unitNames: Partial<Record<Unit, string>> = { bytes: 'bytes', pixels: 'px', share: '%' }

function heading(rows: ReportRows, name: string): string {
  const { label, unit } = columnOf(rows, name)
  const unitName = unit && unitNames[unit]
  return unitName ? `${label} (${unitName})` : label
}

/** A line of a CSV file. */
export const csvLine = (cells: readonly CellValue[]) => `${cells.map(field).join()}\r\n`

function field(value: CellValue): string {
  if (typeof value !== 'string') return value === null ? '' : String(value)
  // Keeps spreadsheets from reading the text as a formula. Full-width signs start one with Japanese or Chinese input.
  const guarded = /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value
  return /[",\r\n]|^\s|\s$/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}

/** e.g. `town-drains-urls.csv` for `urls.csv` */
export function fileName(site: string, file: string): string {
  const name = site
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return `${name || 'site'}-${file}`
}
