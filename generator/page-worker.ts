import { parentPort, threadId, workerData } from 'node:worker_threads'
import { createRenderer } from '#src/entry-server.tsx'
import { routes } from '#src/routes.ts'
import { createSite, type SiteParts } from '#src/site.ts'
import type { PageFacts, RouteEntry, SharedPart } from './facts.ts'
import { collectSources } from './policy/collect-sources.ts'
import { originsOfEmbeds, policySources } from './policy/page-sources.ts'
import { type PolicySources, pagePolicy } from './policy/policy.ts'
import { withPolicy } from './policy/with-policy.ts'
import { openStage, type StagedFile } from './publish/staging.ts'
import { scanPage, scanPart } from './scan/page-facts.ts'

// The thread that makes pages: renders each, scans what came out, and writes it to the staging directory. It is
// bundled with the screens by generator/assets, so that a worker starts from one file of plain JavaScript.

export type WorkerInput = {
  siteParts: SiteParts
  /** Where pages are written; without it they are only looked at. */
  staging?: { dir: string; outDir: string }
}

/** What a worker says: once what it shares among pages, then the facts of each batch, and what its policies hold that none before did. */
export type WorkerMessage =
  | { kind: 'ready'; parts: SharedPart[] }
  | { kind: 'pages'; pages: { facts: PageFacts; staged?: StagedFile }[]; sources: PolicySources[] }

const { siteParts, staging } = workerData as WorkerInput // given by the pool
const { embeds, origin, quotes } = siteParts.manifest.site
const furtherOrigins = originsOfEmbeds(embeds)
const endpoint = quotes.endpoint?.startsWith('https://') ? new URL(quotes.endpoint).origin : undefined
const renderer = createRenderer(createSite(siteParts))
const parts = Object.entries(renderer.parts).map(([name, html]) => scanPart(name, html, origin))

const policies = collectSources()

const stageFile = staging && openStage(staging.dir, staging.outDir, `page-${threadId}`)

type MadePage = { facts: PageFacts; staged?: StagedFile; sources: PolicySources | undefined }

function makePage({ target, path, file }: RouteEntry): MadePage {
  try {
    const rendered = renderer.render(target)
    const sources = policySources(rendered, endpoint, furtherOrigins)
    const html = withPolicy(rendered, pagePolicy(sources))
    const bytes = Buffer.from(html, 'utf8')
    const meta = { path, file, route: target.id, section: routes[target.id].section, params: target.params }
    const facts = scanPage(html, bytes, meta, parts, origin)
    return { facts, staged: stageFile?.(file, bytes), sources: policies.add(sources) }
  } catch (error) {
    throw new Error(`The page ${path} could not be made.`, { cause: error })
  }
}

const say = (message: WorkerMessage) => parentPort?.postMessage(message)

parentPort?.on('message', (batch: RouteEntry[]) => {
  const made = batch.map(makePage)
  const pages = made.map(({ facts, staged }) => ({ facts, staged }))
  say({ kind: 'pages', pages, sources: made.flatMap(({ sources }) => sources ?? []) })
})
say({ kind: 'ready', parts })
