import sharp from 'sharp'
import { openFileCache } from '../../core/file-cache.ts'
import type { Problem } from '../../core/problem.ts'
import type { PictureSource } from '../picture-source.ts'
import { type Encoding, encodings } from '../recipe.ts'
import { type DrawTitle, type EncodedFile, encodePicture } from './encode-picture.ts'
import { type PlannedPicture, plannedUrls } from './plan.ts'

/** Days for which encoded files are kept after the last use. Another site, or a former picture, may need them again. */
const daysKept = 30

type EncodeOptions = {
  plan: readonly PlannedPicture[]
  sources: ReadonlyMap<string, PictureSource>
  /** One directory per encoding: entries are named by URL, which does not name it. */
  cacheDir: string
  /** Default: `standard`. */
  encoding?: Encoding
  /** Whether these are all pictures of a site. Then those that no site uses any longer are removed from the cache. */
  isWholeSite?: boolean
  /** Images encoded in parallel. */
  jobs: number
  /** Opens what draws the overlays of social images with a title. Called once, if one is encoded. */
  openTitles: () => Promise<DrawTitle>
  /** Receives each encoded file. */
  stage: (url: string, bytes: Uint8Array) => void
  onProgress?: (done: number, total: number) => void
}

/**
 * Encodes the planned files that are not cached. Returns how many were encoded, and a problem per image that failed.
 */
export async function encodePictures(options: EncodeOptions): Promise<{ encoded: number; problems: Problem[] }> {
  const { plan, sources, jobs, stage, onProgress } = options
  const settings = encodings[options.encoding ?? 'standard']
  const cache = openFileCache(options.cacheDir)
  const total = plannedUrls(plan).length
  const problems = new Map<PlannedPicture, Problem>()
  let encoded = 0
  let done = 0
  const take = ({ url, bytes }: EncodedFile) => {
    stage(url, bytes)
    onProgress?.(++done, total)
  }
  const isMissing = ({ url }: { url: string }) => {
    const bytes = cache.read(cacheKey(url))
    if (bytes) take({ url, bytes })
    return !bytes
  }
  let titles: Promise<DrawTitle> | undefined
  const openTitles = () => {
    titles ??= options.openTitles()
    return titles
  }
  const queue = plan.values()
  const work = async () => {
    for (const planned of queue) {
      const missing = {
        ...planned,
        variants: planned.variants.filter(isMissing),
        socials: planned.socials.filter(isMissing),
      }
      const source = sources.get(planned.picture.name)
      if (!source || plannedUrls([missing]).length === 0) continue
      for await (const file of encodePicture(missing, { source, openTitles, settings })) {
        if ('what' in file) {
          if (source.kind === 'file') problems.set(planned, { ...file, at: { file: source.shown, line: 1, column: 1 } })
          break
        }
        cache.write(cacheKey(file.url), file.bytes)
        encoded++
        take(file)
      }
    }
  }
  // One image per thread uses the cores better than all threads on one image.
  sharp.concurrency(1)
  await Promise.all(Array.from({ length: jobs }, work))
  if (options.isWholeSite) cache.removeUnused(daysKept)
  // In the order of the plan, so that the output does not depend on timing.
  return { encoded, problems: plan.flatMap((planned) => problems.get(planned) ?? []) }
}

/** The part of a plan that is not cached. */
export function missingPictures(plan: readonly PlannedPicture[], cacheDir: string): PlannedPicture[] {
  const cache = openFileCache(cacheDir)
  const isMissing = ({ url }: { url: string }) => !cache.has(cacheKey(url))
  return plan
    .map(({ picture, variants, socials }) => ({
      picture,
      variants: variants.filter(isMissing),
      socials: socials.filter(isMissing),
    }))
    .filter(({ variants, socials }) => variants.length + socials.length > 0)
}

/** A URL holds the hash of the image and its recipe, so it names the bytes. */
const cacheKey = (url: string) => url.replace(/^\/images\//, '')
