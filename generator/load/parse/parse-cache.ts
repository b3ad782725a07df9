import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { openFileCache } from '../../core/file-cache.ts'
import { sha256 } from '../../core/sha256.ts'
import type { ParsedText } from './parse-text.ts'

/** Parsed texts by their content. */
export type ParseCache = {
  read: (text: string) => ParsedText | undefined
  write: (text: string, parsed: ParsedText) => void
  /** Keeps the texts read or written since the cache was opened, and drops all others. */
  save: () => void
}

/** Raise the number when `ParsedText` or what is found in a text changes. */
const format = 1

/** Versions of V8 whose files are kept. */
const mostVersions = 4

/**
 * What parsing the manifest gave last time, in `records/` of the cache: one file, because the records are many and small.
 * Most of the time of loading an unchanged manifest would be spent parsing it.
 */
export function openParseCache(cacheDir: string): ParseCache {
  const files = openFileCache(join(cacheDir, 'records'), mostVersions)
  // One version of V8 may be unable to read what another wrote.
  const file = `parsed-${format}-${process.versions.v8}`
  const stored = files.read(file)
  const known: Map<string, ParsedText> = stored ? deserialize(stored) : new Map() // verified: the bytes that `save` wrote
  const used = new Map<string, ParsedText>()
  return {
    read(text) {
      const key = sha256(text)
      const parsed = known.get(key)
      if (parsed) used.set(key, parsed)
      return parsed
    },
    write: (text, parsed) => used.set(sha256(text), parsed),
    save() {
      if (used.size === known.size && [...used.keys()].every((key) => known.has(key))) return
      files.write(file, serialize(used))
    },
  }
}

/** Remembers nothing. */
export const noParseCache: ParseCache = { read: () => undefined, write: () => {}, save: () => {} }
