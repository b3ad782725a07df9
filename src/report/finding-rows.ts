import type { ReportFinding } from './data.ts'

/** Rows a finding shows on, one by one. */
export function* rowsOf({ rows }: Pick<ReportFinding, 'rows'>): Generator<number> {
  for (let run = 0; run + 1 < rows.length; run += 2) {
    const last = rows[run + 1] ?? -1
    for (let row = rows[run] ?? 0; row <= last; row++) yield row
  }
}

export function showsOn({ rows }: Pick<ReportFinding, 'rows'>, row: number): boolean {
  for (let run = 0; run + 1 < rows.length; run += 2) {
    if (row >= (rows[run] ?? 0) && row <= (rows[run + 1] ?? -1)) return true
  }
  return false
}
