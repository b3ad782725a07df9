import { type ColumnName, columnOf, columns } from '../../columns.ts'
import { type CodedColumnName, codedColumns, type NumberColumn, numberColumns, type Severity } from '../../data.ts'

/** Both ends belong to it; `none` is what has no value at all. Shares are in percent. */
export type Range<T> = { min?: T; max?: T } | 'none'

export const listedColumns = codedColumns.filter((name) => name !== 'lastmod')
export type ListedColumn = Exclude<CodedColumnName, 'lastmod'>

export type SeverityChoice = Severity | 'known'
export const severityChoices: readonly SeverityChoice[] = ['error', 'warning', 'notice', 'known']

/** What the table of addresses shows, as far as it stands in the address of the view. */
export type ViewState = {
  /** Words looked for. */
  q: string
  sort: { column: ColumnName; isDescending: boolean }
  columns: readonly ColumnName[]
  /** In CSS pixels, where it is not the usual width. */
  widths: Partial<Record<ColumnName, number>>
  /** Of each column, the values shown; all where there is no entry. */
  values: Partial<Record<ListedColumn, readonly string[]>>
  ranges: Partial<Record<NumberColumn, Range<number>>>
  /** Days it was last changed, `YYYY-MM-DD`. */
  days: Range<string> | undefined
  /** Only pages with a finding of one of these severities, and only those with one of these codes. */
  severities: readonly SeverityChoice[]
  findings: readonly string[]
}

export const usualColumns: readonly ColumnName[] = [
  'path',
  'title',
  'status',
  'errors',
  'warnings',
  'words',
  'depth',
  'inlinks',
  'ownShare',
  'kind',
  'lastmod',
]
const usualSort = { column: 'path', isDescending: false } as const

export const narrowest = 60
export const widest = 1200

/** The values that may be asked for; others are no filter. */
export type KnownValues = { values: Record<ListedColumn, readonly string[]>; codes: readonly string[] }

/** Reads the query of an address. What it does not know it leaves out: an address may come from another report. */
export function readViewState(query: URLSearchParams, known: KnownValues): ViewState {
  const columns = unique(list(query.get('columns')).filter(isColumn))
  return {
    q: query.get('q') ?? '',
    sort: readSort(query.get('sort')),
    columns: columns.length > 0 ? columns : usualColumns,
    widths: readWidths(query.get('widths')),
    values: pick(listedColumns, (name) => {
      const values = unique(query.getAll(name).filter((value) => known.values[name].includes(value)))
      return values.length > 0 ? values : undefined
    }),
    ranges: pick(numberColumns, (name) => readRange(query.get(name), readNumber)),
    days: readRange(query.get('lastmod'), readDay),
    severities: severityChoices.filter((choice) => list(query.get('severity')).includes(choice)),
    findings: unique(query.getAll('finding').filter((code) => known.codes.includes(code))),
  }
}

/** The query of an address that shows this; what is usual is left out. */
export function writeViewState(state: Partial<ViewState>): URLSearchParams {
  const query = new URLSearchParams()
  const { q, sort = usualSort, columns = usualColumns, widths = {}, values = {}, ranges = {}, days } = state
  if (q) query.set('q', q)
  for (const name of listedColumns) for (const value of values[name] ?? []) query.append(name, value)
  for (const name of numberColumns) setRange(query, name, ranges[name])
  setRange(query, 'lastmod', days)
  if (state.severities?.length) query.set('severity', state.severities.join(','))
  for (const code of state.findings ?? []) query.append('finding', code)
  if (sort.column !== usualSort.column || sort.isDescending) {
    query.set('sort', `${sort.isDescending ? '-' : ''}${sort.column}`)
  }
  if (columns.join() !== usualColumns.join()) query.set('columns', columns.join())
  const set = Object.entries(widths).map(([name, width]) => `${name}:${Math.round(width)}`)
  if (set.length > 0) query.set('widths', set.join())
  return query
}

/** The part of an address that decides which addresses are shown, not how. */
export function filterOnly(state: ViewState): Partial<ViewState> {
  const { q, values, ranges, days, severities, findings } = state
  return { q, values, ranges, days, severities, findings }
}

const list = (text: string | null) => (text ? text.split(',') : [])
const unique = <T>(items: readonly T[]) => [...new Set(items)]

function isColumn(name: string): name is ColumnName {
  return columns.some((column) => column.name === name)
}

function pick<Name extends string, T>(names: readonly Name[], read: (name: Name) => T | undefined) {
  const picked: Partial<Record<Name, T>> = {}
  for (const name of names) {
    const value = read(name)
    if (value !== undefined) picked[name] = value
  }
  return picked
}

function readSort(text: string | null): ViewState['sort'] {
  const isDescending = text?.startsWith('-') ?? false
  const column = isDescending ? text?.slice(1) : text
  return column && isColumn(column) ? { column, isDescending } : usualSort
}

function readWidths(text: string | null): ViewState['widths'] {
  const widths: ViewState['widths'] = {}
  for (const [name = '', width] of list(text).map((entry) => entry.split(':'))) {
    const pixels = Number(width)
    if (isColumn(name) && pixels >= narrowest && pixels <= widest && pixels !== columnOf(name).width) {
      widths[name] = Math.round(pixels)
    }
  }
  return widths
}

function readRange<T>(text: string | null, read: (text: string) => T | undefined): Range<T> | undefined {
  if (text === null) return undefined
  if (text === 'none') return 'none'
  // A single value is a range of itself.
  const [from = '', to = from] = text.split('..')
  const min = read(from)
  const max = read(to)
  if (min === undefined && max === undefined) return undefined
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

function readNumber(text: string): number | undefined {
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined
}

function readDay(text: string): string | undefined {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined
}

function setRange(query: URLSearchParams, name: string, range: Range<number | string> | undefined): void {
  if (range === 'none') query.set(name, 'none')
  else if (range && (range.min !== undefined || range.max !== undefined)) {
    query.set(name, range.min === range.max ? `${range.min}` : `${range.min ?? ''}..${range.max ?? ''}`)
  }
}
