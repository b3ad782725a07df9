import { constants } from 'node:fs'
import { open } from 'node:fs/promises'

/** Bytes; a photograph from a good camera has 10 MB. */
export const byteLimit = 25_000_000

/** An image's bytes, or why they cannot be read. */
export type Read =
  | { kind: 'bytes'; bytes: Buffer }
  | { kind: 'not-a-file' }
  | { kind: 'too-many-bytes'; size: number }
  | { kind: 'gone' }
  | { kind: 'forbidden' }
  | { kind: 'failed'; reason: string }

/** Reads an image without blocking: a pipe without a writer would stop the build forever. */
export async function readPicture(path: string): Promise<Read> {
  try {
    // stat and read use the open file, because the path may name another file a moment later.
    const file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
    try {
      const stats = await file.stat()
      if (!stats.isFile()) return { kind: 'not-a-file' }
      if (stats.size > byteLimit) return { kind: 'too-many-bytes', size: stats.size }
      return { kind: 'bytes', bytes: await file.readFile() }
    } finally {
      await file.close()
    }
  } catch (error) {
    return failureOf(error)
  }
}

function failureOf(error: unknown): Read {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT') return { kind: 'gone' }
  if (code === 'EACCES' || code === 'EPERM') return { kind: 'forbidden' }
  // Windows cannot open a folder, and no system can open a socket.
  if (code === 'EISDIR' || code === 'ENXIO' || code === 'ENODEV') return { kind: 'not-a-file' }
  return { kind: 'failed', reason: code || String(error) }
}
