import { parse as parseCsv } from 'csv-parse/sync'
import { listText, upperFirst } from '#src/format.ts'
import { RefusalError } from '../core/refusal-error.ts'
import { delimiterOf, lettersOfHeading } from '../core/table-headings.ts'
import { type Column, headings, namesOfTrustpilot } from './headings.ts'

/** A line of an export, with the cells that are known by their headings. */
export type ReviewRow = { line: number } & Partial<Record<Column, string>>

/** The only mistake that such a table can have. */
const openQuote =
  'A quotation mark in this line or above it is not closed. Double those inside a text, and end each text with one.'

/** A line that cannot be used. */
export type Skipped = { line: number; reason: string }

export type ReviewTable = { rows: ReviewRow[]; skipped: Skipped[] }

/**
 * Reads reviews from a table with headings, separated by commas, semicolons or tabs.
 * @throws {RefusalError} if it is no such table, is empty, or has no column that every review needs.
 */
export function readReviews(text: string): ReviewTable {
  const content = text.replace(/^\uFEFF/, '')
  if (/^\s*[[{<]/.test(content)) throw new RefusalError('The file is not a table. Export the reviews as CSV.')
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
      if (error) skipped.push({ line: 'lines' in error ? Number(error.lines) : 0, reason: openQuote })
      return undefined
    },
  }) as unknown as { record: string[]; info: { lines: number } }[] // the types do not know the option `info`
  const [head, ...body] = rows
  const names = head?.record.map(lettersOfHeading) ?? []
  const columns = Object.entries(headings).flatMap(([column, known]) => {
    const heading = known.find((each) => names.includes(each))
    return heading === undefined ? [] : [[column, names.indexOf(heading)] as const]
  })
  const missing = (['name', 'text', 'rating', 'date'] as const).filter(
    (each) => !columns.some(([name]) => name === each),
  )
  if (missing.length > 0) throw new RefusalError(missingText(missing, head?.record ?? []))
  if (body.length === 0 && skipped.length === 0) throw new RefusalError('The table has no line below its headings.')
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

function missingText(missing: readonly Column[], found: readonly string[]): string {
  const quoted = (names: readonly string[]) =>
    listText(
      names.map((name) => `"${name}"`),
      'en',
    )
  return `The table has no column for ${listText(
    missing.map((name) => `the ${name}`),
    'en',
  )}. The cells of its first line are ${quoted(found)}. Name the columns there, such as ${quoted(missing.map(upperFirst))}.`
}
