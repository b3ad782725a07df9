import { parentPort, threadId, workerData } from 'node:worker_threads'
import { createRenderer } from '#src/entry-server.tsx'
import { routes } from '#src/routes.ts'
import { createSite, type SiteParts } from '#src/site.ts'
import type { PageFacts, RouteEntry, SharedPart } from './facts.ts'
import { openStage, type StagedFile } from './publish/staging.ts'
import { scanPage, scanPart } from './scan/page-facts.ts'

// The thread that makes pages: renders each, scans what came out, and writes it to the staging directory. It is
// bundled with the screens by generator/assets, so that a worker starts from one file of plain JavaScript.

export type WorkerInput = {
  siteParts: SiteParts
  /** Where pages are written; without it they are only looked at. */
  staging?: { dir: string; outDir: string }
}

/** What a worker says: once what it shares among pages, then the facts of each batch. */
export type WorkerMessage =
  | { kind: 'ready'; parts: SharedPart[] }
  | { kind: 'pages'; pages: { facts: PageFacts; staged?: StagedFile }[] }

const { siteParts, staging } = workerData as WorkerInput // given by the pool
const { origin } = siteParts.manifest.site
const renderer = createRenderer(createSite(siteParts))
const parts = Object.entries(renderer.parts).map(([name, html]) => scanPart(name, html, origin))

const stageFile = staging && openStage(staging.dir, staging.outDir, `page-${threadId}`)

function makePage({ target, path, file }: RouteEntry): { facts: PageFacts; staged?: StagedFile } {
  try {
    const html = renderer.render(target)
    const bytes = Buffer.from(html, 'utf8')
    const meta = { path, file, route: target.id, section: routes[target.id].section, params: target.params }
    return { facts: scanPage(html, bytes, meta, parts, origin), staged: stageFile?.(file, bytes) }
  } catch (error) {
    throw new Error(`The page ${path} could not be made.`, { cause: error })
  }
}

const say = (message: WorkerMessage) => parentPort?.postMessage(message)

parentPort?.on('message', (batch: RouteEntry[]) => say({ kind: 'pages', pages: batch.map(makePage) }))
say({ kind: 'ready', parts })
