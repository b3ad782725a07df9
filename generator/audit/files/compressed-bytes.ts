import { brotliCompressSync, constants } from 'node:zlib'
import type { SiteFiles } from './site-files.ts'

const known = new WeakMap<SiteFiles, Map<string, number>>()

/** Formats that are already compressed. */
const isPacked = (url: string) => /\.(woff2?|avif|webp|jpe?g|png|gif|mp4|webm|zip|gz|br)$/i.test(url)

/**
 * Transfer size of a file in bytes: Brotli at the quality of compression on the fly. Computed once for each file; 0 if
 * it does not exist.
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
