import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Manifest } from '#manifest/schema.ts'
import type { Picture } from '#src/picture.ts'
import type { Problem } from '../problem.ts'
import { recipe } from './recipe.ts'

type InspectOptions = { manifest: Manifest; manifestDir: string; shownDir: string }

/** Measures every source picture of the manifest. One that cannot be read is a problem, and the others are measured all the same. */
export async function inspectPictures({
  manifest,
  manifestDir,
  shownDir,
}: InspectOptions): Promise<{ pictures: Record<string, Picture>; problems: Problem[] }> {
  const altOf = describer(manifest)
  const pictures: Record<string, Picture> = {}
  const problems: Problem[] = []
  for (const file of manifest.imageFiles) {
    try {
      const bytes = await readFile(join(manifestDir, 'images', file))
      const { autoOrient } = await sharp(bytes, { limitInputPixels: recipe.pixelLimit, failOn: 'error' }).metadata()
      pictures[file] = {
        file,
        alt: altOf(file),
        width: autoOrient.width,
        height: autoOrient.height,
        hash: hashOf(bytes),
      }
    } catch (error) {
      problems.push({
        code: 'unreadable-picture',
        severity: 'error',
        at: { file: `${shownDir}/images/${file}`, line: 1, column: 1 },
        what: `This picture cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
        mend: 'Save it again as SVG, JPEG, PNG, WebP or AVIF, or remove it.',
      })
    }
  }
  return { pictures, problems }
}

/** The text of a picture: as images.yaml says, or the place it is named after. */
function describer({ images, cities, counties }: Manifest): (file: string) => string {
  const described = new Map(images.pictures.map(({ file, alt }) => [file, alt]))
  const names = new Map([...cities, ...counties].map(({ key, name }) => [key, name]))
  return (file) => described.get(file) ?? names.get(file.replace(/-(hero|secondary)\.[a-z]+$/, '')) ?? ''
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(JSON.stringify(recipe)).update(bytes).digest('hex').slice(0, 8)
}
