import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { sharedCache } from './citywide.ts'

/** What a build caches of code and facts. */
const cached = ['assets', 'drawn', 'facts', 'fonts', 'records']

/** Makes a cache with the bundles, fonts and facts of the shared cache, and without any image. */
export async function cacheWithoutImages(dir: string): Promise<void> {
  await mkdir(dir)
  for (const name of cached) await symlink(join(sharedCache, name), join(dir, name))
}
