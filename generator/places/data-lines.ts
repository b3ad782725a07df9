import { readFileSync, statSync } from 'node:fs'
import type { FileCache } from '../core/file-cache.ts'
import { sha256 } from '../core/sha256.ts'

/**
 * Reads lines of a large text file by a text that they contain. The file is searched as bytes, which takes a few
 * hundredths of a second, and only the lines found become strings. With a cache, those of the last time are read from it.
 */
export function lineReader(file: string): (marker: string, cache?: FileCache) => string[] {
  /** Several calls in a row share the bytes; afterwards they are garbage. */
  let read: WeakRef<Buffer> | undefined
  return (marker, cache) => {
    const key = cache && keyOf(file, marker)
    const known = key && cache?.read(key)?.toString()
    if (known !== undefined) return known === '' ? [] : known.split('\n')
    const bytes = read?.deref() ?? readFileSync(file)
    read = new WeakRef(bytes)
    const lines: string[] = []
    for (let found = bytes.indexOf(marker); found >= 0; ) {
      const start = bytes.lastIndexOf(10, found) + 1
      const end = bytes.indexOf(10, found)
      const stop = end < 0 ? bytes.length : end
      lines.push(bytes.toString('utf8', start, stop))
      found = bytes.indexOf(marker, stop)
    }
    if (key) cache?.write(key, lines.join('\n'))
    return lines
  }
}

function keyOf(file: string, marker: string): string {
  const { size, mtimeMs } = statSync(file)
  return sha256(`${file} ${size} ${mtimeMs} ${marker}`)
}

/** All lines of a text file. */
export const tableLines = (file: string): string[] => readFileSync(file, 'utf8').split('\n').filter(Boolean)
