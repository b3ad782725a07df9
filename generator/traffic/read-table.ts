import { type Info, parse } from 'csv-parse/sync'
import { type Field, fieldOf } from './headings.ts'
import { type Imported, malformedLines, type SearchTable, type ViewTable } from './traffic-tables.ts'

/** An export that is not one of those that are read. The message says what was found. */
export class UnknownExport extends Error {}

type Row = { record: string[]; info: Info }

/**
 * Reads a CSV export of Search Console (pages, queries, or queries by page) or of an analytics service (views by page).
 * Headings may be in any language of `headings.ts`; the delimiter is a comma, a semicolon or a tab.
 * @param name of the file, for messages.
 * @throws {UnknownExport} if it is another table.
 */
export function readTable(text: string, name: string): Imported {
  const comments = text.match(/^\uFEFF?(?:#.*(?:\r?\n|$)|\r?\n)*/)?.[0] ?? ''
  const content = text.slice(comments.length).replace(/^\uFEFF/, '')
  const [first = ''] = content.split(/\r?\n/, 1)
  const delimiter = [',', ';', '\t'].toSorted((a, b) => first.split(b).length - first.split(a).length)[0]
  const rows = parse(content, {
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  }) as unknown as Row[] // the types of csv-parse do not describe the records of `info`
  const [header, ...data] = rows
  const at = columnsOf(header?.record ?? [])
  const before = comments.split('\n').length - 1
  const lines = data.map(({ record, info }) => ({ record, line: info.lines + before }))
  if (at.clicks !== undefined && at.impressions !== undefined) return readSearch(lines, at)
  if (at.views !== undefined && at.page !== undefined) return readViews(lines, at, comments)
  const found = (header?.record ?? []).map((heading) => `"${heading}"`).join(', ')
  throw new UnknownExport(
    `${name} has the columns ${found}. Of Search Console, pages or queries with clicks, impressions and position are read; of analytics services, paths of pages with views.`,
  )
}

type Columns = Partial<Record<Field, number>>
type Line = { record: string[]; line: number }

/** The first column of each field: exports that compare two periods repeat theirs. */
function columnsOf(headings: readonly string[]): Columns {
  const at: Columns = {}
  for (const [index, heading] of headings.entries()) {
    const field = fieldOf(heading)
    if (field !== undefined) at[field] ??= index
  }
  return at
}

function readSearch(lines: readonly Line[], at: Columns): Imported {
  const isOfPages = at.page !== undefined
  const isOfQueries = at.query !== undefined
  if (!isOfPages && !isOfQueries)
    throw new UnknownExport('The table has clicks and impressions of neither pages nor queries, so it is not used.')
  const table: SearchTable = {
    kind: 'search',
    of: isOfPages && isOfQueries ? 'page-queries' : isOfPages ? 'pages' : 'queries',
    pages: [],
    queries: [],
    clicks: [],
    impressions: [],
    positions: [],
  }
  const { malformed, add } = malformedLines()
  for (const { record, line } of lines) {
    const page = cell(record, at.page)
    const query = cell(record, at.query)
    const clicks = wholeNumber(cell(record, at.clicks))
    const impressions = wholeNumber(cell(record, at.impressions))
    const position = at.position === undefined ? 0 : decimal(cell(record, at.position))
    if (isOfPages && !URL.canParse(page)) add(line, `"${page}" is not a URL.`)
    else if (isOfQueries && query === '') add(line, 'It has no query.')
    else if (clicks === undefined || impressions === undefined || position === undefined)
      add(line, `It has no numbers: "${record.join('", "')}".`)
    else {
      if (isOfPages) table.pages.push(page)
      if (isOfQueries) table.queries.push(query)
      table.clicks.push(clicks)
      table.impressions.push(impressions)
      table.positions.push(position)
    }
  }
  const of = { pages: 'pages', queries: 'queries', 'page-queries': 'queries by page' }[table.of]
  return { format: `Search Console, ${of}`, table, lines: lines.length, malformed, notes: [] }
}

function readViews(lines: readonly Line[], at: Columns, comments: string): Imported {
  const table: ViewTable = { kind: 'views', paths: [], views: [] }
  const { malformed, add } = malformedLines()
  for (const { record, line } of lines) {
    const path = cell(record, at.page)
    const views = wholeNumber(cell(record, at.views))
    if (views === undefined) add(line, `It has no number of views: "${record.join('", "')}".`)
    else if (path.startsWith('/') || URL.canParse(path)) {
      table.paths.push(path)
      table.views.push(views)
    }
    // The line of totals has no path.
    else if (path !== '') add(line, `"${path}" is not a path.`)
  }
  const [from, to] = (comments.match(/\b\d{8}\b/g) ?? []).map((day) => day.replace(/(....)(..)(..)/, '$1-$2-$3'))
  const period = from !== undefined && to !== undefined ? { from, to } : undefined
  return { format: 'analytics, views', table, lines: lines.length, malformed, notes: [], ...(period && { period }) }
}

const cell = (record: readonly string[], at: number | undefined) => (at === undefined ? '' : (record[at] ?? '').trim())

/** A count, with or without a separator of thousands. */
function wholeNumber(text: string): number | undefined {
  const digits = text.replace(/[\s.,'’\u00a0\u202f]/g, '')
  return /^\d+$/.test(digits) ? Number(digits) : undefined
}

/** A number with a point or a comma. */
function decimal(text: string): number | undefined {
  const number = text.replace(',', '.')
  return /^\d+(\.\d+)?$/.test(number) ? Number(number) : undefined
}
