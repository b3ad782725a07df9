import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../core/problem.ts'
import { RefusalError } from '../core/refusal-error.ts'
import { innerStaging, isEarlierBuild } from '../publish/earlier-build.ts'
import { batchesOfSlice, type Slice, sliceSize } from '../render/slice.ts'
import { openDetails } from '../report/report-data.ts'
import { createRecordFile } from '../shards/record-file.ts'
import { pagesPath, removeDescription, type ShardDescription, shardFormat, writeDescription } from '../shards/shard.ts'
import type { Run } from './run.ts'
import { clearCaches } from './stages/clear-caches.ts'
import { loadSite } from './stages/load-site.ts'
import { makeParts } from './stages/make-parts.ts'
import { lockDirectory } from './stages/publish-site.ts'
import { makePages, pagesInMakingOrder, plannedPages } from './stages/render-pages.ts'
import { partsHash, type ShardRecord, shardInputs } from './stages/shard-pages.ts'

/** Without a shard, a problem is an error, and nothing was written. */
export type ShardResult = { problems: Problem[]; shard?: ShardDescription }

/**
 * Renders one slice of the pages into `run.outDir`, for `merge` to make a site of all slices. Neither the site nor a
 * report is written.
 * @throws {RefusalError} if `run.outDir` contains a site.
 */
export async function makeShard(run: Run, slice: Slice): Promise<ShardResult> {
  if (run.isClean) await clearCaches(run)
  const inputs = await shardInputs(run)
  const site = await run.stage('load', () => loadSite(run))
  if (!site || run.isBlocked()) return { problems: run.problems() }

  const dir = run.outDir
  if (isEarlierBuild(dir)) throw new RefusalError(`${dir} contains a site. Set another --out for the shard.`)
  mkdirSync(dir, { recursive: true })
  using staging = lockDirectory(run, join(dir, innerStaging))
  removeDescription(dir)
  const parts = await makeParts(run, site)
  const shard = await run.stage('pages', async () => {
    const ordered = pagesInMakingOrder(site.pages)
    const planned = plannedPages(ordered, () => ({ by: 'render' }))
    const count = sliceSize(ordered.length, slice)
    const detailDir = openDetails(staging.dir)
    const output = createRecordFile<ShardRecord>(pagesPath(dir))
    let done = 0
    await makePages({
      run,
      parts,
      batches: batchesOfSlice(planned, ordered.length, slice),
      count,
      // No page is in this directory yet, so all of them are staged.
      staging: { dir: staging.dir, outDir: join(staging.dir, 'site'), detailDir },
      take: (made) => {
        const files = made.pages.map(({ staged }) => takeFile(join(staging.dir, staged?.name ?? '')))
        output.write({ kind: 'pages', batch: made.pages[0]?.chunk ?? 0, made, files })
        done += files.length
        run.onProgress('pages', done, count)
      },
    })
    for (const name of readdirSync(detailDir).sort())
      output.write({ kind: 'detail', name, bytes: readFileSync(join(detailDir, name)) })
    run.detail(`${count} of ${ordered.length} rendered and scanned`)
    return { format: shardFormat, ...slice, inputs, parts: partsHash(parts), pages: count, ...output.finish() } as const
  })
  writeDescription(dir, shard)
  return { problems: run.problems(), shard }
}

function takeFile(path: string): Buffer {
  const bytes = readFileSync(path)
  rmSync(path)
  return bytes
}
