import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
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
  /**
   * Removes the entries that no run has read or written for some days. Entries of this run are not looked at, so it is
   * quick if most of the cache was used.
   */
  removeUnused: (days: number) => void
}

/** Milliseconds. */
const oneDay = 24 * 60 * 60 * 1000

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
  const used = new Set<string>()
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
      if (!bytes || name !== nameOf(flat, bytes)) return undefined
      used.add(flat)
      setUsed(join(dir, name))
      return bytes
    },
    write(key, bytes) {
      const flat = flatten(key)
      const name = nameOf(flat, bytes)
      writeWhole(join(dir, name), bytes)
      const former = names.get(flat)
      if (former !== undefined && former !== name) rmSync(join(dir, former), { recursive: true, force: true })
      names.set(flat, name)
      used.add(flat)
      if (names.size > most) removeOldest(dir, names)
    },
    removeUnused(days) {
      for (const [key, name] of names) {
        const path = join(dir, name)
        if (used.has(key) || ageOf(path) < days * oneDay) continue
        rmSync(path, { recursive: true, force: true })
        names.delete(key)
      }
    },
  }
}

/** Milliseconds since an entry was used, give or take a day. */
function ageOf(path: string): number {
  return Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0)
}

/** Once a day is enough: most builds then only read. */
function setUsed(path: string): void {
  if (ageOf(path) < oneDay) return
  try {
    utimesSync(path, new Date(), new Date())
  } catch {
    // It belongs to another user, or another build has removed it.
  }
}

function removeOldest(dir: string, names: Map<string, string>): void {
  const [oldest] = [...names]
    .map(([key, name]) => ({ key, name, age: ageOf(join(dir, name)) }))
    .sort((a, b) => b.age - a.age)
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
