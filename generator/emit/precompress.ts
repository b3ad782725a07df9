import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { removeUnfinished, writeWhole } from '../core/atomic-write.ts'

/** Endings of text; pictures and fonts are compressed as they are. What hosts read in place is not served. */
const isText = /\.(html|css|js|json|webmanifest|xml|txt|svg)$/
const isForHosts = /^(vercel\.json|\.htaccess)$/

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
  const files = options.files.filter(({ file }) => isText.test(file) && !isForHosts.test(file))
  const dir = openCache(cacheDir)
  const counts = { copies: 0, compressed: 0 }
  let next = 0
  let done = 0
  const work = async () => {
    for (let entry = files[next++]; entry; entry = files[next++]) {
      const bytes = await readFile(entry.path)
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
      for (const { ending, compress } of bytes.byteLength < least ? [] : codings) {
        const path = join(dir, `${edition}-${hash}.${ending}`)
        const found = await readEntry(path)
        const small = found ?? (await compress(bytes))
        if (!found) {
          counts.compressed++
          writeWhole(path, withCheck(small))
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

function openCache(dir: string): string {
  mkdirSync(dir, { recursive: true })
  for (const name of readdirSync(dir)) if (name.endsWith('.tmp')) removeUnfinished(join(dir, name))
  return dir
}

/** Bytes of an entry that tell whether the rest is whole. */
const checkLength = 8

const checkOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest().subarray(0, checkLength)

const withCheck = (bytes: Uint8Array) => Buffer.concat([checkOf(bytes), bytes])

/** Undefined where there is none, or none that is whole. */
async function readEntry(path: string): Promise<Uint8Array | undefined> {
  const bytes = await readFile(path).catch(() => undefined)
  const small = bytes?.subarray(checkLength)
  return small && checkOf(small).equals(bytes?.subarray(0, checkLength) ?? small) ? small : undefined
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
