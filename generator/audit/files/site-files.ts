import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs'

/** The files a site serves in addition to its pages, by root-relative URL. */
export type SiteFiles = {
  /** Sorted. */
  urls: readonly string[]
  has: (url: string) => boolean
  /** Size in bytes; 0 if the file does not exist. */
  bytes: (url: string) => number
  /** @throws the error of the file system if the file does not exist. */
  read: (url: string) => Buffer
  /** The first bytes, enough for the head of an image. */
  head: (url: string, bytes: number) => Buffer
}

/** @param paths path of the bytes of each file, by file below the output directory. */
export function siteFiles(paths: ReadonlyMap<string, string>): SiteFiles {
  const pathAt = (url: string) => paths.get(url.slice(1)) ?? ''
  return {
    urls: [...paths.keys()].map((file) => `/${file}`).sort(),
    has: (url) => paths.has(url.slice(1)),
    bytes: (url) => statSync(pathAt(url), { throwIfNoEntry: false })?.size ?? 0,
    read: (url) => readFileSync(pathAt(url)),
    head: (url, bytes) => {
      const file = openSync(pathAt(url), 'r')
      try {
        const buffer = Buffer.alloc(bytes)
        return buffer.subarray(0, readSync(file, buffer, 0, bytes, 0))
      } finally {
        closeSync(file)
      }
    },
  }
}
