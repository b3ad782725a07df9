import { type ColumnName, columnOf } from '../../columns.ts'
import type { CodedColumnName, NumberColumn, ReportFinding, ReportRows, TextColumn } from '../../data.ts'
import { type Ranks, rankCoded, rankNumbers, rankTexts } from './ranks.ts'

/** What sorting and filtering go by. Each part is made when it is first asked for, and kept as long as the report. */
export type RowIndex = {
  ranks(column: ColumnName): Ranks
  /** Path, title, H1 and description of each row in small letters. */
  searchTexts(): readonly string[]
  /** Rows of each value of a column, in the order of its values. */
  counts(column: CodedColumnName): Uint32Array
  /** 1 for each row that a finding of the rule shows on. */
  withFinding(code: string): Uint8Array
}

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
    ranks: cached((column: ColumnName) => ranksOf(rows, column)),
    searchTexts: cached(() => searchTextsOf(rows)),
    counts: cached((column: CodedColumnName) => countsOf(rows, column)),
    withFinding: cached((code: string) => withFindingOf(rows, findings, code)),
  }
}

function ranksOf({ text, coded, numbers }: ReportRows, column: ColumnName): Ranks {
  // TypeScript does not see that the form of a column says which names it may have.
  switch (columnOf(column).form) {
    case 'text':
      // Rows are sorted by path as they come.
      if (column === 'path') return { ranks: Uint32Array.from(text.path, (_, row) => row), empty: text.path.length }
      return rankTexts(text[column as TextColumn])
    case 'coded':
      return rankCoded(coded[column as CodedColumnName])
    case 'number':
      return rankNumbers(numbers[column as NumberColumn])
  }
}

function searchTextsOf({ text: { path, title, h1, description } }: ReportRows): string[] {
  return path.map((each, row) => `${each}\n${title[row]}\n${h1[row]}\n${description[row]}`.toLowerCase())
}

function countsOf({ coded }: ReportRows, column: CodedColumnName): Uint32Array {
  const { values, codes } = coded[column]
  const counts = new Uint32Array(values.length)
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1
  return counts
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
