import type { ReportFinding } from '#src/report/data.ts'
import type { LineAt } from '../core/locate-text.ts'
import type { Finding } from '../core/problem.ts'

/** Findings as the app reads them, with affected pages as runs of rows. */
export function reportFindings(
  findings: readonly Finding[],
  rowOf: ReadonlyMap<string, number>,
  lineAt: LineAt,
): ReportFinding[] {
  return findings.map(({ code, severity, url, count, pages, at, what, fix, known, isShared }) => ({
    code,
    severity,
    url,
    count: count ?? 1,
    at,
    line: usefulLine(lineAt(at)),
    what,
    fix,
    ...(known && { known }),
    rows: runs((pages ?? [url]).flatMap((path) => rowOf.get(path) ?? [])),
    isShared: isShared ?? false,
  }))
}

/** A finding about a whole file points to line 1. A comment or `---` there does not show what to edit. */
function usefulLine(line: string | undefined): string | undefined {
  return line && /^(#|---$)/.test(line) ? undefined : line
}

/** First and last of each run: `[1, 2, 3, 7]` gives `[1, 3, 7, 7]`. */
export function runs(rows: readonly number[]): number[] {
  const found: number[] = []
  for (const row of [...rows].sort((a, b) => a - b)) {
    if (found.length > 0 && row <= (found[found.length - 1] ?? 0) + 1) found[found.length - 1] = row
    else found.push(row, row)
  }
  return found
}
