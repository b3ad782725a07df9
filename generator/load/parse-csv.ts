import { CsvError, parse } from 'csv-parse/sync'
import type { Location } from '#manifest/schema.ts'
import type { Problem } from '../problem.ts'
import { didYouMean } from '../suggest.ts'
import type { Outcome, SourceFile } from './source-file.ts'

/** A data row: its cells by column name, and where each stands. */
export type CsvRow = { value: Record<string, string>; locate: (column?: PropertyKey) => Location }
export type CsvTable = { rows: CsvRow[]; problems: Problem[] }

/** What the parser says of a record when asked for `info` and `raw`. */
type RawRecord = { record: string[]; raw: string; info: { lines: number } }

/** Parses a table whose first record names its columns. A row with the wrong number of cells is a problem, and left out. */
export function parseCsv(file: SourceFile, columns: readonly string[]): Outcome<CsvTable> {
  let records: RawRecord[]
  try {
    // The typing of csv-parse knows the records of these options only as unknown.
    records = parse(file.text, {
      info: true,
      raw: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as RawRecord[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = typeof error.lines === 'number' ? error.lines : 1
    return {
      ok: false,
      problems: [
        {
          code: 'csv-syntax',
          severity: 'error',
          at: { file: file.shown, line, column: 1 },
          what: `This is not CSV: ${error.message}.`,
          mend: 'Put text that holds a comma or a line break between double quotes, and double the quotes inside it.',
        },
      ],
    }
  }

  const [header, ...data] = records
  const names = header?.record.map((name) => name.trim()) ?? []
  const problems = headerProblems(file, names, columns)
  if (problems.length > 0) return { ok: false, problems }

  const rows: CsvRow[] = []
  for (const { record, raw, info } of data) {
    const line = info.lines - newlinesIn(raw.replace(/\r?\n$/, ''))
    if (record.length !== names.length) {
      problems.push({
        code: 'csv-cell-count',
        severity: 'error',
        at: { file: file.shown, line, column: 1 },
        what: `This row has ${record.length} cells, but the table has ${names.length} columns: "${record.slice(0, 2).join(', ')}…".`,
        mend: `Give every column a cell, an empty one where there is no value: ${names.join(', ')}.`,
      })
      continue
    }
    rows.push({
      value: Object.fromEntries(names.map((name, index) => [name, (record[index] ?? '').trim()])),
      locate: (column) => {
        const cell = names.indexOf(String(column))
        return { file: file.shown, ...positionInRecord(raw, Math.max(cell, 0), line) }
      },
    })
  }
  return { ok: true, value: { rows, problems } }
}

function headerProblems(file: SourceFile, names: string[], columns: readonly string[]): Problem[] {
  const at = { file: file.shown, line: 1, column: 1 }
  const unknown = names.filter((name) => !columns.includes(name))
  const missing = columns.filter((name) => !names.includes(name))
  const twice = names.filter((name, index) => names.indexOf(name) !== index)
  return [
    ...unknown.map((name) => ({
      code: 'unknown-key',
      severity: 'error' as const,
      at,
      what: `"${name}" is no column of this table.`,
      mend: `${didYouMean(name, missing)}The columns are ${columns.join(', ')}.`,
    })),
    ...missing.map((name) => ({
      code: 'missing-field',
      severity: 'error' as const,
      at,
      what: `The column "${name}" is missing.`,
      mend: 'Add it to the first line; leave its cells empty where there is no value.',
    })),
    ...twice.map((name) => ({
      code: 'duplicate-key',
      severity: 'error' as const,
      at,
      what: `The column "${name}" is there twice.`,
      mend: 'Keep one of the two.',
    })),
  ]
}

/** Where a cell of a record starts: the record's own text is walked, since a quoted cell may hold commas and line breaks. */
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
