import { join } from 'node:path'
import type { PartFacts } from '../../core/facts.ts'
import type { Shingles } from '../../core/text/shingles.ts'
import { unpackBlocks } from '../../core/text/text-blocks.ts'
import { detailName } from './page-store.ts'
import { readBatch, type StoredAt, type StoredBatch, type StoredPage } from './stored-batch.ts'

/** What the last build kept of a page, with the facts, shared parts and text blocks of its batch. */
export type FormerPage = StoredPage &
  Pick<StoredBatch, 'facts' | 'parts'> & { at: number; blocks: ReadonlyMap<number, Shingles> }

export type FormerBatches = {
  /** Undefined if the batch is damaged. */
  pageAt: (stored: StoredAt) => FormerPage | undefined
  /** Number of its pages; 0 if the batch is damaged. */
  sizeOf: (batch: number) => number
  /** The page's details for the report. Undefined if they are missing or have been edited. */
  detailAt: (stored: StoredAt) => unknown
  /** Shared parts of the batches read since the last call. */
  takeNewParts: () => PartFacts[]
}

/** Batches kept in memory. Pages are read in order, and inserted pages shift them by a batch or two. */
const mostOpen = 8

export type ReadDetails = (path: string) => readonly unknown[]

/** Reads the batches of the last build, each when the first of its pages is needed. */
export function openFormerBatches(dir: string, readDetails: ReadDetails): FormerBatches {
  let parts: PartFacts[] = []
  const pagesOf = keepOpen((number): FormerPage[] | undefined => {
    const batch = readBatch(dir, number)
    if (!batch) return undefined
    const { facts } = batch
    for (const part of batch.parts) parts.push(part)
    const blocks = unpackBlocks(batch.blocks)
    return batch.pages.map((page, at) => ({ ...page, facts, parts: batch.parts, at, blocks }))
  })
  const sizeOf = (batch: number) => pagesOf(batch)?.length ?? 0
  const detailsOf = keepOpen((number) => {
    try {
      return readDetails(join(dir, detailName(number)))
    } catch {
      return undefined // missing, or no longer what the last build wrote
    }
  })
  return {
    pageAt: ({ batch, at }) => pagesOf(batch)?.[at],
    sizeOf,
    detailAt: ({ batch, at }) => {
      const details = detailsOf(batch)
      return details?.length === sizeOf(batch) ? details[at] : undefined
    },
    takeNewParts: () => {
      const taken = parts
      parts = []
      return taken
    },
  }
}

/** Keeps what was read of the last few batches. */
function keepOpen<Content>(read: (batch: number) => Content): (batch: number) => Content {
  const open = new Map<number, Content>()
  return (batch) => {
    if (open.has(batch)) return open.get(batch) as Content // it may be undefined
    for (const number of [...open.keys()].slice(0, Math.max(0, open.size - mostOpen))) open.delete(number)
    const content = read(batch)
    open.set(batch, content)
    return content
  }
}
