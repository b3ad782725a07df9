import { statSync } from 'node:fs'
import { isAbsolute, relative, sep } from 'node:path'
import { realPath } from './real-path.ts'

/**
 * Why a directory must not be written to, as the end of a sentence; undefined if it is safe. Symbolic links are
 * resolved.
 * @param apart paths that the directory must not be, contain or be inside of.
 * @param notInside paths that the directory must not be or contain.
 */
export function unsafeOutput(dir: string, apart: string[], notInside: string[] = []): string | undefined {
  const real = realPath(dir)
  const held = [...apart, ...notInside].find((other) => isWithin(realPath(other), real))
  if (held !== undefined) return realPath(held) === real ? `it is ${held}` : `it contains ${held}`
  const holder = apart.find((other) => isWithin(real, realPath(other)))
  if (holder !== undefined) return `it is inside ${holder}`
  if (statSync(real, { throwIfNoEntry: false })?.isDirectory() === false) return 'it is a file'
  return undefined
}

function isWithin(path: string, dir: string): boolean {
  const steps = relative(dir, path)
  return steps !== '..' && !steps.startsWith(`..${sep}`) && !isAbsolute(steps)
}
