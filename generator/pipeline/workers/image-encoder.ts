import type { Manifest } from '#manifest/schema.ts'
import { openTitles } from '../../brand/make-brand.ts'
import { encodePictures } from '../../images/encode/encode-pictures.ts'
import type { PlannedPicture } from '../../images/encode/plan.ts'
import type { PictureSource } from '../../images/picture-source.ts'
import { type Encoding, encodedDir } from '../../images/recipe.ts'

// What a process of its own does with the images that are not cached.

/** A source of an image as plain data. */
type SentSource = Extract<PictureSource, { kind: 'file' }> | { kind: 'drawing'; svg: Uint8Array; scale: number }

export type EncoderInput = {
  plan: PlannedPicture[]
  /** By name of the image. */
  sources: Map<string, SentSource>
  encoding: Encoding
  cacheDir: string
  jobs: number
  /** What titles on social images are drawn with. */
  manifest: Manifest
  fontPaths: readonly string[]
}

/**
 * Encodes images into the cache. Returns the number of files.
 * @param onProgress receives the number of files encoded so far.
 */
export async function encodeImages(
  { plan, sources, encoding, cacheDir, jobs, manifest, fontPaths }: EncoderInput,
  onProgress: (done: number) => void,
): Promise<number> {
  const { encoded } = await encodePictures({
    plan,
    sources: new Map(Array.from(sources, ([name, source]) => [name, received(source)])),
    encoding,
    cacheDir: encodedDir(cacheDir, encoding),
    jobs,
    openTitles: () => openTitles(manifest, fontPaths),
    stage: () => {},
    onProgress,
  })
  return encoded
}

export const sentSource = (source: PictureSource): SentSource =>
  source.kind === 'file' ? source : { ...source, svg: source.svg() }

const received = (source: SentSource): PictureSource =>
  source.kind === 'file' ? source : { ...source, svg: () => Buffer.from(source.svg) }
