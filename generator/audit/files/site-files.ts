import { closeSync, existsSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import type { SiteFiles } from '../../core/audited-site.ts'

/**
 * @param paths path of the bytes of each file, by file below the output directory.
 * @param own paths of files that the build does not write, by file, in the output or not.
 */
export function siteFiles(
  paths: ReadonlyMap<string, string>,
  own: ReadonlyMap<string, { path: string; shown: string }> = new Map(),
): SiteFiles {
  const pathAt = (url: string) => paths.get(url.slice(1)) ?? own.get(url.slice(1))?.path ?? ''
  return {
    urls: [...paths.keys()].map((file) => `/${file}`).sort(),
    ownFiles: new Map(Array.from(own, ([file, { shown }]) => [`/${file}`, shown])),
    has: (url) => paths.has(url.slice(1)) || own.has(url.slice(1)),
    bytes: (url) => statSync(pathAt(url), { throwIfNoEntry: false })?.size ?? 0,
    read: (url) => readFileSync(pathAt(url)),
    copyAt: (url) => {
      const path = pathAt(url)
      const original = path.replace(/\.(?:br|gz)$/, '')
      if (original === path || !existsSync(original)) return undefined
      return { readCopy: () => readFileSync(path), readOriginal: () => readFileSync(original) }
    },
    head: (url, bytes) => part(pathAt(url), 0, bytes),
    tail: (url, bytes) => part(pathAt(url), Math.max(0, statSync(pathAt(url)).size - bytes), bytes),
  }
}

function part(path: string, start: number, bytes: number): Buffer {
  const file = openSync(path, 'r')
  try {
    const buffer = Buffer.alloc(bytes)
    return buffer.subarray(0, readSync(file, buffer, 0, bytes, start))
  } finally {
    closeSync(file)
  }
}
