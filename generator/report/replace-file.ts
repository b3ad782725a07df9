import { renameSync, rmSync } from 'node:fs'
import { openTextFile } from './text-file.ts'

/** A file that is written in pieces next to the one it replaces. */
export type Replacement = {
  write: (text: string) => void
  /** Puts the new file in place of the old one. */
  finish: () => void
  /** Removes the new file, unless it is in place. */
  [Symbol.dispose]: () => void
}

/**
 * Opens a file to replace another: readers of that one see it whole, old or new. The text may be longer than a string
 * can be, so it is given in pieces.
 */
export function openReplacement(path: string): Replacement {
  const unfinished = `${path}.tmp`
  const file = openTextFile(unfinished)
  let isOpen = true
  const close = () => {
    isOpen = false
    file.close()
  }
  return {
    write: file.write,
    finish: () => {
      file.flush()
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
