import { join } from 'node:path'
import type { Manifest } from '#manifest/schema.ts'
import { drawnNames } from '#src/drawn-picture.ts'
import { type Picture, pictureName } from '#src/picture.ts'
import { compareText, type Problem } from '../core/problem.ts'
import { findDrawings, type OwnDrawings } from './drawings.ts'
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
  ownScenes?: OwnDrawings | undefined
}

/**
 * Every image that pages may show: the files of the manifest, and drawings where there is no file. An unreadable file
 * is a problem; the others are still found.
 */
export async function findPictures(options: FindOptions): Promise<FoundPictures> {
  const { manifest, imageFiles, manifestDir, shownDir, cacheDir, ownScenes } = options
  const imagesDir = join(manifestDir, 'images')
  const finding = manifest && findDrawings(manifest, cacheDir, ownScenes)
  // An error is for the line that awaits it. There is none if the inspection fails before.
  finding?.catch(() => {})
  const { facts, problems } = await inspectFiles({ files: imageFiles, imagesDir, shownDir, cacheDir })
  if (!manifest || !finding) return { pictures: {}, sources: new Map(), problems }
  const altOf = describer(manifest)
  const files = Object.entries(facts).map(([file, known]) => ({
    picture: { name: pictureName(file), alt: altOf(pictureName(file)), ...known },
    source: { kind: 'file', path: join(imagesDir, file), shown: `${shownDir}/images/${file}` } as const,
  }))
  const found = [...files, ...(await finding)].sort((a, b) => compareText(a.picture.name, b.picture.name))
  return {
    pictures: Object.fromEntries(found.map(({ picture }) => [picture.name, picture])),
    sources: new Map(found.map(({ picture, source }) => [picture.name, source])),
    problems,
  }
}

/** The images with their alt texts in the language of a manifest. */
export function describedIn(manifest: Manifest, pictures: FoundPictures['pictures']): FoundPictures['pictures'] {
  const altOf = describer(manifest)
  return Object.fromEntries(Object.entries(pictures).map(([name, picture]) => [name, { ...picture, alt: altOf(name) }]))
}

/**
 * The alt text of an image: from the entry of its file in images.yaml, from its drawing, or the name of its place.
 */
function describer({ images, cities, counties }: Manifest): (name: string) => string {
  const described = new Map(images.pictures.map(({ file, alt }) => [pictureName(file), alt]))
  const drawn = new Map(images.drawings.flatMap((entry) => drawnNames(entry).map((name) => [name, entry.alt])))
  const names = new Map(
    [...cities, ...counties].flatMap(({ key, slug, name }) => [
      [slug, name],
      [key, name],
    ]),
  )
  return (name) => described.get(name) ?? drawn.get(name) ?? names.get(name.replace(/-(hero|secondary)$/, '')) ?? ''
}
