import { collectGarbage, isLargeSite } from '../core/collect-garbage.ts'
import { type Finding, isPublishable, type Problem, withoutRepeats } from '../core/problem.ts'
import type { PublishCounts } from '../publish/staging.ts'
import type { KindCount } from '../report/route-rows.ts'
import type { Run } from './run.ts'
import { auditSite } from './stages/audit-site.ts'
import { clearCaches } from './stages/clear-caches.ts'
import { emitFiles } from './stages/emit-files.ts'
import { encodeImages } from './stages/encode-images.ts'
import { hashFiles, inputsOf, noteBuild, openStore, repeatLastBuild } from './stages/last-build.ts'
import { type LoadedSite, type LoadOptions, loadSite } from './stages/load-site.ts'
import { bundleAssets, makeParts } from './stages/make-parts.ts'
import { openBuild, publishSite } from './stages/publish-site.ts'
import { readTraffic } from './stages/read-traffic.ts'
import { refuse } from './stages/refuse.ts'
import { type PageSource, renderPages } from './stages/render-pages.ts'
import { resolveUrls } from './stages/resolve-urls.ts'
import { writeReport } from './stages/write-report.ts'

export type BuildResult = {
  isGood: boolean
  problems: Problem[]
  findings: Finding[]
  /** Pages by type, in the order of the route table. */
  kinds: KindCount[]
  /** URLs that pages link to or load, and that do not exist. */
  deadTargets: string[]
  published?: PublishCounts
}

/** Builds the site into `run.outDir`, unless nothing has changed since the last build. */
export async function build(run: Run): Promise<BuildResult> {
  if (run.isClean) await clearCaches(run)
  const inputs = await inputsOf(run)
  return (await repeatLastBuild(run, inputs)) ?? (await makeSite(run, inputs))
}

/** The result of a run that ends because of problems of the manifest. */
async function refused(run: Run, site: LoadedSite | undefined): Promise<BuildResult> {
  await site?.factsChecked
  return { isGood: false, findings: await refuse(run, site), problems: run.problems(), kinds: [], deadTargets: [] }
}

/**
 * Makes the site, and publishes it only if no problem and no finding is an error.
 * @param inputs hash of everything the site is made of.
 * @param source where the pages come from, if they are not rendered here.
 */
export async function makeSite(run: Run, inputs: string, source?: PageSource): Promise<BuildResult> {
  // Another process bundles scripts and styles while images are inspected here.
  const onManifest: LoadOptions['onManifest'] = (manifest, { bundle, config }) =>
    void Promise.allSettled([bundleAssets(run, manifest, bundle, config?.extensions)])
  const site = await run.stage('load', () => loadSite(run, { checksFactsMeanwhile: true, onManifest }))
  if (!site || run.isBlocked()) return refused(run, site)

  using staging = openBuild(run)
  const parts = await makeParts(run, site)
  using store = openStore(run, parts)
  const pages = await renderPages(run, site, parts, { staging, store }, source)
  if (!pages || run.isBlocked()) return refused(run, site)
  const urls = resolveUrls(run, site)
  const imageUrls = await encodeImages(run, site, parts, pages, staging)
  const hosted = await emitFiles(run, { site, parts, pages, urls, imageUrls, staging })
  const audit = await auditSite(run, site, pages.facts, urls, staging.filesWithoutPages())
  // A wrong fact ends the build here. With errors of files, it goes on to the report.
  const hasFileErrors = run.isBlocked()
  await site.factsChecked
  if (!hasFileErrors && run.isBlocked()) return refused(run, site)
  const { deadTargets } = audit
  const findings = withoutRepeats(audit.findings, run.problems())
  const isGood = isPublishable(run.problems(), findings, run)
  const outcome = isGood ? 'published' : 'refused'
  const traffic = await readTraffic(run, site, urls, audit.site)
  const kinds = await writeReport(run, {
    site,
    urls,
    audit: { ...audit, findings },
    traffic,
    ...pages,
    ...staging,
    outcome,
  })
  // What the report was written from would stay until the pages are noted.
  if (isLargeSite(site.pages.size)) collectGarbage()
  const published = isGood ? await publishSite(run, staging, hosted) : undefined
  const result = { isGood, problems: run.problems(), findings, kinds, deadTargets, published }
  const keepPages = (outState: string) => store.commit(pages.kept, outState)
  if (isGood) noteBuild(run, inputs, { result, files: hashFiles(run, staging) }, keepPages)
  return result
}
