import { realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** A path with its symbolic links resolved; what of it does not exist yet stays as it is. */
export function realPath(path: string): string {
  try {
    return realpathSync.native(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException // realpath throws nothing else
    if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error
    return join(realPath(dirname(path)), basename(path))
  }
}
