import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { SocialPicture } from '#src/head/social-picture.ts'
import { collectFacts } from '../../audit/facts/site-facts.ts'
import type { PageEntry, RouteEntry } from '../../core/facts.ts'
import type { SiteFacts } from '../../core/site-facts.ts'
import { collectSources } from '../../render/policy/collect-sources.ts'
import type { PolicySources } from '../../render/policy/policy.ts'
import { type Batch, batchesOf, runPool, usefulJobs } from '../../render/pool.ts'
import type { Run } from '../run.ts'
import type { MadePages, RenderInput } from '../workers/page-maker.ts'
import type { RenderMessage } from '../workers/page-worker.ts'
import type { LoadedSite } from './load-site.ts'
import type { SiteParts } from './make-parts.ts'
import type { BuildStaging } from './publish-site.ts'

export type RenderedPages = {
  facts: SiteFacts
  /** Number of the batch a page came in, by path. The report keeps the details of a batch in one file. */
  chunks: ReadonlyMap<string, number>
  /** Union of what the Content Security Policies of all pages allow. */
  policySources: PolicySources
  /** Social images with a title, one per page that has one. */
  socials: readonly SocialPicture[]
}

/**
 * Renders, scans and audits every page of the manifest, in worker threads if the run may use several.
 * @param staging where pages, and their details for the report, are written. Without it they are not kept.
 */
export function renderPages(
  run: Run,
  { pages }: LoadedSite,
  { site, assets }: SiteParts,
  staging?: BuildStaging,
): Promise<RenderedPages> {
  return run.stage('pages', async () => {
    const collector = collectFacts()
    const policies = collectSources()
    const chunks = new Map<string, number>()
    const socials = new Map<string, SocialPicture>()
    const { manifest, pictures, coverageMap, brand } = site
    const input: RenderInput = {
      manifest,
      parts: { pictures, coverageMap, brand, assets: assets.assets },
      staging: staging && { dir: staging.dir, outDir: staging.outDir },
      detailDir: staging?.detailDir,
    }
    const take = (made: MadePages) => {
      made.sources.forEach(policies.add)
      made.parts.forEach(collector.addPart)
      for (const { facts, chunk, staged, social } of made.pages) {
        collector.addPage(facts)
        chunks.set(facts.path, chunk)
        if (staged) staging?.note(facts.file, 'page', staged)
        if (social) socials.set(facts.path, social)
      }
      run.onProgress('pages', chunks.size, pages.size)
    }
    const batches = batchesOf(withoutSources(pages.values()))
    if (run.jobs === 1) await makeHere({ script: assets.makerScript, input, batches, take })
    else
      await runPool<RouteEntry, RenderMessage>({
        script: assets.workerScript,
        input,
        jobs: usefulJobs(run.jobs, pages.size),
        batches,
        onMessage: (message) => message.kind === 'pages' && take(message),
      })
    const facts = collector.finish()
    run.detail(`${facts.pages.length} rendered and scanned`)
    // Workers finish in any order; the order of the pages is always the same.
    const inOrder = [...pages.keys()].flatMap((path) => socials.get(path) ?? [])
    return { facts, chunks, policySources: policies.all(), socials: inOrder }
  })
}

type Making = {
  script: string
  input: RenderInput
  batches: Iterable<Batch<RouteEntry>>
  take: (made: MadePages) => void
}

/** Makes the pages on this thread: starting a single worker takes longer than its work on a small site. */
async function makeHere({ script, input, batches, take }: Making): Promise<void> {
  // A file in the cache, so TypeScript cannot see what it exports.
  const { createPageMaker }: typeof import('../workers/page-maker.ts') = await import(pathToFileURL(script).href)
  const makePages = createPageMaker(input, 'page')
  for (const batch of batches) {
    take(makePages(batch))
    await setImmediate() // for signals
  }
}

/** What a worker needs of a page; the records it is made from stay here. */
function* withoutSources(pages: Iterable<PageEntry>): Generator<RouteEntry> {
  for (const { target, path, file } of pages) yield { target, path, file }
}
