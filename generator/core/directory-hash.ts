import { createHash, type Hash } from 'node:crypto'
import { type Dirent, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { compareText } from './problem.ts'

/**
 * Hash of the names and contents of everything at some paths. A symbolic link counts as the file it leads to, or by its
 * name if it leads to none. The paths themselves do not count, so copies on other machines have the same hash.
 */
export function hashContents(...paths: readonly string[]): string {
  return hashEntries(paths, (hash, path) => {
    const bytes = readIfFile(path)
    if (bytes) hash.update(`${bytes.length}\0`).update(bytes)
  })
}

/**
 * Hash of the names, sizes and times of everything at some paths. Every change changes it, also one that restores the
 * time of the last modification: the time of the last change of the inode cannot be set. Much faster than reading files.
 */
export function hashTimes(...paths: readonly string[]): string {
  return hashEntries(paths, (hash, path) => {
    const { size, mtimeMs, ctimeMs, mode } = lstatSync(path)
    hash.update(`${size} ${mtimeMs} ${ctimeMs} ${mode}`)
  })
}

function hashEntries(paths: readonly string[], add: (hash: Hash, path: string) => void): string {
  const hash = createHash('sha256')
  const visit = (path: string, name: string, isDirectory: boolean) => {
    hash.update(`\0${isDirectory ? 'directory' : 'file'} ${name}\0`)
    if (!isDirectory) add(hash, path)
    else
      for (const entry of entriesOf(path)) visit(join(path, entry.name), `${name}/${entry.name}`, entry.isDirectory())
  }
  for (const [index, path] of paths.entries()) {
    const found = lstatSync(path, { throwIfNoEntry: false })
    if (found) visit(path, String(index), found.isDirectory())
    else hash.update('\0missing')
  }
  return hash.digest('hex')
}

const entriesOf = (dir: string): Dirent[] =>
  readdirSync(dir, { withFileTypes: true }).sort((a, b) => compareText(a.name, b.name))

/** Undefined for a pipe, a link to a directory, to itself or to no file, and for a file that may not be read. */
function readIfFile(path: string): Buffer | undefined {
  try {
    return statSync(path).isFile() ? readFileSync(path) : undefined
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) return undefined
    throw error
  }
}
