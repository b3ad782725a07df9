import { parentPort, threadId, workerData } from 'node:worker_threads'
import { createRenderer } from '#src/entry-server.tsx'
import { routes } from '#src/routes.ts'
import { createSite, type SiteParts } from '#src/site.ts'
import { createPageJudge } from '../../audit/audit-page.ts'
import type { PageFacts, PartFacts, RouteEntry } from '../../core/facts.ts'
import { openStage, type StagedFile } from '../../publish/staging.ts'
import { collectSources } from '../../render/policy/collect-sources.ts'
import { originsOfEmbeds, policySources } from '../../render/policy/page-sources.ts'
import { type PolicySources, pagePolicy } from '../../render/policy/policy.ts'
import { withPolicy } from '../../render/policy/with-policy.ts'
import type { Batch } from '../../render/pool.ts'
import { writePageChunk } from '../../report/detail-chunks.ts'
import { pageDetail } from '../../report/page-detail.ts'

// The thread that makes pages: renders each, judges what came out, and writes it to the staging directory. It is
// bundled with the screens by generator/assets, so that a worker starts from one file of plain JavaScript.

export type WorkerInput = {
  siteParts: SiteParts
  /** Where pages are written; without it they are only looked at. */
  staging?: { dir: string; outDir: string }
  /** Where the report keeps what it says of pages; without it nothing is kept. */
  detailDir?: string
}

/** What a worker says: the facts of each batch, of parts none before it had, and what its policies hold that none before did. */
export type WorkerMessage =
  | { kind: 'ready' }
  | {
      kind: 'pages'
      pages: { facts: PageFacts; chunk: number; staged?: StagedFile }[]
      parts: PartFacts[]
      sources: PolicySources[]
    }

const { siteParts, staging, detailDir } = workerData as WorkerInput // given by the pool
const { manifest } = siteParts
const { embeds, origin, quotes, audit } = manifest.site
const furtherOrigins = originsOfEmbeds(embeds)
const endpoint = quotes.endpoint?.startsWith('https://') ? new URL(quotes.endpoint).origin : undefined
const renderer = createRenderer(createSite(siteParts))
const { judge, takeNewParts } = createPageJudge(manifest, audit.rules)
const policies = collectSources()
const stageFile = staging && openStage(staging.dir, staging.outDir, `page-${threadId}`)

function makePage({ target, path, file }: RouteEntry) {
  try {
    const rendered = renderer.render(target)
    const sources = policySources(rendered, endpoint, furtherOrigins)
    const html = withPolicy(rendered, pagePolicy(sources))
    const bytes = Buffer.from(html, 'utf8')
    const meta = { path, file, route: target.id, section: routes[target.id].section, params: target.params }
    const { page, facts } = judge(html, bytes, meta)
    const detail = detailDir === undefined ? undefined : pageDetail(page, origin)
    return { facts, detail, staged: stageFile?.(file, bytes), sources: policies.add(sources) }
  } catch (error) {
    throw new Error(`The page ${path} could not be made.`, { cause: error })
  }
}

const say = (message: WorkerMessage) => parentPort?.postMessage(message)

parentPort?.on('message', ({ number, items }: Batch<RouteEntry>) => {
  const made = items.map(makePage)
  if (detailDir !== undefined)
    writePageChunk(
      detailDir,
      number,
      made.map(({ detail }) => detail),
    )
  const pages = made.map(({ facts, staged }) => ({ facts, chunk: number, staged }))
  say({ kind: 'pages', pages, parts: takeNewParts(), sources: made.flatMap(({ sources }) => sources ?? []) })
})
say({ kind: 'ready' })
