import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Run } from '../run.ts'

/** Folders below the cache directory, one per stage that keeps something. */
const caches = [
  'assets',
  'config',
  'fonts',
  'drawn',
  'records',
  'facts',
  'images',
  'compressed',
  'builds',
  'pages',
  'checked',
  'gazetteer',
  'validated',
  'vite',
]

/** Deletes what earlier runs cached. Anything else in the cache directory stays. */
export async function clearCaches({ cacheDir }: Run): Promise<void> {
  await Promise.all(caches.map((cache) => rm(join(cacheDir, cache), { recursive: true, force: true })))
}
