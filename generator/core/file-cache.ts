import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { removeUnfinished, writeWhole } from './atomic-write.ts'

/** Bytes by key, one file per entry. */
export type FileCache = {
  /** Whether there is an entry, which may be damaged. */
  has: (key: string) => boolean
  /** The bytes of an entry; undefined if there is none, or it is damaged. */
  read: (key: string) => Buffer | undefined
  /** Replaces an earlier entry of the key. */
  write: (key: string, bytes: Uint8Array | string) => void
}

/** Hex digits. */
const hashLength = 16

/**
 * Opens the cache in a directory, and removes what killed builds left unfinished. A file's name is the hash of key and
 * bytes, then the key; reading verifies the hash, so a torn, edited or renamed file counts as no entry.
 * The calls are synchronous, because the files are many and small.
 * @param most entries to keep. Writing more removes those that were written first.
 */
export function openFileCache(dir: string, most = Number.POSITIVE_INFINITY): FileCache {
  mkdirSync(dir, { recursive: true })
  const names = new Map<string, string>()
  for (const name of readdirSync(dir)) {
    if (name.endsWith('.tmp')) removeUnfinished(join(dir, name))
    else names.set(name.slice(hashLength + 1), name)
  }
  return {
    has: (key) => names.has(flatten(key)),
    read(key) {
      const flat = flatten(key)
      const name = names.get(flat)
      const bytes = name === undefined ? undefined : readIfAny(join(dir, name))
      return bytes && name === nameOf(flat, bytes) ? bytes : undefined
    },
    write(key, bytes) {
      const flat = flatten(key)
      const name = nameOf(flat, bytes)
      writeWhole(join(dir, name), bytes)
      const former = names.get(flat)
      if (former !== undefined && former !== name) rmSync(join(dir, former), { recursive: true, force: true })
      names.set(flat, name)
      if (names.size > most) removeOldest(dir, names)
    },
  }
}

function removeOldest(dir: string, names: Map<string, string>): void {
  const timeOf = (name: string) => statSync(join(dir, name), { throwIfNoEntry: false })?.mtimeMs ?? 0
  const [oldest] = [...names].map(([key, name]) => ({ key, name, time: timeOf(name) })).sort((a, b) => a.time - b.time)
  if (!oldest) return
  rmSync(join(dir, oldest.name), { recursive: true, force: true })
  names.delete(oldest.key)
}

/** Keys may be paths; every entry is in the one directory. */
const flatten = (key: string) => key.replaceAll('/', '+')

const nameOf = (key: string, bytes: Uint8Array | string) =>
  `${createHash('sha256').update(key).update('\0').update(bytes).digest('hex').slice(0, hashLength)}-${key}`

/** Undefined if another build has replaced or removed the file meanwhile, or a folder is in its place. */
function readIfAny(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR'))
      return undefined
    throw error
  }
}
