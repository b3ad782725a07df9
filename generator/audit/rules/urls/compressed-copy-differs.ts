import { brotliDecompressSync, crc32 } from 'node:zlib'
import type { CompressedCopy } from '../../../core/audited-site.ts'
import type { SiteRule } from '../../rule.ts'

/** A compressed copy that is older than its file. */
export const compressedCopyDiffers: SiteRule = {
  code: 'compressed-copy-differs',
  scope: 'site',
  title: 'Outdated compressed copy',
  severity: 'error',
  why: 'Servers send the .br or .gz copy of a file to every browser that accepts it, so visitors and search engines see the old page, whatever the file says.',
  how: 'Compares each .br and .gz file of the output with the file beside it that has the same name without this ending: a .gz file by its checksum and size, a .br file without a .gz file by its content. Copies of a build with --precompress are written after its audit.',
  fix: 'Delete the copies, or build again with --precompress.',
  source: 'https://nginx.org/en/docs/http/ngx_http_gzip_static_module.html',
  check: ({ files, manifest }) =>
    files.urls.flatMap((url) => {
      const copy = files.copyAt?.(url)
      if (!copy || isSame(url, copy, files.has)) return []
      return [
        {
          url,
          at: manifest.siteAt,
          what: `${url} is not a copy of ${url.replace(/\.\w+$/, '')} as it is now.`,
          group: { name: 'copies', noun: 'file' as const },
        },
      ]
    }),
}

function isSame(url: string, { readCopy, readOriginal }: CompressedCopy, has: (url: string) => boolean): boolean {
  const gzipped = url.replace(/\.br$/, '.gz')
  if (gzipped !== url && has(gzipped)) return true // both are made at once
  try {
    const copy = readCopy()
    const original = readOriginal()
    if (url.endsWith('.br')) return brotliDecompressSync(copy).equals(original)
    // The last eight bytes of the format (RFC 1952), without which the whole file would have to be decompressed.
    if (copy.byteLength < 18 || copy.readUInt32LE(copy.byteLength - 8) !== crc32(original)) return false
    return copy.readUInt32LE(copy.byteLength - 4) === original.byteLength
  } catch {
    return false
  }
}
