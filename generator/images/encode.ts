import { createHash } from 'node:crypto'
import { renameSync, writeFileSync } from 'node:fs'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { type Picture, socialVariant, type Variant, variantsOf } from '#src/picture.ts'
import type { Problem } from '../problem.ts'
import { recipe } from './recipe.ts'

type EncodeOptions = {
  variants: Variant[]
  manifestDir: string
  shownDir: string
  cacheDir: string
  jobs: number
  /** Takes an encoded file to the site. */
  stage: (url: string, bytes: Uint8Array) => void
  onProgress?: (done: number, total: number) => void
}

/** The files to encode: those the pages load, and no others. */
export function planImages(pictures: Record<string, Picture>, usedUrls: ReadonlySet<string>): Variant[] {
  return Object.values(pictures).flatMap((picture) =>
    [...variantsOf(picture), socialVariant(picture)].filter(({ url }) => usedUrls.has(url)),
  )
}

/** Encodes what the cache does not hold. Returns how many were encoded, and a problem for each picture that could not be. */
export async function encodeImages(options: EncodeOptions): Promise<{ encoded: number; problems: Problem[] }> {
  const { variants, manifestDir, shownDir, jobs, stage, onProgress } = options
  const cache = await openCache(options.cacheDir)
  const failures = new Map<Variant, string>()
  let encoded = 0
  let done = 0
  const queue = variants.values()
  const work = async () => {
    for (const variant of queue) {
      let bytes = await cache.read(variant.url)
      if (!bytes) {
        const outcome = await encode(join(manifestDir, 'images', variant.file), variant).catch(reasonOf)
        if (typeof outcome === 'string') failures.set(variant, outcome)
        else {
          bytes = outcome
          cache.write(variant.url, bytes)
          encoded++
        }
      }
      if (bytes) stage(variant.url, bytes)
      onProgress?.(++done, variants.length)
    }
  }
  await Promise.all(Array.from({ length: jobs }, work))
  // In the order of the plan, whichever thread was first: the same picture, the same problem.
  const failed = variants.filter((variant) => failures.has(variant))
  const first = failed.filter(({ file }, index) => failed.findIndex((other) => other.file === file) === index)
  const problems = first.map(
    (variant): Problem => ({
      code: 'unreadable-picture',
      severity: 'error',
      at: { file: `${shownDir}/images/${variant.file}`, line: 1, column: 1 },
      what: `This picture cannot be encoded as ${basename(variant.url)}: ${failures.get(variant)}.`,
      mend: 'Save it again as SVG, JPEG, PNG, WebP or AVIF, or remove it.',
    }),
  )
  return { encoded, problems }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

async function encode(source: string, { format, width, height, fit }: Variant): Promise<Buffer> {
  const picture = sharp(source, { limitInputPixels: recipe.pixelLimit, failOn: 'error' })
    .autoOrient()
    .resize({ width, height, fit })
    .flatten({ background: '#ffffff' })
    .timeout({ seconds: 30 })
  if (format === 'avif') return picture.avif(recipe.avif).toBuffer()
  if (format === 'webp') return picture.webp(recipe.webp).toBuffer()
  return picture.jpeg(recipe.jpg).toBuffer()
}

/** Encoded files by URL. A file's name holds the hash of its bytes, so that a torn or altered one is noticed and made again. */
async function openCache(dir: string) {
  await mkdir(dir, { recursive: true })
  const names = new Map<string, string>()
  for (const name of await readdir(dir)) {
    const [, hash] = /^([0-9a-f]{16})-/.exec(name) ?? []
    if (hash) names.set(name.slice(hash.length + 1), name)
  }
  const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  return {
    async read(url: string): Promise<Buffer | undefined> {
      const name = names.get(basename(url))
      if (name === undefined) return undefined
      const bytes = await readFile(join(dir, name))
      return name.startsWith(hashOf(bytes)) ? bytes : undefined
    },
    /** In one go, so that a build that is stopped leaves no half of it. */
    write(url: string, bytes: Uint8Array): void {
      const path = join(dir, `${hashOf(bytes)}-${basename(url)}`)
      writeFileSync(`${path}.${process.pid}.tmp`, bytes)
      renameSync(`${path}.${process.pid}.tmp`, path)
    },
  }
}
