import type { ReportFinding } from './data.ts'

/** The rows of the affected pages. */
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

/** Number of rows with at least one of the findings. */
export function countRows(findings: readonly Pick<ReportFinding, 'rows'>[]): number {
  const runs: [first: number, last: number][] = []
  for (const { rows } of findings) {
    for (let run = 0; run + 1 < rows.length; run += 2) runs.push([rows[run] ?? 0, rows[run + 1] ?? -1])
  }
  runs.sort((a, b) => a[0] - b[0])
  let count = 0
  let end = -1
  for (const [first, last] of runs) {
    if (last <= end) continue
    count += last - Math.max(first - 1, end)
    end = last
  }
  return count
}
