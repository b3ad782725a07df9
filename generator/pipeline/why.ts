import type { Problem } from '../core/problem.ts'
import { type Explained, explainPage } from '../report/explain-page.ts'
import type { Run } from './run.ts'
import { auditFiles } from './stages/audit-files.ts'
import { whyMade } from './stages/last-build.ts'
import { loadSite } from './stages/load-site.ts'
import { requireSite } from './stages/read-pages.ts'

export type WhyResult = { problems: Problem[]; explained?: Explained }

/**
 * Everything that is known of one page of the site in `run.outDir`.
 * @throws {NotBuiltError} if there is no site.
 */
export async function why(run: Run, path: string): Promise<WhyResult> {
  requireSite(run)
  const site = await run.stage('load', () => loadSite(run, { withImages: false }))
  if (!site || run.isBlocked()) return { problems: run.problems() }
  const { audit, urls } = await auditFiles(run, site)
  const explained = explainPage({ ...site, audit, redirectAt: urls.redirectAt }, path)
  if ('page' in explained) explained.page.made = whyMade(run, explained.page.path)
  return { problems: run.problems(), explained }
}
