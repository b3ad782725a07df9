import { isAbsolute, relative, resolve, sep } from 'node:path'

/**
 * The path of the manifest directory to show: relative to the project directory if it is inside it, else relative to the
 * current directory.
 */
export function shownPath({ manifestDir, rootDir }: { manifestDir: string; rootDir: string }): string {
  const fromRoot = relative(rootDir, resolve(manifestDir))
  const isOutside = fromRoot === '' || fromRoot.startsWith('..') || isAbsolute(fromRoot)
  const path = isOutside ? relative(process.cwd(), resolve(manifestDir)) || '.' : fromRoot
  return path.split(sep).join('/')
}
