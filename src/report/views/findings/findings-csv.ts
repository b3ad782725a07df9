import type { ReportRows } from '../../data.ts'
import { rowsOf } from '../../finding-rows.ts'
import { csvLine } from '../urls/csv.ts'
import type { FindingGroup } from './group-findings.ts'

/** Findings as CSV, a line for each affected page. One about the manifest alone is a line without a URL. */
export function* findingsCsv(groups: readonly FindingGroup[], { text }: Pick<ReportRows, 'text'>): Generator<string> {
  yield `\ufeff${csvLine(['Severity', 'Rule', 'URL', 'File', 'Line', 'Column', 'Problem', 'Fix', 'Known until', 'Reason'])}`
  for (const { findings } of groups)
    for (const finding of findings) {
      const { severity, code, url, at, what, fix, known } = finding
      const paths = Array.from(rowsOf(finding), (row) => text.path[row] ?? '')
      for (const path of paths.length > 0 ? paths : [url])
        yield csvLine([
          ...[severity, code, path, at.file, at.line, at.column, what, fix],
          ...[known?.expires ?? '', known?.reason ?? ''],
        ])
    }
}
