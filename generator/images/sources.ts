import { join } from 'node:path'
import type { Manifest } from '#manifest/schema.ts'
import { drawnNames } from '#src/drawn-picture.ts'
import { type Picture, pictureName } from '#src/picture.ts'
import { compareText, type Problem } from '../core/problem.ts'
import { findDrawings } from './drawings.ts'
import { inspectFiles } from './inspect/inspect-files.ts'
import type { PictureSource } from './picture-source.ts'

export type FoundPictures = {
  /** By name, sorted by name. */
  pictures: Record<string, Picture>
  /** By name of the image. */
  sources: Map<string, PictureSource>
  problems: Problem[]
}

type FindOptions = {
  /** Undefined if the manifest has errors; the image files are inspected anyway. */
  manifest: Manifest | undefined
  /** Paths below images/. */
  imageFiles: readonly string[]
  manifestDir: string
  shownDir: string
  cacheDir: string
}

/**
 * Every image that pages may show: the files of the manifest, and drawings where there is no file. An unreadable file
 * is a problem; the others are still found.
 */
export async function findPictures(options: FindOptions): Promise<FoundPictures> {
  const { manifest, imageFiles, manifestDir, shownDir, cacheDir } = options
  const imagesDir = join(manifestDir, 'images')
  const { facts, problems } = await inspectFiles({ files: imageFiles, imagesDir, shownDir, cacheDir })
  if (!manifest) return { pictures: {}, sources: new Map(), problems }
  const altOf = describer(manifest)
  const files = Object.entries(facts).map(([file, known]) => ({
    picture: { name: pictureName(file), alt: altOf(file), ...known },
    source: { kind: 'file', path: join(imagesDir, file), shown: `${shownDir}/images/${file}` } as const,
  }))
  const drawings = await findDrawings(manifest, cacheDir)
  const found = [...files, ...drawings].sort((a, b) => compareText(a.picture.name, b.picture.name))
  return {
    pictures: Object.fromEntries(found.map(({ picture }) => [picture.name, picture])),
    sources: new Map(found.map(({ picture, source }) => [picture.name, source])),
    problems,
  }
}

/**
 * The alt text of an image file: from its entry in images.yaml, from the drawing it replaces, or the name of its place.
 */
function describer({ images, cities, counties }: Manifest): (file: string) => string {
  const described = new Map(images.pictures.map(({ file, alt }) => [file, alt]))
  const drawn = new Map(images.drawings.flatMap((entry) => drawnNames(entry).map((name) => [name, entry.alt])))
  const names = new Map(
    [...cities, ...counties].flatMap(({ key, slug, name }) => [
      [slug, name],
      [key, name],
    ]),
  )
  return (file) => {
    const name = pictureName(file)
    return described.get(file) ?? drawn.get(name) ?? names.get(name.replace(/-(hero|secondary)$/, '')) ?? ''
  }
}
