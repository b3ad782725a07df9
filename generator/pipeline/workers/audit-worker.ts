import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import type { Manifest } from '#manifest/schema.ts'
import { packFacts } from '../../audit/facts/pack-facts.ts'
import type { PartFacts } from '../../core/facts.ts'
import type { PageMeta } from '../../core/html/page.ts'
import type { PackedFacts } from '../../core/packed-facts.ts'
import { packBlocks, type TextBlocks } from '../../core/text/text-blocks.ts'
import type { Batch } from '../../render/pool.ts'
import { writePageChunk } from '../../report/detail-chunks.ts'
import { createPageAuditor } from './page-auditor.ts'

// The thread that audits pages of a finished site. The stage `assets` bundles it, as it does the one that makes pages.

export type AuditInput = {
  manifest: Manifest
  distDir: string
  /** Where the details of pages are written for the report. Without it none are kept. */
  detailDir?: string
}

export type AuditMessage =
  | { kind: 'ready' }
  | { kind: 'pages'; chunk: number; facts: PackedFacts; parts: PartFacts[]; blocks: TextBlocks }

const { manifest, distDir, detailDir } = workerData as AuditInput // given by the pool
const auditor = createPageAuditor(manifest)
const post = (message: AuditMessage) => parentPort?.postMessage(message)

parentPort?.on('message', ({ number, items }: Batch<PageMeta>) => {
  const audited = items.map((meta) => auditor.auditFile(join(distDir, meta.file), meta))
  if (detailDir !== undefined)
    writePageChunk(
      detailDir,
      number,
      audited.map(({ detail }) => detail),
    )
  const packer = packFacts()
  for (const { facts } of audited) packer.add(facts)
  post({
    kind: 'pages',
    chunk: number,
    facts: packer.finish(),
    parts: auditor.takeNewParts(),
    blocks: packBlocks(auditor.takeBlocks()),
  })
})
post({ kind: 'ready' })
