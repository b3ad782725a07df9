import { deadTargets } from '../audit/audit.ts'
import { type Finding, isPublishable, type Problem } from '../core/problem.ts'
import { openStaging, type PublishCounts } from '../publish/staging.ts'
import { openDetails } from '../report/report-data.ts'
import { countByKind, type KindCount } from '../report/route-rows.ts'
import type { Run } from './run.ts'
import { auditSite } from './stages/audit-site.ts'
import { clearCaches } from './stages/clear-caches.ts'
import { emitFiles } from './stages/emit-files.ts'
import { encodeImages } from './stages/encode-images.ts'
import { loadSite } from './stages/load-site.ts'
import { makeAssets, makeParts } from './stages/make-parts.ts'
import { publishSite } from './stages/publish-site.ts'
import { refuse } from './stages/refuse.ts'
import { renderPages } from './stages/render-pages.ts'
import { checkLedger, resolveUrls } from './stages/resolve-urls.ts'
import { writeReport } from './stages/write-report.ts'

export type BuildResult = {
  isGood: boolean
  problems: Problem[]
  findings: Finding[]
  kinds: KindCount[]
  deadTargets: string[]
  published?: PublishCounts
}

/** Builds the site into `run.outDir`. Publishes only if no problem and no finding is an error. */
export async function build(run: Run): Promise<BuildResult> {
  if (run.isClean) await clearCaches(run)
  const site = await run.stage('load', () => loadSite(run))
  if (!site || run.hasErrors()) {
    const findings = await refuse(run, site)
    return { isGood: false, problems: run.problems(), findings, kinds: [], deadTargets: [] }
  }
  using staging = openStaging(run.outDir)
  run.onLock(staging.close)
  const detailDir = openDetails(staging.dir)

  const assets = await makeAssets(run, site)
  const parts = await makeParts(run, site, assets.assets)
  const pages = await renderPages(run, site, parts, { script: assets.workerScript, staging, detailDir })
  const urls = resolveUrls(run, site)
  checkLedger(run, site, urls, pages.facts)
  const imageUrls = await encodeImages(run, site, parts, pages, staging)
  const hosted = await emitFiles(run, { site, assets, parts, pages, urls, imageUrls, staging })
  const audit = await auditSite(run, site, pages.facts, urls, staging.filesWithoutPages())
  const { findings } = audit
  const isGood = isPublishable(run.problems(), findings, run)
  const outcome = isGood ? 'published' : 'refused'
  const rows = await writeReport(run, { site, urls, audit, chunks: pages.chunks, detailDir, outcome })
  const published = isGood ? await publishSite(run, staging, hosted) : undefined
  return {
    isGood,
    problems: run.problems(),
    findings,
    kinds: countByKind(rows),
    deadTargets: deadTargets(findings),
    published,
  }
}
