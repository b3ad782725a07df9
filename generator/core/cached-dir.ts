import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'

type CachedDir = { dir: string; isCached: boolean }

/** Directories in progress. Builds of several sites in one process share them. */
const unfinishedDirs = new Map<string, Promise<CachedDir>>()

/**
 * A directory of the cache. If it does not exist, `make` fills a temporary one, which is renamed when it is complete. It is
 * called at once: another process can then work while this one is busy.
 */
export function cachedDir(dir: string, make: (unfinished: string) => Promise<void>): Promise<CachedDir> {
  const known = unfinishedDirs.get(dir)
  if (known) return known
  const made = findOrMake(dir, make).finally(() => unfinishedDirs.delete(dir))
  unfinishedDirs.set(dir, made)
  return made
}

async function findOrMake(dir: string, make: (unfinished: string) => Promise<void>): Promise<CachedDir> {
  if (existsSync(dir)) return { dir, isCached: true }
  const unfinished = `${dir}.${process.pid}.tmp`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  await make(unfinished)
  // If another process has finished the same directory meanwhile, its result is used.
  await rename(unfinished, dir).catch(() => rm(unfinished, { recursive: true, force: true }))
  return { dir, isCached: false }
}
