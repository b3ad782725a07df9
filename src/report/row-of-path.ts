import type { ReportRows } from './data.ts'

/** The row of a URL, or -1. Rows are sorted by path in code unit order. */
export function rowOfPath({ text: { path: paths } }: ReportRows, path: string): number {
  let low = 0
  let high = paths.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = paths[middle] ?? ''
    if (found === path) return middle
    if (found < path) low = middle + 1
    else high = middle - 1
  }
  return -1
}
