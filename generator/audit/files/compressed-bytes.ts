import { brotliCompressSync, constants } from 'node:zlib'
import type { SiteFiles } from './site-files.ts'

const known = new WeakMap<SiteFiles, Map<string, number>>()

/** Already compressed; trying again costs time and gains nothing. */
const isPacked = (url: string) => /\.(woff2?|avif|webp|jpe?g|png|gif|mp4|webm|zip|gz|br)$/i.test(url)

/**
 * Bytes a file takes on the way to a browser: Brotli at the quality that servers compress at on the fly, worked out once
 * for each file. 0 where there is none.
 */
export function compressedBytes(files: SiteFiles, url: string): number {
  const sizes = known.get(files) ?? new Map<string, number>()
  known.set(files, sizes)
  const found = sizes.get(url)
  if (found !== undefined) return found
  const bytes = !files.has(url) ? 0 : isPacked(url) ? files.bytes(url) : brotliBytes(files.read(url))
  sizes.set(url, bytes)
  return bytes
}

const brotliBytes = (content: Buffer) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength
