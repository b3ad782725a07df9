import { stringify } from 'csv-stringify/sync'

// CSV with a byte order mark, so that Excel reads UTF-8, and a quote before text that looks like a formula.

type Row = Readonly<Record<string, unknown>>

export const csvHeader = (columns: readonly string[]): string =>
  stringify([], { ...options, columns: [...columns], header: true, bom: true })

export const csvRows = (rows: readonly Row[], columns: readonly string[]): string =>
  stringify([...rows], { ...options, columns: [...columns] })

// csv-stringify does not escape a leading line feed, which spreadsheets skip before a formula.
const guarded = (text: string) => (text.startsWith('\n') ? `'${text}` : text)

const options = { escape_formulas: true, cast: { string: guarded }, record_delimiter: 'windows' } as const
