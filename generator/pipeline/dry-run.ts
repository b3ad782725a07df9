import { counted } from '../core/counted.ts'
import { type Finding, isPublishable, type Problem, sortProblems } from '../core/problem.ts'
import type { KindCount } from '../report/route-rows.ts'
import type { Run } from './run.ts'
import { checkUrls } from './stages/check-urls.ts'
import { collectMetadata } from './stages/collect-metadata.ts'
import { loadSite } from './stages/load-site.ts'

export type DryRunResult = {
  isGood: boolean
  problems: Problem[]
  findings: Finding[]
  /** Pages by type, in the order of the route table. Empty if a problem prevents their expansion. */
  kinds: KindCount[]
}

/**
 * Everything a build would find before it renders a page: problems of the manifest, every page with its metadata, lost
 * URLs, duplicate titles and descriptions, and links to pages that do not exist. Writes neither the site nor a report.
 * @param table file for a table of all pages, if one is wanted.
 */
export async function dryRun(run: Run, table?: string): Promise<DryRunResult> {
  const site = await run.stage('load', () => loadSite(run))
  if (!site?.isConsistent) return { isGood: false, problems: run.problems(), findings: [], kinds: [] }
  const { urls, lost } = await run.stage('urls', () => {
    const checked = checkUrls(run, site)
    const { ledgerIndex, redirects } = checked.urls
    run.detail(`${ledgerIndex.size} in the ledger, ${counted(redirects.length, 'redirects')}`)
    return checked
  })
  if (run.isBlocked()) return { isGood: false, problems: run.problems(), findings: lost, kinds: [] }
  const metadata = await collectMetadata(run, site, urls, table)
  const findings = sortProblems([...lost, ...metadata.findings])
  const problems = run.problems()
  return { isGood: isPublishable(problems, findings, run), problems, findings, kinds: metadata.kinds }
}
