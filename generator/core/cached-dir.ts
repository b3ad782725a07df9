import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { removeUnfinished } from './atomic-write.ts'

type CachedDir = { dir: string; isCached: boolean }

/** Directories in progress. Builds of several sites in one process share them. */
const unfinishedDirs = new Map<string, Promise<CachedDir>>()

/** Milliseconds. No build still needs a directory that has not been asked for in this time. */
const longestBuild = 3 * 60 * 60 * 1000

/**
 * A directory of the cache. If it does not exist, `make` fills a temporary one, which is renamed when it is complete. It is
 * called at once: another process can then work while this one is busy.
 * @param most directories to keep beside each other. A new one removes those that were not used for longest.
 */
export function cachedDir(dir: string, most: number, make: (unfinished: string) => Promise<void>): Promise<CachedDir> {
  const known = unfinishedDirs.get(dir)
  if (known) return known
  const made = findOrMake(dir, most, make).finally(() => unfinishedDirs.delete(dir))
  unfinishedDirs.set(dir, made)
  return made
}

async function findOrMake(dir: string, most: number, make: (unfinished: string) => Promise<void>): Promise<CachedDir> {
  if (existsSync(dir)) {
    setUsed(dir)
    return { dir, isCached: true }
  }
  const unfinished = `${dir}.${process.pid}.tmp`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  await make(unfinished)
  // If another process has finished the same directory meanwhile, its result is used.
  await rename(unfinished, dir).catch(() => rm(unfinished, { recursive: true, force: true }))
  removeUnused(dirname(dir), most)
  return { dir, isCached: false }
}

function setUsed(dir: string): void {
  try {
    utimesSync(dir, new Date(), new Date())
  } catch {
    // It belongs to another user, who may remove it.
  }
}

function removeUnused(parent: string, most: number): void {
  const dirs = readdirSync(parent).flatMap((name) => {
    const dir = join(parent, name)
    if (!name.endsWith('.tmp')) return [{ dir, time: statSync(dir, { throwIfNoEntry: false })?.mtimeMs ?? 0 }]
    removeUnfinished(dir)
    return []
  })
  const unused = dirs.sort((a, b) => b.time - a.time).slice(most)
  for (const { dir, time } of unused)
    if (Date.now() - time > longestBuild) rmSync(dir, { recursive: true, force: true })
}
