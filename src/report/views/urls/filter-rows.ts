import { columnsOf, dataOf, entriesOf } from '../../columns.ts'
import type { ReportRows } from '../../data.ts'
import { percent } from '../../format.ts'
import type { RowIndex } from './row-index.ts'
import { readSearch, type SearchTerm } from './search-terms.ts'
import { columnOfSeverity, type Range, type SeverityChoice, type ViewState } from './view-state.ts'

export type RowFilter = Pick<ViewState, 'q' | 'values' | 'ranges' | 'days' | 'severities' | 'findings'>

/** Rows that match all filters, in the order of the report. */
export function filterRows(rows: ReportRows, index: RowIndex, filter: RowFilter): Uint32Array {
  const kept = new Uint8Array(rows.count).fill(1)
  // The search is the slowest filter, so it comes last and reads only the remaining rows.
  keepValues(kept, rows, filter.values)
  keepDays(kept, rows, filter.days)
  keepRanges(kept, rows, filter.ranges)
  keepSeverities(kept, rows, filter.severities)
  keepFindings(kept, index, filter.findings)
  keepFound(kept, rows, index, readSearch(filter.q, rows.columns).groups)
  return rowsKept(kept)
}

function keepValues(kept: Uint8Array, rows: ReportRows, selected: RowFilter['values']): void {
  for (const column of columnsOf(rows, 'coded')) {
    const chosen = selected[column.name]
    if (!chosen) continue
    keepCoded(kept, rows, column.name, (value) => entriesOf(column, value).some((entry) => chosen.includes(entry)))
  }
}

function keepDays(kept: Uint8Array, rows: ReportRows, ranges: RowFilter['days']): void {
  for (const { name } of columnsOf(rows, 'day')) {
    const range = ranges[name]
    if (range) keepCoded(kept, rows, name, (day) => isWithin(day || null, range))
  }
}

function keepCoded(kept: Uint8Array, { coded }: ReportRows, name: string, matches: (value: string) => boolean): void {
  const { values, codes } = dataOf(coded, name)
  const codeMatches = values.map(matches)
  for (let row = 0; row < kept.length; row++) if (!codeMatches[codes[row] ?? -1]) kept[row] = 0
}

function keepRanges(kept: Uint8Array, rows: ReportRows, ranges: RowFilter['ranges']): void {
  for (const { name, unit } of columnsOf(rows, 'number')) {
    const range = ranges[name]
    if (!range) continue
    const values = dataOf(rows.numbers, name)
    const isShare = unit === 'share'
    for (let row = 0; row < kept.length; row++) {
      const value = values[row] ?? null
      if (!isWithin(isShare && value !== null ? percent(value) : value, range)) kept[row] = 0
    }
  }
}

function isWithin<T extends number | string>(value: T | null, range: Range<T>): boolean {
  if (range === 'none' || value === null) return range === 'none' && value === null
  return (range.min === undefined || value >= range.min) && (range.max === undefined || value <= range.max)
}

function keepSeverities(kept: Uint8Array, { numbers }: ReportRows, severities: readonly SeverityChoice[]): void {
  if (severities.length === 0) return
  const counts = severities.map((severity) => numbers[columnOfSeverity[severity]])
  for (let row = 0; row < kept.length; row++) if (!counts.some((count) => (count[row] ?? 0) > 0)) kept[row] = 0
}

function keepFindings(kept: Uint8Array, index: RowIndex, codes: readonly string[]): void {
  if (codes.length === 0) return
  const withAny = codes.map((code) => index.withFinding(code))
  for (let row = 0; row < kept.length; row++) if (!withAny.some((has) => has[row])) kept[row] = 0
}

function keepFound(kept: Uint8Array, rows: ReportRows, index: RowIndex, groups: readonly SearchTerm[][]): void {
  const tests = groups.map((group) => group.map((term) => rowTest(rows, index, term)))
  for (let row = 0; row < kept.length; row++)
    if (kept[row] && !tests.every((group) => group.some((matches) => matches(row)))) kept[row] = 0
}

/** Whether a row matches a term of a search. */
function rowTest(rows: ReportRows, index: RowIndex, term: SearchTerm): (row: number) => boolean {
  const { column, isExcluded } = term
  if (term.kind === 'number') {
    const values = dataOf(rows.numbers, term.column.name)
    const isShare = term.column.unit === 'share'
    return (row) => {
      const value = values[row] ?? null
      return term.test.matches(isShare && value !== null ? percent(value) : value) !== isExcluded
    }
  }
  const has = (text: string) => (term.kind === 'pattern' ? term.pattern.test(text) : text.includes(term.text))
  if (column === undefined) {
    const texts = index.searchTexts()
    return (row) => has(texts[row] ?? '') !== isExcluded
  }
  if (column.form === 'number') {
    const values = dataOf(rows.numbers, column.name)
    return (row) => has(String(values[row] ?? '')) !== isExcluded
  }
  const coded = rows.coded[column.name]
  if (coded) {
    const found = coded.values.map((value) => has(value.toLowerCase()) !== isExcluded)
    return (row) => found[coded.codes[row] ?? -1] ?? isExcluded
  }
  const texts = dataOf(rows.text, column.name)
  return (row) => has((texts[row] ?? '').toLowerCase()) !== isExcluded
}

function rowsKept(kept: Uint8Array): Uint32Array {
  let count = 0
  for (const is of kept) count += is
  const rows = new Uint32Array(count)
  let next = 0
  for (let row = 0; row < kept.length; row++) if (kept[row]) rows[next++] = row
  return rows
}
