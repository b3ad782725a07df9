import { closeSync, openSync, writeSync } from 'node:fs'

/** A UTF-8 file that is written in pieces. */
export type TextFile = {
  write: (text: string) => void
  /** Writes what waits in memory. Without it, the end of the text may be missing. */
  flush: () => void
  close: () => void
}

/** Bytes that are written at once. */
const mostWaiting = 2 ** 18

const encoder = new TextEncoder()

/**
 * Creates a file, or empties one. Pieces are encoded into one buffer: making a new one for each write, of texts that were
 * joined before, takes ten times as long.
 */
export function openTextFile(path: string): TextFile {
  const file = openSync(path, 'w')
  const bytes = new Uint8Array(mostWaiting)
  let length = 0
  const flush = () => {
    for (let written = 0; written < length; ) written += writeSync(file, bytes, written, length - written)
    length = 0
  }
  return {
    write: (text) => {
      for (let rest = text; rest !== ''; ) {
        const { read, written } = encoder.encodeInto(rest, bytes.subarray(length))
        length += written
        rest = rest.slice(read)
        if (rest !== '') flush()
      }
    },
    flush,
    close: () => closeSync(file),
  }
}
