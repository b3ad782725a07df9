/** Makes Excel read a file as UTF-8. */
export const byteOrderMark = '\ufeff'

type Cell = string | number | null

/** A line of a CSV file, with a quote before text that a spreadsheet would take for a formula. Source: RFC 4180 */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell)
  const text = formula.test(cell) ? `'${cell}` : cell
  return special.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Spreadsheets also take the full-width forms for these signs, and skip white space before them.
 * Source: https://owasp.org/www-community/attacks/CSV_Injection
 */
const formula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/
const special = /[",\r\n]/
