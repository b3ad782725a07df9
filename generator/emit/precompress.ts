import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { openFileCache } from '../core/file-cache.ts'
import { isHostConfig } from '../core/host-config.ts'
import { sha256 } from '../core/sha256.ts'

/** Endings of text; pictures and fonts are compressed as they are. What hosts read in place is not served. */
const isText = /\.(html|css|js|json|webmanifest|xml|txt|svg)$/

/** Bytes below which a compressed copy saves nobody anything. */
const least = 256

const codings = [
  { ending: 'br', compress: brotliBest },
  { ending: 'gz', compress: gzipBest },
] as const

/** Part of the name of every entry: another one, should the settings below ever change, makes all of them anew. */
const edition = 1

/** A file of the site, with the path where its bytes lie until it is published. */
type EmittedFile<Phase> = { file: string; phase: Phase; path: string }

type PrecompressOptions<Phase> = {
  files: readonly EmittedFile<Phase>[]
  cacheDir: string
  jobs: number
  stage: (file: string, phase: Phase, bytes: Uint8Array) => void
  onProgress: (done: number, total: number) => void
}

/**
 * Stages .br and .gz for every text of the site, where they are smaller. Their bytes depend on those of the file alone;
 * what was compressed before is found by its content. Returns how many there are, and how many are new.
 */
export async function precompress<Phase>(
  options: PrecompressOptions<Phase>,
): Promise<{ copies: number; compressed: number }> {
  const { cacheDir, jobs, stage, onProgress } = options
  const files = options.files.filter(({ file }) => isText.test(file) && !isHostConfig(file))
  const cache = openFileCache(cacheDir)
  const counts = { copies: 0, compressed: 0 }
  let next = 0
  let done = 0
  const work = async () => {
    for (let entry = files[next++]; entry; entry = files[next++]) {
      const bytes = await readFile(entry.path)
      const hash = sha256(bytes).slice(0, 32)
      for (const { ending, compress } of bytes.byteLength < least ? [] : codings) {
        const key = `${edition}-${hash}.${ending}`
        const found = cache.read(key)
        const small = found ?? (await compress(bytes))
        if (!found) {
          counts.compressed++
          cache.write(key, small)
        }
        if (small.byteLength >= bytes.byteLength) continue
        counts.copies++
        stage(`${entry.file}.${ending}`, entry.phase, small)
      }
      onProgress(++done, files.length)
    }
  }
  // Compression runs on threads of Node's own: one file for each of ours keeps them busy, and no more in memory.
  await Promise.all(Array.from({ length: jobs }, work))
  return counts
}

function brotliBest(bytes: Uint8Array): Promise<Uint8Array> {
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  })
}

function gzipBest(bytes: Uint8Array): Promise<Uint8Array> {
  return promisify(gzip)(bytes, { level: 9 })
}
