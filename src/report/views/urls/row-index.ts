import { columnOf, dataOf, entriesOf } from '../../columns.ts'
import type { ReportFinding, ReportRows } from '../../data.ts'
import { type Ranks, rankCoded, rankNumbers, rankTexts } from './ranks.ts'

/** Derived data for sorting and filtering. Each part is computed on first use and kept with the report. */
export type RowIndex = {
  ranks(column: string): Ranks
  /** Path, title, H1 and meta description of each row in lower case. */
  searchTexts(): readonly string[]
  /** The choices of the filter of a coded column, and the number of rows with each. */
  choices(column: string): Choices
  /** 1 for each row with a finding of the rule. */
  withFinding(code: string): Uint8Array
}

export type Choices = { values: readonly string[]; counts: ArrayLike<number> }

type Indexed = { rows: ReportRows; findings: readonly ReportFinding[] }

const indexes = new WeakMap<ReportRows, RowIndex>()

/** The index of a report. */
export function rowIndexOf(report: Indexed): RowIndex {
  const index = indexes.get(report.rows) ?? createRowIndex(report)
  indexes.set(report.rows, index)
  return index
}

function createRowIndex({ rows, findings }: Indexed): RowIndex {
  return {
    ranks: cached((column: string) => ranksOf(rows, column)),
    searchTexts: cached(() => searchTextsOf(rows)),
    choices: cached((column: string) => choicesOf(rows, column)),
    withFinding: cached((code: string) => withFindingOf(rows, findings, code)),
  }
}

function ranksOf(rows: ReportRows, column: string): Ranks {
  const { text, coded, numbers } = rows
  // Rows are already sorted by path.
  if (column === 'path') return { ranks: Uint32Array.from(text.path, (_, row) => row), empty: text.path.length }
  switch (columnOf(rows, column).form) {
    case 'text':
      return rankTexts(dataOf(text, column))
    case 'coded':
    case 'day':
      return rankCoded(dataOf(coded, column))
    case 'number':
      return rankNumbers(dataOf(numbers, column))
  }
}

function searchTextsOf({ text: { path, title, h1, description } }: ReportRows): string[] {
  return path.map((each, row) => `${each}\n${title[row]}\n${h1[row]}\n${description[row]}`.toLowerCase())
}

function choicesOf(rows: ReportRows, name: string): Choices {
  const { values, codes } = dataOf(rows.coded, name)
  const counts = new Uint32Array(values.length)
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1
  const column = columnOf(rows, name)
  if (!column.isList) return { values, counts }
  const ofEntry = new Map<string, number>()
  for (const [code, value] of values.entries())
    for (const entry of new Set(entriesOf(column, value)))
      ofEntry.set(entry, (ofEntry.get(entry) ?? 0) + (counts[code] ?? 0))
  return { values: [...ofEntry.keys()], counts: [...ofEntry.values()] }
}

function withFindingOf({ count }: ReportRows, findings: readonly ReportFinding[], code: string): Uint8Array {
  const has = new Uint8Array(count)
  for (const finding of findings) {
    if (finding.code !== code) continue
    for (let run = 0; run + 1 < finding.rows.length; run += 2) {
      has.fill(1, finding.rows[run] ?? 0, (finding.rows[run + 1] ?? -1) + 1)
    }
  }
  return has
}

function cached<Key extends string[], T>(make: (...key: Key) => T): (...key: Key) => T {
  const made = new Map<string, T>()
  return (...key) => {
    const name = key.join()
    const value = made.get(name) ?? make(...key)
    made.set(name, value)
    return value
  }
}
