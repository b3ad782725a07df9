import { CsvError, type Info, parse } from 'csv-parse/sync'
import { columnsByShape } from './columns-by-shape.ts'
import { type Field, fieldOf } from './headings.ts'
import { type Imported, malformedLines, type SearchTable, type ViewTable } from './traffic-tables.ts'
import { UnknownExport } from './unknown-export.ts'

type Row = { record: string[]; info: Info }

/**
 * Reads a CSV export of Search Console (pages, queries, or queries by page) or of an analytics service (views by page).
 * The delimiter is a comma, a semicolon or a tab. If the headings are in a language that `headings.ts` lacks,
 * `isGuessed` is true: the numbers say that it is a table of Search Console, and the first column whether it is of pages.
 * @param name of the file, for messages.
 * @throws {UnknownExport} if it is another table.
 */
export function readTable(text: string, name: string): Imported & { isGuessed: boolean } {
  const sections = sectionsOf(text)
  const known = sections.find(({ at }) => isSearch(at) || isViews(at))
  const section = known ?? sections[0]
  if (!section) throw new UnknownExport(`${name} is empty.`)
  const { headings, comments } = section
  const { lines, unclosed } = linesOf(section)
  const at = known?.at ?? columnsByShape(lines.map(({ record }) => record))
  if (!at) throw new UnknownExport(unknownText(name, headings))
  const table = isSearch(at) ? readSearch(lines, at, unclosed) : readViews(lines, at, { comments, unclosed })
  const { malformed } = table
  if (table.lines === malformed.count) {
    const [first] = malformed.lines
    throw new UnknownExport(
      first
        ? `No line of ${name} can be read. Line ${first.line}: ${first.reason}`
        : `${name} has headings, but no lines below them.`,
    )
  }
  const periods = known
    ? headings.filter((heading) => fieldOf(heading) === 'clicks').length
    : (at.impressions ?? 0) - (at.clicks ?? 0)
  const notes = periods > 1 ? [...table.notes, comparisonText] : table.notes
  if (known) return { ...table, notes, isGuessed: false }
  return { ...table, notes: [...notes, guessText(headings)], isGuessed: true }
}

const comparisonText = 'It compares periods: the first of them is used.'

const guessText = (headings: readonly string[]) =>
  `Its headings are in a language that is not known, so the columns are known by their numbers: ${shortened(headings.join(', '))}.`

/** A table of a file. Analytics services write several, each below comments. */
type Section = {
  comments: string
  headings: string[]
  at: Columns
  /** The table without its comments, and the number of lines of the file before it. */
  content: string
  before: number
  delimiter: string
}

function sectionsOf(text: string): Section[] {
  const sections: Section[] = []
  let before = 0
  for (const part of text.replace(/^\uFEFF/, '').split(/(?<=\n\r?\n)(?=#)/)) {
    const comments = part.match(/^(?:#.*(?:\r?\n|$)|\s*\n)*/)?.[0] ?? ''
    const content = part.slice(comments.length)
    const [first = ''] = content.split(/\r?\n/, 1)
    if (first.trim() !== '') {
      const delimiter = [',', ';', '\t'].toSorted((a, b) => first.split(b).length - first.split(a).length)[0] ?? ','
      const headings = recordOf(first, delimiter) ?? [first]
      sections.push({
        comments,
        headings,
        at: columnsOf(headings),
        content,
        before: before + newlinesIn(comments),
        delimiter,
      })
    }
    before += newlinesIn(part)
  }
  return sections
}

const newlinesIn = (text: string) => text.split('\n').length - 1

const csv = { relax_column_count: true, relax_quotes: true, skip_empty_lines: true } as const

/** The rows below the headings. A quote that is never closed would hide all lines after it, so each is then read alone. */
function linesOf({ content, before, delimiter }: Section): { lines: Line[]; unclosed: Line[] } {
  try {
    const rows = parse(content, { ...csv, delimiter, info: true }) as unknown as Row[] // the types of csv-parse do not describe the records of `info`
    const lines = rows.slice(1).map(({ record, info }) => ({ record, line: info.lines + before }))
    return { lines, unclosed: [] }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
  }
  const lines: Line[] = []
  const unclosed: Line[] = []
  for (const [index, line] of content.split(/\r?\n/).entries()) {
    if (index === 0 || line.trim() === '') continue
    const record = recordOf(line, delimiter)
    if (record) lines.push({ record, line: index + 1 + before })
    else unclosed.push({ record: [line], line: index + 1 + before })
  }
  return { lines, unclosed }
}

/** The cells of one line; undefined if a quote is not closed. */
function recordOf(line: string, delimiter: string): string[] | undefined {
  try {
    return parse(line, { ...csv, delimiter })[0]
  } catch (error) {
    if (error instanceof CsvError) return undefined
    throw error
  }
}

function unknownText(name: string, headings: readonly string[]): string {
  const kinds =
    'Of Search Console, pages or queries with clicks, impressions and position are read; of analytics services, paths of pages with views; of servers, logs in the combined format, or JSON lines of nginx, Caddy or Cloudflare.'
  const [first = ''] = headings
  if (headings.length === 1 || first.startsWith('{'))
    return `${name} begins with "${shortened(first)}", which is not a known heading or request. ${kinds}`
  return `${name} has the columns ${shortened(headings.map((heading) => `"${heading}"`).join(', '))}. ${kinds}`
}

const shortened = (text: string) => (text.length > 200 ? `${text.slice(0, 200)}…` : text)

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

const isSearch = ({ page, query, clicks, impressions }: Columns) =>
  clicks !== undefined && impressions !== undefined && (page !== undefined || query !== undefined)
const isViews = ({ page, views }: Columns) => page !== undefined && views !== undefined

function readSearch(lines: readonly Line[], at: Columns, unclosed: readonly Line[]): Imported {
  const isOfPages = at.page !== undefined
  const isOfQueries = at.query !== undefined
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
  addUnclosed(unclosed, add)
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
  return { format: `Search Console, ${of}`, table, lines: lines.length + unclosed.length, malformed, notes: [] }
}

function readViews(
  lines: readonly Line[],
  at: Columns,
  { comments, unclosed }: { comments: string; unclosed: readonly Line[] },
): Imported {
  const table: ViewTable = { kind: 'views', paths: [], views: [] }
  const { malformed, add } = malformedLines()
  addUnclosed(unclosed, add)
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
  return {
    format: 'analytics, views',
    table,
    lines: lines.length + unclosed.length,
    malformed,
    notes: [],
    ...(period && { period }),
  }
}

function addUnclosed(unclosed: readonly Line[], add: (line: number, reason: string) => void): void {
  for (const { record, line } of unclosed) add(line, `A quote is not closed: ${shortened(record.join())}`)
}

const cell = (record: readonly string[], at: number | undefined) => (at === undefined ? '' : (record[at] ?? '').trim())

/** A count, with or without separators of thousands. Some programs write `12.0` for 12. */
function wholeNumber(text: string): number | undefined {
  if (/^\d+([.,]0{1,2})?$/.test(text)) return Number.parseInt(text, 10)
  return /^\d{1,3}([\s.,'’]\d{2,3})*[\s.,'’]\d{3}$/.test(text) ? Number(text.replace(/\D/g, '')) : undefined
}

/** A number with a point or a comma. */
function decimal(text: string): number | undefined {
  const number = text.replace(',', '.')
  return /^\d+(\.\d+)?$/.test(number) ? Number(number) : undefined
}
