import { rmSync } from 'node:fs'
import { type Finding, isPublishable, type Problem, withoutRepeats } from '../core/problem.ts'
import { openDetails } from '../report/report-data.ts'
import type { Run } from './run.ts'
import { auditFiles } from './stages/audit-files.ts'
import { loadSite } from './stages/load-site.ts'
import { requireSite } from './stages/read-pages.ts'
import { readTraffic } from './stages/read-traffic.ts'
import { refuse } from './stages/refuse.ts'
import { writeReport } from './stages/write-report.ts'

export type AuditResult = { isGood: boolean; pages: number; problems: Problem[]; findings: Finding[] }

/**
 * Audits the site in `run.outDir` by its files alone, and writes its report.
 * @throws {NotBuiltError} if there is no site.
 */
export async function auditDist(run: Run): Promise<AuditResult> {
  requireSite(run)
  const site = await run.stage('load', () => loadSite(run, { withImages: false }))
  if (!site || run.isBlocked())
    return { isGood: false, pages: 0, problems: run.problems(), findings: await refuse(run, site) }

  const workDir = `${run.reportDir}.tmp`
  try {
    const detailDir = openDetails(workDir)
    const { facts, chunkOf, urls, audit: found } = await auditFiles(run, site, { detailDir })
    const audit = { ...found, findings: withoutRepeats(found.findings, run.problems()) }
    const traffic = await readTraffic(run, site, urls, audit.site)
    await writeReport(run, { site, urls, audit, traffic, chunkOf, detailDir, outcome: 'audited' })
    const problems = run.problems()
    const { findings } = audit
    return { isGood: isPublishable(problems, findings, run), pages: facts.pages.length, problems, findings }
  } finally {
    rmSync(workDir, { recursive: true, force: true })
  }
}
