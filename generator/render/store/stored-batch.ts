import { join } from 'node:path'
import type { SocialPicture } from '#src/head/social-picture.ts'
import type { PageFacts, PartFacts } from '../../core/facts.ts'
import type { Shingles } from '../../core/text/shingles.ts'
import { packBlocks, type TextBlocks } from '../../core/text/text-blocks.ts'
import type { PolicySources } from '../policy/policy.ts'
import { readChecked, writeChecked } from './checked-file.ts'

/** Everything a build keeps of a page apart from its HTML, which is in the output directory. */
export type StoredPage = {
  facts: PageFacts
  /** What its Content Security Policy allows. */
  sources: PolicySources
  social: SocialPicture | undefined
}

/** The pages of a batch, with every shared part and text block that one of them has. */
export type StoredBatch = { pages: StoredPage[]; parts: PartFacts[]; blocks: TextBlocks }

/** Where the last build stored a page: the number of its batch, and its place there. */
export type StoredAt = { batch: number; at: number }

/** A batch on its own: its pages, their text blocks, and of all shared parts those that they have. */
export function storedBatch(
  pages: readonly StoredPage[],
  parts: ReadonlyMap<string, PartFacts>,
  blocks: ReadonlyMap<number, Shingles>,
): StoredBatch {
  const names = new Set(pages.flatMap(({ facts }) => facts.parts))
  return {
    pages: pages.map(({ facts, sources, social }) => ({ facts, sources, social })),
    parts: [...names].flatMap((name) => parts.get(name) ?? []),
    blocks: packBlocks(blocks),
  }
}

export const batchFile = (dir: string, batch: number) => join(dir, `${batch}.facts`)

export function writeBatch(dir: string, number: number, batch: StoredBatch): void {
  writeChecked(batchFile(dir, number), batch)
}

/** Undefined if the file is missing or damaged. */
export function readBatch(dir: string, number: number): StoredBatch | undefined {
  return readChecked(batchFile(dir, number)) as StoredBatch | undefined // verified: the bytes that `writeBatch` wrote
}
