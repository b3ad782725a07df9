import { columnsOf } from '../../columns.ts'
import type { NamedNumber, ReportColumn, Severity } from '../../data.ts'

/** Both ends are included; `none` selects URLs without a value. Shares are in percent. */
export type Range<T> = { min?: T; max?: T } | 'none'

export type SeverityChoice = Severity | 'known'
export const severityChoices: readonly SeverityChoice[] = ['error', 'warning', 'notice', 'known']

/** Column with the number of findings of a severity. */
export const columnOfSeverity = {
  error: 'errors',
  warning: 'warnings',
  notice: 'notices',
  known: 'known',
} as const satisfies Record<SeverityChoice, NamedNumber>

/** State of the URL table that is part of the URL of the view. Columns are referred to by name. */
export type ViewState = {
  /** Search text. */
  q: string
  sort: { column: string; isDescending: boolean }
  columns: readonly string[]
  /** Widths other than the default, in CSS pixels. */
  widths: Readonly<Record<string, number>>
  /** Selected values of coded columns; a column without an entry is not filtered. */
  values: Filters<readonly string[]>
  ranges: Filters<Range<number>>
  /** Ranges of days, `YYYY-MM-DD`. */
  days: Filters<Range<string>>
  /** Only pages with a finding of one of these severities, and only pages with a finding of one of these rules. */
  severities: readonly SeverityChoice[]
  findings: readonly string[]
}

type Filters<T> = Readonly<Record<string, T | undefined>>

/** Names of the columns shown by default, in their order. */
export function defaultColumns(columns: readonly ReportColumn[]): string[] {
  return columns
    .flatMap(({ name, position }) => (position === undefined ? [] : [{ name, position }]))
    .sort((a, b) => a.position - b.position)
    .map(({ name }) => name)
}

const defaultSort = { column: 'path', isDescending: false } as const

/** Narrowest and widest column, in CSS pixels. */
export const narrowest = 60
export const widest = 1200

/** Columns, values of coded columns, and rules of the report; anything else is ignored. */
export type KnownValues = {
  columns: readonly ReportColumn[]
  values: Readonly<Record<string, readonly string[]>>
  codes: readonly string[]
}

/** Reads the query of the view. Ignores unknown names and values, because the URL may come from another report. */
export function readViewState(query: URLSearchParams, { columns, values, codes }: KnownValues): ViewState {
  const shown = unique(list(query.get('columns')).filter((name) => isColumn(columns, name)))
  return {
    q: query.get('q') ?? '',
    sort: readSort(query.get('sort'), columns),
    columns: shown.length > 0 ? shown : defaultColumns(columns),
    widths: readWidths(query.get('widths'), columns),
    values: filtersOf(columnsOf({ columns }, 'coded'), (name) => {
      const chosen = unique(query.getAll(name).filter((value) => values[name]?.includes(value)))
      return chosen.length > 0 ? chosen : undefined
    }),
    ranges: filtersOf(columnsOf({ columns }, 'number'), (name) => readRange(query.get(name), readNumber)),
    days: filtersOf(columnsOf({ columns }, 'day'), (name) => readRange(query.get(name), readDay)),
    severities: severityChoices.filter((choice) => list(query.get('severity')).includes(choice)),
    findings: unique(query.getAll('finding').filter((code) => codes.includes(code))),
  }
}

/** The query of a view with this state. Leaves out defaults. */
export function writeViewState(state: Partial<ViewState>, columns: readonly ReportColumn[]): URLSearchParams {
  const query = new URLSearchParams()
  const { q, sort = defaultSort, widths = {}, values = {}, ranges = {}, days = {} } = state
  if (q) query.set('q', q)
  for (const { name } of columnsOf({ columns }, 'coded')) {
    for (const value of values[name] ?? []) query.append(name, value)
  }
  for (const { name } of columnsOf({ columns }, 'number')) setRange(query, name, ranges[name])
  for (const { name } of columnsOf({ columns }, 'day')) setRange(query, name, days[name])
  if (state.severities?.length) query.set('severity', state.severities.join(','))
  for (const code of state.findings ?? []) query.append('finding', code)
  if (sort.column !== defaultSort.column || sort.isDescending) {
    query.set('sort', `${sort.isDescending ? '-' : ''}${sort.column}`)
  }
  const shown = state.columns?.join() ?? ''
  if (shown !== '' && shown !== defaultColumns(columns).join()) query.set('columns', shown)
  const set = Object.entries(widths).map(([name, width]) => `${name}:${Math.round(width)}`)
  if (set.length > 0) query.set('widths', set.join())
  return query
}

/** The part of the state that decides which URLs are shown. */
export function filterOnly(state: ViewState): Partial<ViewState> {
  const { q, values, ranges, days, severities, findings } = state
  return { q, values, ranges, days, severities, findings }
}

const list = (text: string | null) => (text ? text.split(',') : [])
const unique = <T>(items: readonly T[]) => [...new Set(items)]

const isColumn = (columns: readonly ReportColumn[], name: string) => columns.some((column) => column.name === name)

function filtersOf<T>(columns: readonly ReportColumn[], read: (name: string) => T | undefined): Filters<T> {
  const filters: Record<string, T> = {}
  for (const { name } of columns) {
    const filter = read(name)
    if (filter !== undefined) filters[name] = filter
  }
  return filters
}

function readSort(text: string | null, columns: readonly ReportColumn[]): ViewState['sort'] {
  const isDescending = text?.startsWith('-') ?? false
  const column = isDescending ? text?.slice(1) : text
  return column && isColumn(columns, column) ? { column, isDescending } : defaultSort
}

function readWidths(text: string | null, columns: readonly ReportColumn[]): ViewState['widths'] {
  const widths: Record<string, number> = {}
  for (const [name = '', width] of list(text).map((entry) => entry.split(':'))) {
    const column = columns.find((each) => each.name === name)
    const pixels = Number(width)
    if (column && pixels >= narrowest && pixels <= widest && pixels !== column.width) widths[name] = Math.round(pixels)
  }
  return widths
}

function readRange<T>(text: string | null, read: (text: string) => T | undefined): Range<T> | undefined {
  if (text === null) return undefined
  if (text === 'none') return 'none'
  // A single value is both ends of the range.
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
