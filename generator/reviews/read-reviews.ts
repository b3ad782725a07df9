import { parse as parseCsv } from 'csv-parse/sync'
import { delimiterOf, lettersOfHeading } from '../core/table-headings.ts'
import { type Column, headings, namesOfTrustpilot } from './headings.ts'

/** A line of an export, with the cells that are known by their headings. */
export type ReviewRow = { line: number } & Partial<Record<Column, string>>

/** A line that cannot be used. */
export type Skipped = { line: number; reason: string }

export type ReviewTable = { rows: ReviewRow[]; skipped: Skipped[] }

/** Reads reviews from a table with headings, separated by commas, semicolons or tabs. */
export function readReviews(text: string): ReviewTable {
  const content = text.replace(/^\uFEFF/, '')
  const skipped: Skipped[] = []
  const rows = parseCsv(content, {
    delimiter: delimiterOf(content),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    trim: true,
    on_skip: (error) => {
      if (error) skipped.push({ line: 'lines' in error ? Number(error.lines) : 0, reason: `${error.message}.` })
      return undefined
    },
  }) as unknown as { record: string[]; info: { lines: number } }[] // the types do not know the option `info`
  const [head, ...body] = rows
  const names = head?.record.map(lettersOfHeading) ?? []
  const columns = Object.entries(headings).flatMap(([column, known]) => {
    const at = names.findIndex((name) => (known as readonly string[]).includes(name))
    return at < 0 ? [] : [[column, at] as const]
  })
  const missing = (['name', 'text', 'rating', 'date'] as const).filter(
    (each) => !columns.some(([name]) => name === each),
  )
  if (missing.length > 0)
    return {
      rows: [],
      skipped: missing.map((name) => ({
        line: 1,
        reason: `No column is named ${headings[name].slice(0, 4).join(', ')} or similar.`,
      })),
    }
  const source = names.some((name) => namesOfTrustpilot.includes(name)) ? { source: 'Trustpilot' } : {}
  return {
    rows: body.map(({ record, info }) => ({
      line: info.lines,
      ...source,
      ...Object.fromEntries(columns.map(([column, at]) => [column, record[at] ?? ''])),
    })),
    skipped,
  }
}
