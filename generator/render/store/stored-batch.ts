import { join } from 'node:path'
import type { SocialPicture } from '#src/head/social-picture.ts'
import type { PartFacts } from '../../core/facts.ts'
import type { PackedFacts } from '../../core/packed-facts.ts'
import type { TextBlocks } from '../../core/text/text-blocks.ts'
import type { PolicySources } from '../policy/policy.ts'
import { readChecked, writeChecked } from './checked-file.ts'

/** What a build keeps of a page apart from its facts, and from its HTML, which is in the output directory. */
export type StoredPage = {
  /** What its Content Security Policy allows. */
  sources: PolicySources
  social: SocialPicture | undefined
}

/** The pages of a batch, with their facts, and every shared part and text block that one of them has. */
export type StoredBatch = { pages: StoredPage[]; facts: PackedFacts; parts: PartFacts[]; blocks: TextBlocks }

/** Where the last build stored a page: the number of its batch, and its place there. */
export type StoredAt = { batch: number; at: number }

export const batchFile = (dir: string, batch: number) => join(dir, `${batch}.facts`)

export function writeBatch(dir: string, number: number, batch: StoredBatch): void {
  writeChecked(batchFile(dir, number), batch)
}

/** Undefined if the file is missing or damaged. */
export function readBatch(dir: string, number: number): StoredBatch | undefined {
  return readChecked(batchFile(dir, number)) as StoredBatch | undefined // verified: the bytes that `writeBatch` wrote
}
