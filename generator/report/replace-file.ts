import { closeSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'

/** A file that is written in pieces next to the one it replaces. */
export type Replacement = {
  write: (text: string) => void
  /** Puts the new file in place of the old one. */
  finish: () => void
  /** Removes the new file, unless it is in place. */
  [Symbol.dispose]: () => void
}

/** Characters that are written at once. */
const mostWaiting = 200_000

/**
 * Opens a file to replace another: readers of that one see it whole, old or new. The text may be longer than a string
 * can be, so it is given in pieces.
 */
export function openReplacement(path: string): Replacement {
  const unfinished = `${path}.tmp`
  const file = openSync(unfinished, 'w')
  let isOpen = true
  let waiting: string[] = []
  let length = 0
  const flush = () => {
    const bytes = Buffer.from(waiting.join(''))
    for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written)
    waiting = []
    length = 0
  }
  const close = () => {
    isOpen = false
    closeSync(file)
  }
  return {
    write: (text) => {
      waiting.push(text)
      length += text.length
      if (length > mostWaiting) flush()
    },
    finish: () => {
      flush()
      close()
      renameSync(unfinished, path)
    },
    [Symbol.dispose]: () => {
      if (!isOpen) return
      close()
      rmSync(unfinished, { force: true })
    },
  }
}

/** Replaces a file with pieces of text. */
export function replaceFile(path: string, pieces: Iterable<string>): void {
  using file = openReplacement(path)
  for (const piece of pieces) file.write(piece)
  file.finish()
}
