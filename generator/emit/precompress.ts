import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { openFileCache } from '../core/file-cache.ts'
import { isHostConfig } from '../core/host-config.ts'
import { sha256 } from '../core/sha256.ts'

/** Text files. Images and fonts are already compressed. */
const isText = /\.(html|css|js|json|webmanifest|xml|txt|svg)$/

/** Bytes. Compressing a smaller file saves nothing worth a file. */
const least = 256

const codings = [
  { ending: 'br', compress: brotliBest },
  { ending: 'gz', compress: gzipBest },
] as const

/** Part of every cache key. Raise it when the settings below change. */
const edition = 1

/** A change of the header changes every file, so copies that the last builds did not need are removed soon. */
const daysKept = 2

/** A file of the site, with the path of its bytes before publishing. */
type EmittedFile<Phase> = { file: string; phase: Phase; path: string }

type PrecompressOptions<Phase> = {
  files: readonly EmittedFile<Phase>[]
  cacheDir: string
  jobs: number
  stage: (file: string, phase: Phase, bytes: Uint8Array) => void
  onProgress: (done: number, total: number) => void
}

/**
 * Stages a .br and a .gz copy of every text file, where the copy is smaller. The cache key is the hash of the file's
 * bytes. Host configuration is skipped, because it is not served. Returns how many copies exist, and how many are new.
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
  // Node compresses in its own thread pool. One file per job keeps it busy and memory low.
  await Promise.all(Array.from({ length: jobs }, work))
  cache.removeUnused(daysKept)
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
