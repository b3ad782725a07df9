import { auditLostUrls } from '../../audit/lost-urls.ts'
import { findCompiled } from '../../core/compile/compiled.ts'
import { openLines } from '../../core/locate-text.ts'
import { type Finding, withProblems } from '../../core/problem.ts'
import { shownPath } from '../../core/shown-path.ts'
import { writeRefusal, writeReportApp } from '../../report/report-data.ts'
import { reportFindings } from '../../report/report-findings.ts'
import { writeFindings } from '../../report/write-report.ts'
import type { Run } from '../run.ts'
import type { LoadedSite } from './load-site.ts'
import { resolveUrls } from './resolve-urls.ts'

/**
 * Writes the report of a run that stops before anything is rendered. The URLs of the last report stay, and the findings
 * say what is wrong. Returns the findings.
 */
export async function refuse(run: Run, site: LoadedSite | undefined): Promise<Finding[]> {
  const findings = site ? lostUrls(run, site) : []
  const all = withProblems(findings, run.problems())
  const lineAt = openLines(run.manifestDir, shownPath(run))
  writeFindings(run.reportDir, all)
  writeRefusal(run.reportDir, reportFindings(all, new Map(), lineAt))
  writeReportApp(run.reportDir, (await findCompiled(run.rootDir)).reportApp)
  return findings
}

/** URLs of the ledger that the manifest no longer serves. No page has to be rendered to know them. */
function lostUrls(run: Run, site: LoadedSite): Finding[] {
  // The redirects of a site that is refused may be wrong for reasons already reported.
  const { lost } = resolveUrls({ ...run, report: () => {} }, site)
  return auditLostUrls(lost, site.index.manifest, run.today)
}
