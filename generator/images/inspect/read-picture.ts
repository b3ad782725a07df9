import { constants } from 'node:fs'
import { open } from 'node:fs/promises'

/** Bytes; a photograph of a good camera has 10 MB. */
export const byteLimit = 25_000_000

/** A picture's bytes, or why there are none. */
export type Read =
  | { kind: 'bytes'; bytes: Buffer }
  | { kind: 'not-a-file' }
  | { kind: 'too-many-bytes'; size: number }
  | { kind: 'gone' }
  | { kind: 'forbidden' }
  | { kind: 'failed'; reason: string }

/** Reads a picture, never waiting for one: a pipe that nobody writes to would hold up the build for ever. */
export async function readPicture(path: string): Promise<Read> {
  try {
    // What is opened is what is asked and read, should the name stand for something else a moment later.
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
  // A folder cannot be opened on Windows, nor a socket anywhere.
  if (code === 'EISDIR' || code === 'ENXIO' || code === 'ENODEV') return { kind: 'not-a-file' }
  return { kind: 'failed', reason: code || String(error) }
}
