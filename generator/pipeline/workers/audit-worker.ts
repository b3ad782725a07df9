import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import type { Manifest } from '#manifest/schema.ts'
import { createPageJudge } from '../../audit/audit-page.ts'
import type { PageFacts, PartFacts } from '../../core/facts.ts'
import type { PageMeta } from '../../core/html/page.ts'
import type { Batch } from '../../render/pool.ts'
import { writePageChunk } from '../../report/detail-chunks.ts'
import { pageDetail } from '../../report/page-detail.ts'

// The thread that judges pages that are there already. Bundled by generator/assets, as that which makes them.

export type AuditWorkerInput = {
  manifest: Manifest
  distDir: string /** Where what is known of pages is kept for the report; without it nothing is kept. */
  detailDir?: string
}

export type AuditWorkerMessage =
  | { kind: 'ready' }
  | { kind: 'pages'; pages: { facts: PageFacts; chunk: number }[]; parts: PartFacts[] }

const { manifest, distDir, detailDir } = workerData as AuditWorkerInput // given by the pool
const { origin, audit } = manifest.site
const { judge, takeNewParts } = createPageJudge(manifest, audit.rules)
const say = (message: AuditWorkerMessage) => parentPort?.postMessage(message)

parentPort?.on('message', ({ number, items }: Batch<PageMeta>) => {
  const judged = items.map((meta) => {
    const bytes = readFileSync(join(distDir, meta.file))
    return judge(bytes.toString('utf8'), bytes, meta)
  })
  if (detailDir !== undefined)
    writePageChunk(
      detailDir,
      number,
      judged.map(({ page }) => pageDetail(page, origin)),
    )
  say({ kind: 'pages', pages: judged.map(({ facts }) => ({ facts, chunk: number })), parts: takeNewParts() })
})
say({ kind: 'ready' })
