import { realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** A path with its symbolic links resolved; the part that does not exist yet is kept unchanged. */
export function realPath(path: string): string {
  try {
    return realpathSync.native(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException // realpath throws nothing else
    if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error
    return join(realPath(dirname(path)), basename(path))
  }
}
