import { textLocator } from '../core/locate-text.ts'
import type { Finding } from '../core/problem.ts'
import { shownPath } from '../core/shown-path.ts'
import { buildReportApp } from '../report/app/build-report-app.ts'
import { writeRefusal, writeReportApp } from '../report/report-data.ts'
import { reportFindings } from '../report/report-findings.ts'
import { writeReport } from '../report/write-report.ts'

type RefusalOptions = { rootDir: string; manifestDir: string; cacheDir: string; reportDir: string }

/** The report where a manifest has errors and nothing could be judged: the addresses of the last one stay, and the findings tell why. */
export async function reportRefusal(options: RefusalOptions, findings: readonly Finding[]): Promise<void> {
  const { reportDir, manifestDir } = options
  const { lineAt } = textLocator(manifestDir, shownPath(options))
  writeReport(reportDir, undefined, findings)
  writeRefusal(reportDir, reportFindings(findings, new Map(), lineAt))
  writeReportApp(reportDir, (await buildReportApp(options)).files)
}
