import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import sharp from 'sharp'
import { drawingOf } from '#drawings/drawing.ts'
import type { OwnScenes } from '#drawings/scenes.ts'
import type { Manifest } from '#manifest/schema.ts'
import { drawnPictures } from '#src/drawn-picture.ts'
import type { Picture } from '#src/picture.ts'
import { compareText } from '../core/problem.ts'
import { sha256 } from '../core/sha256.ts'
import { openFactsCache } from './facts-cache.ts'
import { toneOf } from './inspect/decode-picture.ts'
import { pictureHash } from './picture-facts.ts'
import type { PictureSource } from './picture-source.ts'

/** Image pixels per unit of the drawing, enough for the widest use of an image. */
const scale = 1.5
/** Dots per inch at which a drawing is rasterised to find its main colour; 72 would be one pixel per unit. */
const toneDensity = 6

/** Scenes of the site's own code, and what changes with that code. */
export type OwnDrawings = { scenes: OwnScenes; version: string }

export type FoundDrawing = { picture: Picture; source: PictureSource }

/**
 * The drawings a manifest names. Tone and hash are cached until the code that draws changes. All are drawn before this
 * returns, so that their tones are measured beside this thread, whatever it does next.
 */
export async function findDrawings(manifest: Manifest, cacheDir: string, own?: OwnDrawings): Promise<FoundDrawing[]> {
  const cache = openFactsCache<Pick<Picture, 'tone' | 'hash'>>(cacheDir)
  const drawn = drawnPictures(manifest)
  const code = drawn.length > 0 ? drawingCode() + (own?.version ?? '') : ''
  const find = async ({ name, entry, place }: (typeof drawn)[number]): Promise<FoundDrawing[]> => {
    const drawing = drawingOf({ ...entry, series: entry.name, name, place }, own?.scenes)
    if (!drawing) return [] // reported by the loader
    const svg = () => Buffer.from(drawing.svg())
    const key = sha256(JSON.stringify([code, drawing.recipe, pictureHash(Buffer.of())]))
    let known = cache.read(key)
    if (!known) {
      const drawn = svg()
      known = { tone: await toneOf(sharp(drawn, { density: toneDensity })), hash: pictureHash(drawn) }
      cache.write(key, known)
    }
    const [width, height] = [drawing.width * scale, drawing.height * scale]
    return [{ picture: { name, alt: entry.alt, width, height, ...known }, source: { kind: 'drawing', svg, scale } }]
  }
  return (await Promise.all(drawn.map(find))).flat()
}

/** Hash of the code that draws. */
function drawingCode(): string {
  const dir = join(import.meta.dirname, '../../drawings')
  const files = fastGlob.sync('**/*.ts', { cwd: dir }).sort(compareText)
  return sha256(files.map((file) => readFileSync(join(dir, file), 'utf8')).join('\0'))
}
