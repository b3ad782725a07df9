import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FactsPacker, packedNumbers, readFact } from '../../audit/facts/pack-facts.ts'
import type { PageFacts, PartFacts } from '../../core/facts.ts'
import { hashOf } from '../../core/hash.ts'
import type { Shingles } from '../../core/text/shingles.ts'
import type { Batch } from '../../render/pool.ts'
import { type FormerPage, openFormerBatches } from '../../render/store/former-batches.ts'
import type { FormerFile, PlannedPage } from '../../render/store/plan-pages.ts'
import type { StoredAt } from '../../render/store/stored-batch.ts'
import { readPageChunk } from '../../report/detail-chunks.ts'

/** What the last build made of pages, and which of it a batch has taken over. */
export type FormerPages = {
  /** Whether the last build had the same pages in a batch. */
  hadBatch: (batch: Batch<PlannedPage>) => boolean
  /** What was kept of a page. Undefined if that is damaged. */
  pageAt: (at: StoredAt) => FormerPage | undefined
  /** The page's details for the report. Undefined if they are damaged. */
  detailAt: (at: StoredAt) => unknown
  /** The HTML of a page. Undefined if its file is not the one that was written. */
  htmlOf: (file: string, former: FormerFile) => string | undefined
  /** Takes over the facts of a page, with some of them replaced. Returns its former hash. */
  keepFacts: (page: FormerPage, facts: FactsPacker, replaced?: Partial<PageFacts>) => string
  /** Text blocks of the pages whose facts were taken over since the last call. */
  takeBlocks: () => Map<number, Shingles>
  /** Shared parts of the batches read since the last call. */
  takeNewParts: () => PartFacts[]
}

/**
 * @param dir the batches of the last build.
 * @param outDir the site that it published; without one, no HTML of a page is known.
 */
export function openFormerPages(dir: string, outDir: string | undefined): FormerPages {
  const batches = openFormerBatches(dir, readPageChunk)
  let keptBlocks = new Map<number, Shingles>()
  return {
    hadBatch: ({ number, items }) =>
      batches.sizeOf(number) === items.length &&
      items.every(({ making }, at) => 'stored' in making && making.stored.batch === number && making.stored.at === at),
    pageAt: batches.pageAt,
    detailAt: batches.detailAt,
    htmlOf: (file, { hash }) => {
      const place = outDir === undefined ? undefined : join(outDir, file)
      if (place === undefined || !existsSync(place)) return undefined
      const bytes = readFileSync(place)
      return hashOf(bytes) === hash ? bytes.toString('utf8') : undefined
    },
    keepFacts: ({ facts: from, at, blocks }, facts, replaced) => {
      for (const number of packedNumbers(from, at, 'blocks')) {
        const key = from.tables.blocks[number] ?? 0
        const shingles = blocks.get(key)
        if (shingles) keptBlocks.set(key, shingles)
      }
      facts.copy(from, at, replaced)
      return readFact(from, at, 'hash')
    },
    takeBlocks: () => {
      const taken = keptBlocks
      keptBlocks = new Map()
      return taken
    },
    takeNewParts: batches.takeNewParts,
  }
}
