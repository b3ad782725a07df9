import { stringify } from 'csv-stringify/sync'
import { openReplacement } from './replace-file.ts'

export type Cell = string | number | null | undefined

/** A CSV file that is written row by row. */
export type CsvFile = {
  add: (cells: readonly Cell[]) => void
  /** Puts the new file in place of the old one. */
  finish: () => void
  /** Removes the new file, unless it is in place. */
  [Symbol.dispose]: () => void
}

/**
 * Rows that are turned into text at once: a call of the library for each would take most of the time, and rows that wait
 * for many others outlive the young generation of the heap.
 */
const rowsAtOnce = 100

/** Opens a CSV file with a byte order mark, so that Excel reads UTF-8, and a quote before text that looks like a formula. */
export function openCsv(path: string, columns: readonly string[]): CsvFile {
  const file = openReplacement(path)
  let rows: (readonly Cell[])[] = []
  const flush = () => {
    file.write(stringify(rows, options))
    rows = []
  }
  file.write(`\ufeff${stringify([[...columns]], options)}`)
  return {
    add: (cells) => {
      if (rows.push(cells) === rowsAtOnce) flush()
    },
    finish: () => {
      flush()
      file.finish()
    },
    [Symbol.dispose]: () => file[Symbol.dispose](),
  }
}

// csv-stringify does not escape a leading line feed, which spreadsheets skip before a formula.
const guarded = (text: string) => (text.startsWith('\n') ? `'${text}` : text)

const options = { escape_formulas: true, cast: { string: guarded }, record_delimiter: 'windows' } as const
