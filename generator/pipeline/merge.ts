import { requireShards } from '../shards/check-shards.ts'
import { type BuildResult, makeSite } from './build.ts'
import type { Run } from './run.ts'
import { clearCaches } from './stages/clear-caches.ts'
import { inputsOf } from './stages/last-build.ts'
import { pagesOfShards, shardInputs } from './stages/shard-pages.ts'

/**
 * Makes the site of all its shards: what `build` would make, with the same stages except that no page is rendered.
 * @param dirs the directories of the shards, in any order.
 * @throws {ShardError} unless they are all the shards of one build of this manifest by this code.
 */
export async function merge(run: Run, dirs: readonly string[]): Promise<BuildResult> {
  if (run.isClean) await clearCaches(run)
  const inputs = await shardInputs(run)
  const shards = await run.stage('shards', () => {
    const found = requireShards(dirs, inputs)
    run.detail(`${found.length} shards, ${found.reduce((sum, { pages }) => sum + pages, 0)} pages`)
    return found
  })
  return makeSite(run, await inputsOf(run), pagesOfShards(shards))
}
