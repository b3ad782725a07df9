import { join } from 'node:path'
import type { Manifest } from '#manifest/schema.ts'
import type { Picture } from '#src/picture.ts'
import type { Problem } from '../problem.ts'
import { inspectFiles } from './inspect-files.ts'

type InspectOptions = { manifest: Manifest; manifestDir: string; shownDir: string; cacheDir: string }

/** Measures every source picture of the manifest, and says what each shows. */
export async function inspectPictures({
  manifest,
  manifestDir,
  ...options
}: InspectOptions): Promise<{ pictures: Record<string, Picture>; problems: Problem[] }> {
  const imagesDir = join(manifestDir, 'images')
  const { facts, problems } = await inspectFiles({ files: manifest.imageFiles, imagesDir, ...options })
  const altOf = describer(manifest)
  const pictures = Object.fromEntries(
    Object.entries(facts).map(([file, fact]) => [file, { file, alt: altOf(file), ...fact }]),
  )
  return { pictures, problems }
}

/** The text of a picture: as images.yaml says, or the place it is named after. */
function describer({ images, cities, counties }: Manifest): (file: string) => string {
  const described = new Map(images.pictures.map(({ file, alt }) => [file, alt]))
  const names = new Map([...cities, ...counties].map(({ key, name }) => [key, name]))
  return (file) => described.get(file) ?? names.get(file.replace(/-(hero|secondary)\.[a-z]+$/, '')) ?? ''
}
