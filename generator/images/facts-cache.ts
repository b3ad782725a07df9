import { join } from 'node:path'
import sharp from 'sharp'
import { openFileCache } from '../core/file-cache.ts'
import { sha256 } from '../core/sha256.ts'
import { recipe } from './recipe.ts'

/** What decoding an image found. */
export type Measured = { width: number; height: number; tone: string; isAnimated: boolean; isFlawed: boolean }

/** What a result depends on apart from the image. Raise the number when images are measured differently. */
const basis = () => [2, recipe.pixelLimit, sharp.versions]

/** Days for which facts are kept after the last use. */
const daysKept = 30

export type FactsCache<Facts> = {
  read: (key: string) => Facts | undefined
  write: (key: string, facts: Facts) => void
  /** Removes facts that no run has needed for a month, if new ones were written. */
  removeUnused: () => void
}

/** Facts of images, in `facts/` of the cache. A key is a hash of everything they were found from. */
export function openFactsCache<Facts>(cacheDir: string): FactsCache<Facts> {
  const cache = openFileCache(join(cacheDir, 'facts'))
  let hasNew = false
  const fileOf = (key: string) => `${sha256(JSON.stringify([basis(), key]))}.json`
  return {
    read(key) {
      const bytes = cache.read(fileOf(key))
      return bytes && (JSON.parse(bytes.toString()) as Facts) // verified: the bytes that write() made
    },
    write(key, facts) {
      hasNew = true
      cache.write(fileOf(key), JSON.stringify(facts))
    },
    removeUnused() {
      if (hasNew) cache.removeUnused(daysKept)
    },
  }
}
