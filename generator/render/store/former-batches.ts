import { join } from 'node:path'
import type { PartFacts } from '../../core/facts.ts'
import type { Shingles } from '../../core/text/shingles.ts'
import { unpackBlocks } from '../../core/text/text-blocks.ts'
import { detailName } from './page-store.ts'
import { readBatch, type StoredAt, type StoredBatch, type StoredPage } from './stored-batch.ts'

/** What the last build kept of a page, with its details for the report, and the facts and text blocks of its batch. */
export type FormerPage = StoredPage &
  Pick<StoredBatch, 'facts'> & { at: number; detail: unknown; blocks: ReadonlyMap<number, Shingles> }

export type FormerBatches = {
  /** Undefined if the batch is damaged. */
  pageAt: (stored: StoredAt) => FormerPage | undefined
  /** Shared parts of the batches read since the last call. */
  takeNewParts: () => PartFacts[]
}

/** Batches kept in memory. Pages are read in order, and inserted pages shift them by a batch or two. */
const mostOpen = 8

type ReadDetails = (path: string) => readonly unknown[]

/** Reads the batches of the last build, each when the first of its pages is needed. */
export function openFormerBatches(dir: string, readDetails: ReadDetails): FormerBatches {
  const open = new Map<number, FormerPage[] | undefined>()
  let parts: PartFacts[] = []
  const read = (number: number) => {
    const batch = readBatch(dir, number)
    const details = detailsOf(join(dir, detailName(number)), readDetails)
    if (!batch || details?.length !== batch.pages.length) return undefined
    for (const part of batch.parts) parts.push(part)
    const blocks = unpackBlocks(batch.blocks)
    const { facts } = batch
    return batch.pages.map((page, at) => ({ ...page, facts, at, detail: details[at], blocks }))
  }
  return {
    pageAt: ({ batch, at }) => {
      if (!open.has(batch)) {
        for (const number of [...open.keys()].slice(0, Math.max(0, open.size - mostOpen))) open.delete(number)
        open.set(batch, read(batch))
      }
      return open.get(batch)?.[at]
    },
    takeNewParts: () => {
      const taken = parts
      parts = []
      return taken
    },
  }
}

/** Undefined if they are missing or have been edited. */
function detailsOf(path: string, readDetails: ReadDetails): readonly unknown[] | undefined {
  try {
    return readDetails(path)
  } catch {
    return undefined
  }
}
