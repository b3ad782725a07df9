import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Encoded files by URL. A file's name holds the hash of its bytes, so that a torn or altered one is noticed and made again. */
export type EncodedCache = {
  /** The bytes as they were written, or undefined. */
  read: (url: string) => Buffer | undefined
  write: (url: string, bytes: Uint8Array) => void
}

// With the synchronous calls: the files are many, and small.

export function openEncodedCache(dir: string): EncodedCache {
  mkdirSync(dir, { recursive: true })
  const names = new Map<string, string>()
  for (const name of readdirSync(dir)) {
    const [, hash] = /^([0-9a-f]{16})-/.exec(name) ?? []
    if (hash) names.set(name.slice(hash.length + 1), name)
    else removeUnfinished(dir, name)
  }
  return {
    read(url) {
      const name = names.get(keyOf(url))
      const bytes = name === undefined ? undefined : readIfAny(join(dir, name))
      return bytes && name?.startsWith(hashOf(bytes)) ? bytes : undefined
    },
    write(url, bytes) {
      const key = keyOf(url)
      const name = `${hashOf(bytes)}-${key}`
      const unfinished = join(dir, `${process.pid}.${key}.tmp`)
      writeFileSync(unfinished, bytes)
      renameSync(unfinished, join(dir, name)) // in one go, so that a build that is stopped leaves no half of it
      const former = names.get(key)
      if (former !== undefined && former !== name) rmSync(join(dir, former), { force: true })
      names.set(key, name)
    },
  }
}

const keyOf = (url: string) => url.replace(/^\/images\//, '').replaceAll('/', '+')

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 16)

/** Undefined where another build has replaced or removed the file meanwhile. */
function readIfAny(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Removes what a build that was killed left of a file it was writing. */
function removeUnfinished(dir: string, name: string): void {
  const [, pid] = /^(\d+)\..*\.tmp$/.exec(name) ?? []
  if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(dir, name), { force: true })
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
