import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import sharp from 'sharp'
import { sheet } from '#drawings/brush.ts'
import { type DrawingRecipe, draw, lookAt } from '#drawings/draw.ts'
import type { Manifest } from '#manifest/schema.ts'
import { drawnPictures } from '#src/drawn-picture.ts'
import type { Picture } from '#src/picture.ts'
import { compareText } from '../core/problem.ts'
import { openFactsCache, sha256 } from './facts-cache.ts'
import { toneOf } from './inspect/decode-picture.ts'
import { pictureHash } from './picture-facts.ts'
import type { PictureSource } from './picture-source.ts'

/** Pixels of the picture a unit of the drawing is: what the widest use of a picture asks for. */
const scale = 1.5
/** Dots an inch at which a drawing is drawn to see what colour most of it has: 72 would be a pixel a unit. */
const toneDensity = 6

/** The drawings a manifest asks for. What is known of one stays known until the way it is drawn changes. */
export async function findDrawings(
  manifest: Manifest,
  cacheDir: string,
): Promise<{ picture: Picture; source: PictureSource }[]> {
  const cache = await openFactsCache<Pick<Picture, 'tone' | 'hash'>>(join(cacheDir, 'facts'))
  const drawn = drawnPictures(manifest)
  const code = drawn.length > 0 ? await drawingCode() : ''
  const [width, height] = [sheet.width * scale, sheet.height * scale]
  const found: { picture: Picture; source: PictureSource }[] = []
  for (const { name, entry, place } of drawn) {
    const { scene, seasons, lights, alt } = entry
    const look = lookAt(place ?? 0, { seasons, lights, seed: entry.name })
    const recipe: DrawingRecipe = { scene, ...look, seed: name, place }
    const svg = () => Buffer.from(draw(recipe))
    const key = sha256(JSON.stringify([code, recipe, pictureHash(Buffer.of())]))
    let known = await cache.read(key)
    if (!known) {
      known = { tone: await toneOf(sharp(svg(), { density: toneDensity })), hash: pictureHash(svg()) }
      cache.write(key, known)
    }
    found.push({ picture: { name, alt, width, height, ...known }, source: { kind: 'drawing', svg, scale } })
  }
  return found
}

/** Changes with every change in how anything is drawn. */
async function drawingCode(): Promise<string> {
  const dir = join(import.meta.dirname, '../../drawings')
  const files = (await fastGlob('**/*.ts', { cwd: dir })).sort(compareText)
  return sha256((await Promise.all(files.map((file) => readFile(join(dir, file), 'utf8')))).join('\0'))
}
