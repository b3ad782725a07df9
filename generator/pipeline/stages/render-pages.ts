import type { SocialPicture } from '#src/head/social-picture.ts'
import { collectFacts } from '../../audit/facts/site-facts.ts'
import type { PageEntry, RouteEntry } from '../../core/facts.ts'
import type { SiteFacts } from '../../core/site-facts.ts'
import type { Staging } from '../../publish/staging.ts'
import { collectSources } from '../../render/policy/collect-sources.ts'
import type { PolicySources } from '../../render/policy/policy.ts'
import { runPool } from '../../render/pool.ts'
import type { Run } from '../run.ts'
import type { RenderInput, RenderMessage } from '../workers/page-worker.ts'
import type { LoadedSite } from './load-site.ts'
import type { SiteParts } from './make-parts.ts'

export type RenderedPages = {
  facts: SiteFacts
  /** Number of the batch a page came in, by path. The report keeps the details of a batch in one file. */
  chunks: ReadonlyMap<string, number>
  /** Union of what the Content Security Policies of all pages allow. */
  policySources: PolicySources
  /** Social images with a title, one per page that has one. */
  socials: readonly SocialPicture[]
}

type RenderOptions = {
  /** The bundled worker. */
  script: string
  /** Where pages are written. Without it they are rendered and scanned only. */
  staging?: Staging
  /** Where the details of pages are written for the report. Without it none are kept. */
  detailDir?: string
}

/** Renders, scans and audits every page of the manifest in worker threads. */
export function renderPages(
  run: Run,
  { pages }: LoadedSite,
  { site }: SiteParts,
  { script, staging, detailDir }: RenderOptions,
): Promise<RenderedPages> {
  return run.stage('pages', async () => {
    const collector = collectFacts()
    const policies = collectSources()
    const chunks = new Map<string, number>()
    const socials = new Map<string, SocialPicture>()
    const { manifest, pictures, coverageMap, brand, assets } = site
    await runPool<RouteEntry, RenderMessage>({
      script,
      input: {
        manifest,
        parts: { pictures, coverageMap, brand, assets },
        staging: staging && { dir: staging.dir, outDir: staging.outDir },
        detailDir,
      } satisfies RenderInput,
      jobs: run.jobs,
      entries: withoutSources(pages.values()),
      onMessage: (message) => {
        if (message.kind === 'ready') return
        message.sources.forEach(policies.add)
        message.parts.forEach(collector.addPart)
        for (const { facts, chunk, staged, social } of message.pages) {
          collector.addPage(facts)
          chunks.set(facts.path, chunk)
          if (staged) staging?.note(facts.file, 'page', staged)
          if (social) socials.set(facts.path, social)
        }
        run.onProgress('pages', chunks.size, pages.size)
      },
    })
    const facts = collector.finish()
    run.detail(`${facts.pages.length} rendered and scanned`)
    // Workers finish in any order; the order of the pages is always the same.
    const inOrder = [...pages.keys()].flatMap((path) => socials.get(path) ?? [])
    return { facts, chunks, policySources: policies.all(), socials: inOrder }
  })
}

/** What a worker needs of a page; the records it is made from stay here. */
function* withoutSources(pages: Iterable<PageEntry>): Generator<RouteEntry> {
  for (const { target, path, file } of pages) yield { target, path, file }
}
