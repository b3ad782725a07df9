import { isAbsolute, relative, resolve, sep } from 'node:path'

/**
 * The manifest directory as a person would open it: from the project's root when it lies inside the project,
 * otherwise from where the command was given.
 */
export function shownPath({ manifestDir, rootDir }: { manifestDir: string; rootDir: string }): string {
  const fromRoot = relative(rootDir, resolve(manifestDir))
  const isOutside = fromRoot === '' || fromRoot.startsWith('..') || isAbsolute(fromRoot)
  const path = isOutside ? relative(process.cwd(), resolve(manifestDir)) || '.' : fromRoot
  return path.split(sep).join('/')
}
