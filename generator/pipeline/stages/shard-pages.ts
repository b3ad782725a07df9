import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { partNames } from '../../audit/facts/pack-facts.ts'
import { hashContents } from '../../core/directory-hash.ts'
import type { PartFacts } from '../../core/facts.ts'
import { sha256 } from '../../core/sha256.ts'
import { openStage } from '../../publish/staging.ts'
import { writeBatch } from '../../render/store/stored-batch.ts'
import { type FoundShard, requireParts } from '../../shards/check-shards.ts'
import { readRecords } from '../../shards/record-file.ts'
import { pagesPath, type ShardInputs } from '../../shards/shard.ts'
import type { Run } from '../run.ts'
import type { MadePages } from '../workers/page-maker.ts'
import { code } from './last-build.ts'
import { bundleOf } from './load-config.ts'
import type { SiteParts } from './make-parts.ts'
import { type PageSource, renderingData } from './render-pages.ts'

/** What a shard keeps: the message of a worker with the files of its pages, and the details of pages for the report. */
export type ShardRecord =
  | { kind: 'pages'; batch: number; made: MadePages; files: Uint8Array[] }
  | { kind: 'detail'; name: string; bytes: Uint8Array }

/**
 * What pages depend on. Unlike those of a build, these inputs are the same on every machine: contents only, no paths and
 * no times. The day and the settings of publishing are not among them, because pages do not depend on either.
 */
export async function shardInputs(run: Run): Promise<ShardInputs> {
  const { rootDir, manifestDir } = run
  const program = hashContents(...code.map((path) => join(rootDir, path)))
  const { bundle } = await bundleOf(run)
  return {
    code: bundle ? sha256(`${program} ${bundle.hash}`) : program,
    manifest: hashContents(manifestDir),
    node: process.version,
  }
}

/** Hash of what pages are rendered with in addition to the manifest. */
export function partsHash(made: SiteParts): string {
  const { parts, translatedParts } = renderingData(made)
  return sha256(JSON.stringify([parts, translatedParts]))
}

/**
 * Takes the pages of a site from its shards instead of rendering them, and keeps them for the next build.
 * @throws {ShardError} if they were rendered with other stylesheets, scripts or images.
 */
export const pagesOfShards =
  (shards: readonly FoundShard[]): PageSource =>
  async ({ parts, output, take }) => {
    requireParts(shards, partsHash(parts))
    if (!output) throw new Error('Shards are merged into a staging directory.')
    const { staging, store } = output
    const stageFile = openStage(staging.dir, staging.outDir, 'shard')
    const known = new Map<string, PartFacts>()
    for (const { dir } of shards)
      for (const record of readRecords<ShardRecord>(pagesPath(dir))) {
        if (record.kind === 'detail') writeFileSync(join(staging.detailDir, record.name), record.bytes)
        else {
          const made = withFiles(record, stageFile)
          for (const part of made.parts) known.set(part.name, part)
          const { facts, blocks } = made
          const pages = made.pages.map(({ sources, social }) => ({ sources, social }))
          const parts = [...partNames(facts)].flatMap((name) => known.get(name) ?? [])
          writeBatch(store.dir, record.batch, { pages, facts, parts, blocks })
          take(made)
        }
        await setImmediate() // for signals
      }
    return `${shards.reduce((sum, { pages }) => sum + pages, 0)} taken from shards`
  }

type PagesRecord = Extract<ShardRecord, { kind: 'pages' }>

function withFiles({ made, files }: PagesRecord, stageFile: ReturnType<typeof openStage>): MadePages {
  const pages = made.pages.map((page, index) => {
    const bytes = files[index]
    if (!bytes) throw new Error(`The shard has no file for ${page.path}.`)
    return { ...page, staged: stageFile(page.file, bytes) }
  })
  return { ...made, pages }
}
