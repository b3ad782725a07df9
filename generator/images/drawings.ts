import { join } from 'node:path'
import type { Manifest } from '#manifest/schema.ts'
import { drawnPictures } from '#src/drawn-picture.ts'
import type { Picture } from '#src/picture.ts'
import { sheet } from '../drawings/brush.ts'
import { chosen, draw } from '../drawings/draw.ts'
import { toneOf } from './decode-picture.ts'
import { openFactsCache, sha256 } from './facts-cache.ts'
import { pictureHash } from './picture-facts.ts'
import type { PictureSource } from './sources.ts'

/** Pixels of the picture a unit of the drawing is: what the widest use of a picture asks for. */
const scale = 1.5

/** Draws what the manifest asks for. */
export async function measureDrawings(
  manifest: Manifest,
  cacheDir: string,
): Promise<{ picture: Picture; source: PictureSource }[]> {
  const cache = await openFactsCache(join(cacheDir, 'facts'))
  const [width, height] = [sheet.width * scale, sheet.height * scale]
  const found: { picture: Picture; source: PictureSource }[] = []
  for (const { name, entry } of drawnPictures(manifest)) {
    const { scene, seasons, lights } = entry
    const season = chosen(seasons, `${name}/season`)
    const light = chosen(lights, `${name}/light`)
    const svg = draw({ scene, season, light, seed: name })
    const bytes = Buffer.from(svg)
    const key = sha256(bytes)
    const known = await cache.read(key)
    const tone = known?.tone ?? (await toneOf(bytes))
    if (!known) cache.write(key, { width, height, tone, isAnimated: false })
    found.push({
      picture: { name, alt: entry.alt, width, height, tone, hash: pictureHash(bytes) },
      source: { kind: 'drawing', svg, scale },
    })
  }
  return found
}
