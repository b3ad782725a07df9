import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hashSources } from '../core/hash-sources.ts'

/** Everything that bundles are made from, apart from the look and the code of a site. */
const inputs = [
  'src/**',
  // The audit app is not part of the site.
  '!src/report/**',
  'generator/**',
  'manifest/schema/**',
  'manifest/schema.ts',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
]

/** Hash of all code that makes a site. */
export const codeHash = (rootDir: string): Promise<string> => hashSources(rootDir, inputs)

/** Options of Vite for every bundle. */
export const bundleOptions = (rootDir: string) =>
  ({ root: rootDir, configFile: join(rootDir, 'vite.config.ts'), logLevel: 'warn', mode: 'production' }) as const

type CachedDir = { dir: string; isCached: boolean }

/** Directories in progress. Builds of several sites in one process share them. */
const unfinishedDirs = new Map<string, Promise<CachedDir>>()

/** A directory of the cache. If it does not exist, `make` fills a temporary one, which is renamed when it is complete. */
export function cachedDir(dir: string, make: (unfinished: string) => Promise<void>): Promise<CachedDir> {
  const known = unfinishedDirs.get(dir)
  if (known) return known
  const made = findOrMake(dir, make).finally(() => unfinishedDirs.delete(dir))
  unfinishedDirs.set(dir, made)
  return made
}

async function findOrMake(dir: string, make: (unfinished: string) => Promise<void>): Promise<CachedDir> {
  if (await exists(dir)) return { dir, isCached: true }
  const unfinished = `${dir}.${process.pid}.tmp`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  await make(unfinished)
  // If another process has finished the same directory meanwhile, its result is used.
  await rename(unfinished, dir).catch(() => rm(unfinished, { recursive: true, force: true }))
  return { dir, isCached: false }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )
