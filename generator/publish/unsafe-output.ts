import { statSync } from 'node:fs'
import { isAbsolute, relative, sep } from 'node:path'
import { realPath } from './real-path.ts'

/**
 * Why a directory must not be written to, as the end of a sentence, or undefined when it may. Links are followed first.
 * @param apart what it must neither be, nor hold, nor lie in.
 * @param notInside what it must neither be nor hold.
 */
export function unsafeOutput(dir: string, apart: string[], notInside: string[] = []): string | undefined {
  const real = realPath(dir)
  const held = [...apart, ...notInside].find((other) => isWithin(realPath(other), real))
  if (held !== undefined) return realPath(held) === real ? `it is ${held}` : `${held} lies in it`
  const holder = apart.find((other) => isWithin(real, realPath(other)))
  if (holder !== undefined) return `it lies in ${holder}`
  if (statSync(real, { throwIfNoEntry: false })?.isDirectory() === false) return 'it is a file'
  return undefined
}

function isWithin(path: string, dir: string): boolean {
  const way = relative(dir, path)
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}
