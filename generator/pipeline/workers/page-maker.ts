import type { Manifest } from '#manifest/schema.ts'
import { createRenderer } from '#src/entry-server.tsx'
import type { SocialPicture } from '#src/head/social-picture.ts'
import { routes } from '#src/routes.ts'
import { createSite, indexSite, type RenderingParts } from '#src/site.ts'
import type { PageFacts, PartFacts, RouteEntry } from '../../core/facts.ts'
import { openStage, type StagedFile } from '../../publish/staging.ts'
import { collectSources } from '../../render/policy/collect-sources.ts'
import { originsOfEmbeds, policySources } from '../../render/policy/page-sources.ts'
import { fillPolicy, policyPlaceholder } from '../../render/policy/placeholder.ts'
import { type PolicySources, pagePolicy } from '../../render/policy/policy.ts'
import type { Batch } from '../../render/pool.ts'
import { writePageChunk } from '../../report/detail-chunks.ts'
import { createPageAuditor } from './page-auditor.ts'

export type RenderInput = {
  manifest: Manifest
  parts: RenderingParts
  /** Where pages are written. Without it they are rendered and scanned only. */
  staging?: { dir: string; outDir: string }
  /** Where the details of pages are written for the report. Without it none are kept. */
  detailDir?: string
}

/** The facts of a batch of pages, and the shared parts and policy sources that no earlier batch had. */
export type MadePages = {
  pages: { facts: PageFacts; chunk: number; staged?: StagedFile; social?: SocialPicture }[]
  parts: PartFacts[]
  sources: PolicySources[]
}

export type PageMaker = (batch: Batch<RouteEntry>) => MadePages

/**
 * Makes pages: renders each page, audits the result, and writes it to the staging directory. The stage `assets` bundles
 * this module with the screens, so that it is one file of plain JavaScript.
 * @param name starts the names of staged files. No other maker that runs at the same time has it.
 */
export function createPageMaker({ manifest, parts, staging, detailDir }: RenderInput, name: string): PageMaker {
  const { embeds, quotes } = manifest.site
  const furtherOrigins = originsOfEmbeds(embeds)
  const endpoint = quotes.endpoint?.startsWith('https://') ? new URL(quotes.endpoint).origin : undefined
  const site = createSite(indexSite(manifest), parts)
  const renderer = createRenderer(site, policyPlaceholder)
  const auditor = createPageAuditor(manifest)
  const policies = collectSources()
  const stageFile = staging && openStage(staging.dir, staging.outDir, name)

  function makePage({ target, path, file }: RouteEntry) {
    try {
      const { html, social } = renderer.render(target)
      const meta = { path, file, route: target.id, section: routes[target.id].section, params: target.params }
      const scanned = auditor.scan(html, meta)
      const sources = policySources(scanned, endpoint, furtherOrigins)
      const page = fillPolicy(scanned, pagePolicy(sources))
      const bytes = Buffer.from(page.html)
      return {
        ...auditor.audit(page, bytes),
        staged: stageFile?.(file, bytes),
        // Social images without a title are made for every image, not for a page.
        social: site.socialPictures === 'titled' ? social : undefined,
        sources: policies.add(sources),
      }
    } catch (error) {
      throw new Error(`The page ${path} could not be made.`, { cause: error })
    }
  }

  return ({ number, items }) => {
    const made = items.map(makePage)
    if (detailDir !== undefined)
      writePageChunk(
        detailDir,
        number,
        made.map(({ detail }) => detail),
      )
    return {
      pages: made.map(({ facts, staged, social }) => ({ facts, chunk: number, staged, social })),
      parts: auditor.takeNewParts(),
      sources: made.flatMap(({ sources }) => sources ?? []),
    }
  }
}
