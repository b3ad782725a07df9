import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { removeUnfinished, writeWhole } from '../../core/atomic-write.ts'
import { type Encoding, encodings } from '../recipe.ts'

/**
 * Encoded files by URL. A file's name holds the hash of URL and bytes, so that one that is torn, altered or another's
 * is noticed and made again.
 */
export type EncodedCache = {
  /** The bytes as they were written, or undefined. */
  read: (url: string) => Buffer | undefined
  write: (url: string, bytes: Uint8Array) => void
}

/** Hex digits. */
const hashLength = 16

/** The directory of an encoding. Entries are named by URL, which holds the hash of the standard recipe only. */
export function encodedDir(cacheDir: string, encoding: Encoding): string {
  if (encoding === 'standard') return join(cacheDir, 'images')
  const hash = createHash('sha256').update(JSON.stringify(encodings[encoding])).digest('hex')
  return join(cacheDir, `images-${hash.slice(0, 8)}`)
}

// With the synchronous calls: the files are many, and small.

export function openEncodedCache(dir: string): EncodedCache {
  mkdirSync(dir, { recursive: true })
  const names = new Map<string, string>()
  for (const name of readdirSync(dir)) {
    if (name.endsWith('.tmp')) removeUnfinished(join(dir, name))
    else names.set(name.slice(hashLength + 1), name)
  }
  return {
    read(url) {
      const key = keyOf(url)
      const name = names.get(key)
      const bytes = name === undefined ? undefined : readIfAny(join(dir, name))
      return bytes && name === nameOf(key, bytes) ? bytes : undefined
    },
    write(url, bytes) {
      const key = keyOf(url)
      const name = nameOf(key, bytes)
      writeWhole(join(dir, name), bytes)
      const former = names.get(key)
      if (former !== undefined && former !== name) rmSync(join(dir, former), { recursive: true, force: true })
      names.set(key, name)
    },
  }
}

const keyOf = (url: string) => url.replace(/^\/images\//, '').replaceAll('/', '+')

const nameOf = (key: string, bytes: Uint8Array) =>
  `${createHash('sha256').update(key).update('\0').update(bytes).digest('hex').slice(0, hashLength)}-${key}`

/** Undefined where another build has replaced or removed the file meanwhile, or a folder stands in its place. */
function readIfAny(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR'))
      return undefined
    throw error
  }
}
