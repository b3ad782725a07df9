import { parentPort, workerData } from 'node:worker_threads'
import type { Manifest } from '#manifest/schema.ts'
import { packFacts } from '../../audit/facts/pack-facts.ts'
import { rules } from '../../audit/rules.ts'
import type { ConfigBundle } from '../../config/bundle.ts'
import { openConfig } from '../../config/open-config.ts'
import { garbageCollection } from '../../core/collect-garbage.ts'
import type { PartFacts } from '../../core/facts.ts'
import type { PageMeta } from '../../core/html/page.ts'
import type { PackedFacts } from '../../core/packed-facts.ts'
import type { Problem } from '../../core/problem.ts'
import { problemIn } from '../../core/problem-error.ts'
import { packBlocks, type TextBlocks } from '../../core/text/text-blocks.ts'
import type { Batch } from '../../render/pool.ts'
import { openBuiltPages } from '../../render/store/built-pages.ts'
import { detailBytes, readPageChunk, writePageChunk } from '../../report/detail-chunks.ts'
import { createPageAuditor } from './page-auditor.ts'

// The thread that audits pages of a finished site. The stage `assets` bundles it, as it does the one that makes pages.

export type AuditInput = {
  manifest: Manifest
  /** The code of the site, if it has any. It was checked before. */
  code: ConfigBundle | undefined
  distDir: string
  /** Where the details of pages are written for the report. Without it none are kept. */
  detailDir?: string
  /** Where the last build of the directory is kept, and the code that must have kept it. */
  built: { dir: string; code: string }
}

export type AuditMessage =
  | { kind: 'ready' }
  | { kind: 'failed'; problem: Problem }
  | { kind: 'pages'; chunk: number; facts: PackedFacts; parts: PartFacts[]; blocks: TextBlocks }

const { manifest, code, distDir, detailDir, built } = workerData as AuditInput // given by the pool
const own = code && openConfig(code)
const auditor = createPageAuditor(manifest, [...rules, ...(own?.config?.rules ?? [])], {
  readsFiles: true,
  built: openBuiltPages(built.dir, built.code, readPageChunk),
})
const post = (message: AuditMessage) => parentPort?.postMessage(message)
const collectAfter = garbageCollection()

parentPort?.on('message', (batch: Batch<PageMeta>) => {
  try {
    auditBatch(batch)
  } catch (error) {
    const problem = problemIn(error)
    if (!problem) throw error
    post({ kind: 'failed', problem })
  }
  collectAfter(batch.items.length)
})

function auditBatch({ number, items }: Batch<PageMeta>): void {
  const packer = packFacts()
  const details: Uint8Array[] = []
  for (const { facts, detail } of auditor.auditFiles(distDir, items)) {
    packer.add(facts)
    if (detailDir !== undefined) details.push(detailBytes(detail))
  }
  if (detailDir !== undefined) writePageChunk(detailDir, number, details)
  post({
    kind: 'pages',
    chunk: number,
    facts: packer.finish(),
    parts: auditor.takeNewParts(),
    blocks: packBlocks(auditor.takeBlocks()),
  })
}
post({ kind: 'ready' })
