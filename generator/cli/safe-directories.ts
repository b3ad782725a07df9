import { statSync } from 'node:fs'
import { homedir } from 'node:os'
import { resolve } from 'node:path'
import { unsafeOutput } from '../publish/unsafe-output.ts'
import { type Settings, UsageError } from './settings.ts'

/** @throws {UsageError} if there is no manifest directory. */
export function requireManifest({ manifestDir }: Settings): void {
  if (!statSync(manifestDir, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`There is no directory ${manifestDir} to read a manifest from.`)
}

/**
 * A build, the caches and the report replace the files in their directories, which must not contain anything that a person wrote.
 * @throws {UsageError} if one of them could.
 */
export function requireSafeDirectories({
  rootDir,
  manifestDir,
  publicDir,
  outDir,
  reportDir,
  cacheDir,
}: Settings): void {
  const content = publicDir === undefined ? [manifestDir] : [manifestDir, publicDir]
  const sources = [...content, ...['src', 'generator', 'drawings'].map((folder) => resolve(rootDir, folder))]
  requireApart('out', outDir, sources, [reportDir, cacheDir, process.cwd(), homedir()])
  requireApart('report', reportDir, [...content, outDir])
  requireApart('cache', cacheDir, content)
}

/** @throws {UsageError} if the directory is the same as, contains or is inside one that it must be separate from. */
export function requireApart(option: string, dir: string, ...others: [apart: string[], notInside?: string[]]): void {
  const reason = unsafeOutput(dir, ...others)
  if (reason) throw new UsageError(`--${option} must not be ${dir}: ${reason}.`)
}
