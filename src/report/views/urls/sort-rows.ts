import type { Ranks } from './ranks.ts'

/**
 * Sorts rows by a column. The sort is stable, and rows without a value come last in both directions.
 * A counting sort, because ranks are small integers: 100,000 rows take a few milliseconds.
 */
export function sortRows(rows: Uint32Array, { ranks, empty }: Ranks, isDescending: boolean): Uint32Array {
  const placeOf = (row: number) => {
    const rank = ranks[row] ?? empty
    return isDescending && rank !== empty ? empty - 1 - rank : rank
  }
  const next = new Uint32Array(empty + 2)
  for (const row of rows) add(next, placeOf(row) + 1)
  for (let place = 1; place < next.length; place++) next[place] = (next[place] ?? 0) + (next[place - 1] ?? 0)
  const sorted = new Uint32Array(rows.length)
  for (const row of rows) sorted[add(next, placeOf(row))] = row
  return sorted
}

/** Adds one. Returns the previous count. */
function add(counts: Uint32Array, place: number): number {
  const before = counts[place] ?? 0
  counts[place] = before + 1
  return before
}
