import type { Problem } from '../core/problem.ts'
import { type Explained, explainPage } from '../report/explain-page.ts'
import type { Run } from './run.ts'
import { auditSite } from './stages/audit-site.ts'
import { loadSite } from './stages/load-site.ts'
import { readPages, requireSite } from './stages/read-pages.ts'
import { resolveUrls } from './stages/resolve-urls.ts'

export type WhyResult = { problems: Problem[]; explained?: Explained }

/**
 * Everything that is known of one page of the site in `run.outDir`.
 * @throws {NotBuiltError} if there is no site.
 */
export async function why(run: Run, path: string): Promise<WhyResult> {
  requireSite(run)
  const site = await run.stage('load', () => loadSite(run, { withImages: false }))
  if (!site || run.hasErrors()) return { problems: run.problems() }
  const { facts, files } = await readPages(run, site, undefined)
  const urls = resolveUrls(
    run,
    site,
    facts.pages.map((page) => page.path),
  )
  const audit = await auditSite(run, site, facts, urls, files)
  return { problems: run.problems(), explained: explainPage({ ...site, audit, redirectAt: urls.redirectAt }, path) }
}
