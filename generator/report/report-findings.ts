import type { ReportFinding } from '#src/report/data.ts'
import type { LineAt } from '../core/locate-text.ts'
import type { Finding } from '../core/problem.ts'

/** Findings as the app reads them; the pages each shows on as runs of rows. */
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
    line: saidBy(lineAt(at)),
    what,
    fix,
    ...(known && { known }),
    rows: runs((pages ?? [url]).flatMap((path) => rowOf.get(path) ?? [])),
    isShared: isShared ?? false,
  }))
}

/** A whole file is pointed at by its first line, which often is a comment or a mark and says nothing of what to edit. */
function saidBy(line: string | undefined): string | undefined {
  return line && /^(#|---$)/.test(line) ? undefined : line
}

/** `[1, 2, 3, 7]` is `[1, 3, 7, 7]`: first and last of each run. */
export function runs(rows: readonly number[]): number[] {
  const found: number[] = []
  for (const row of [...rows].sort((a, b) => a - b)) {
    if (found.length > 0 && row <= (found[found.length - 1] ?? 0) + 1) found[found.length - 1] = row
    else found.push(row, row)
  }
  return found
}
