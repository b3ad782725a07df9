import { join } from 'node:path'
import { lostFindings } from '../audit/rules/urls/url-lost.ts'
import { writeWhole } from '../core/atomic-write.ts'
import { type Finding, hasErrors, type Problem } from '../core/problem.ts'
import { shownPath } from '../core/shown-path.ts'
import { ledgerName } from '../load/load-ledger.ts'
import { type LedgerCounts, updateLedger } from '../urls/ledger/update-ledger.ts'
import type { Run } from './run.ts'
import { loadSite } from './stages/load-site.ts'
import { makeParts } from './stages/make-parts.ts'
import { renderPages } from './stages/render-pages.ts'
import { resolveUrls } from './stages/resolve-urls.ts'

export type LockResult = {
  /** As a person at the project's root would open it. */
  file: string
  /** Undefined if there was an error, so nothing was written. */
  counts?: LedgerCounts
  problems: Problem[]
  findings: Finding[]
}

/**
 * Writes the ledger of the site as the manifest describes it now. Pages are rendered and scanned, and not kept. Broken
 * lines of the ledger are repaired. Nothing is written if a URL would be lost.
 * @param date `YYYY-MM-DD`, the day recorded for pages that are new or changed.
 */
export async function lock(run: Run, date: string): Promise<LockResult> {
  const site = await run.stage('load', () => loadSite(run, { repairsLedger: true }))
  const file = `${shownPath(run)}/${ledgerName}`
  const refused = (findings: Finding[] = []): LockResult => ({ file, problems: run.problems(), findings })
  if (!site || run.isBlocked()) return refused()

  const { lost } = resolveUrls(run, site)
  const findings = lostFindings(lost, site.index.manifest)
  if (run.isBlocked() || hasErrors(findings)) return refused(findings)

  const rendered = await renderPages(run, site, await makeParts(run, site))
  if (!rendered) return refused(findings)
  const { trailingSlash } = site.index.manifest.site.urls
  const { text, counts } = updateLedger({
    ledger: site.ledger,
    pages: rendered.facts.pages,
    date,
    today: run.today,
    trailingSlash,
  })
  writeWhole(join(run.manifestDir, ledgerName), text)
  return { file, counts, problems: run.problems(), findings: [] }
}
