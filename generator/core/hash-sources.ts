import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastGlob from 'fast-glob'

const hashes = new Map<string, string>()

/**
 * Hash of the names and contents of the project's files that match patterns. Computed on first use: a process runs the
 * sources that it started with.
 */
export function hashSources(rootDir: string, patterns: readonly string[]): string {
  const key = [rootDir, ...patterns].join('\0')
  const hash = hashes.get(key) ?? hashFiles(rootDir, patterns)
  hashes.set(key, hash)
  return hash
}

/** Synchronous: the files are many and small, and each would wait for a thread four times. */
function hashFiles(rootDir: string, patterns: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of fastGlob.sync([...patterns], { cwd: rootDir }).sort())
    hash.update(`\0${file}\0`).update(readFileSync(join(rootDir, file)))
  return hash.digest('hex')
}
