import { CsvError, parse } from 'csv-parse/sync'
import type { Location } from '#manifest/schema.ts'
import type { Problem } from '../../core/problem.ts'
import { didYouMean, nearest } from '../../core/suggest.ts'
import { type Outcome, positionOf, type SourceFile } from './source-file.ts'

/** A data row: its cells by column name, and the location of each. */
export type CsvRow = { value: Record<string, string>; locate: (column?: PropertyKey) => Location }
export type CsvTable = {
  rows: CsvRow[]
  /** The readable cells of rows with the wrong number of cells. */
  broken: Record<string, string>[]
  problems: Problem[]
}

/** A record as csv-parse returns it with the option `raw`. */
type RawRecord = { record: string[]; raw: string }

/**
 * Parses a table. The first record names the columns; those in `optional` may be missing. A row with the wrong number of
 * cells is a problem and is left out.
 */
export function parseCsv(
  file: SourceFile,
  columns: readonly string[],
  optional: readonly string[] = [],
): Outcome<CsvTable> {
  const sign = otherSeparator(file.text, columns)
  if (sign !== undefined) return { ok: false, problems: [separatorProblem(file, sign)] }
  let records: RawRecord[]
  try {
    // The types of csv-parse do not describe the records of these options.
    records = parse(file.text, {
      raw: true,
      relax_column_count: true,
      skip_empty_lines: true,
      // Spreadsheets write commas for an empty row.
      skip_records_with_empty_values: true,
    }) as unknown as RawRecord[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { ok: false, problems: [syntaxProblem(file, error)] }
  }
  if (records.length < 2) return { ok: false, problems: [emptyTable(file, columns)] }

  const [header] = records
  const names = header?.record.map((name) => name.trim()) ?? []
  const problems = headerProblems(file, names, { columns, optional })
  if (problems.length > 0) return { ok: false, problems }

  const table: CsvTable = { rows: [], broken: [], problems }
  let line = 1
  let offset = 0
  for (const { record, raw: whole } of records) {
    // csv-parse returns the text of a record with or without the line ends around it, so they are removed.
    const raw = whole.replace(/^[\r\n]+|[\r\n]+$/g, '')
    const start = file.text.indexOf(raw, offset)
    line += newlinesIn(file.text.slice(offset, start))
    const firstLine = line
    line += newlinesIn(raw)
    offset = start + raw.length
    if (record === header?.record) continue
    const value = Object.fromEntries(names.map((name, index) => [name, (record[index] ?? '').trim()]))
    if (record.length !== names.length) {
      table.broken.push(value)
      problems.push({
        code: 'csv-cell-count',
        severity: 'error',
        at: { file: file.shown, line: firstLine, column: 1 },
        what: `The row "${record.slice(0, 2).join(', ')}…" has ${record.length} cells, but the table has ${names.length} columns.`,
        fix:
          record.length > names.length
            ? 'Put each text with a comma between double quotes, and remove commas after the last cell.'
            : `Write one cell for each column, and leave it empty if there is no value: ${names.join(', ')}.`,
      })
      continue
    }
    table.rows.push({
      value,
      locate: (column) => {
        const cell = names.indexOf(String(column))
        return { file: file.shown, ...positionInRecord(raw, Math.max(cell, 0), firstLine) }
      },
    })
  }
  return { ok: true, value: table }
}

/** The sign between the names of columns in the first line, if it is not a comma. */
function otherSeparator(text: string, columns: readonly string[]): string | undefined {
  const [first = ''] = text.split(/\r?\n/, 1)
  return [';', '\t'].find((sign) => first.split(sign).filter((name) => columns.includes(name.trim())).length > 1)
}

function separatorProblem(file: SourceFile, sign: string): Problem {
  return {
    code: 'csv-syntax',
    severity: 'error',
    at: { file: file.shown, line: 1, column: 1 },
    what: `The cells of this table are separated by ${sign === ';' ? 'semicolons' : 'tabs'}, but CSV files of the manifest have commas.`,
    fix: 'Save the table as CSV with commas. Put text with a comma or line break between double quotes.',
  }
}

function syntaxProblem(file: SourceFile, error: CsvError): Problem {
  const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_INVALID_CLOSING_QUOTE'
  const place = isOpen ? positionOf(file, lastOpeningQuote(file.text)) : { line: Number(error.lines ?? 1), column: 1 }
  return {
    code: 'csv-syntax',
    severity: 'error',
    at: { file: file.shown, ...place },
    what: isOpen
      ? 'This is not valid CSV: the quote that opens here is not closed.'
      : 'This is not valid CSV: a cell that does not start with a quote contains one.',
    fix: 'Put text with a comma or line break between double quotes, and double the quotes inside it.',
  }
}

/** Offset of the quote that causes the error: the last one that opens a cell and is not closed before the next cell. */
function lastOpeningQuote(text: string): number {
  let opening = -1
  for (let offset = 0; offset < text.length; offset++) {
    if (text[offset] !== '"') continue
    if (opening < 0) opening = offset
    else if (text[offset + 1] === '"') offset++
    else if (/^(\r?\n|,|$)/.test(text.slice(offset + 1, offset + 3))) opening = -1
    else return opening
  }
  return opening
}

function emptyTable(file: SourceFile, columns: readonly string[]): Problem {
  return {
    code: 'empty-table',
    severity: 'error',
    at: { file: file.shown, line: 1, column: 1 },
    what: 'This table has no rows, but every site requires at least one.',
    fix: `Write the column names in the first line (${columns.join(', ')}), and one row on each line below it.`,
  }
}

function headerProblems(
  file: SourceFile,
  names: string[],
  { columns, optional }: { columns: readonly string[]; optional: readonly string[] },
): Problem[] {
  const at = { file: file.shown, line: 1, column: 1 }
  if (!names.some((name) => columns.includes(name)))
    return [
      {
        code: 'missing-field',
        severity: 'error',
        at,
        what: 'The first line of this table does not name its columns.',
        fix: `Add a line above it that names the column of each cell, from these: ${columns.join(', ')}.`,
      },
    ]
  const unknown = names.filter((name) => !columns.includes(name))
  const absent = columns.filter((name) => !names.includes(name))
  const meant = new Set(unknown.map((name) => nearest(name, absent)))
  const missing = absent.filter((name) => !optional.includes(name) && !meant.has(name))
  // As many columns of other names as are missing are these columns, in this order.
  const unlike = unknown.filter((name) => nearest(name, absent) === undefined)
  const isRenamed = unlike.length === missing.length
  const renamed = new Map(isRenamed ? unlike.map((name, index) => [name, missing[index]]) : [])
  const twice = names.filter((name, index) => names.indexOf(name) !== index)
  return [
    ...unknown.map((name) => ({
      code: 'unknown-key',
      severity: 'error' as const,
      at,
      what: `"${name}" is not a column of this table${renamed.has(name) ? `, and "${renamed.get(name)}" is missing` : ''}.`,
      fix: `${didYouMean(name, absent)}The columns are ${columns.join(', ')}.`,
    })),
    ...(isRenamed ? [] : missing).map((name) => ({
      code: 'missing-field',
      severity: 'error' as const,
      at,
      what: `The column "${name}" is missing.`,
      fix: 'Add it to the first line, and leave its cells empty where there is no value.',
    })),
    ...twice.map((name) => ({
      code: 'duplicate-key',
      severity: 'error' as const,
      at,
      what: `The column "${name}" occurs twice.`,
      fix: 'Remove one of the two columns.',
    })),
  ]
}

/** Start of a cell. Scans the text of the record, because a quoted cell may contain commas and line breaks. */
function positionInRecord(raw: string, cell: number, firstLine: number): { line: number; column: number } {
  let offset = 0
  let isQuoted = false
  for (let seen = 0; seen < cell && offset < raw.length; offset++) {
    if (raw[offset] === '"') isQuoted = !isQuoted
    else if (raw[offset] === ',' && !isQuoted) seen++
  }
  const before = raw.slice(0, offset)
  return { line: firstLine + newlinesIn(before), column: offset - (before.lastIndexOf('\n') + 1) + 1 }
}

const newlinesIn = (text: string) => text.split('\n').length - 1
