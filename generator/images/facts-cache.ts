import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { removeUnfinished, writeWhole } from '../core/atomic-write.ts'
import { recipe } from './recipe.ts'

/** What decoding told of a picture, as long as its bytes are the same. */
export type Measured = { width: number; height: number; tone: string; isAnimated: boolean; isFlawed: boolean }

/** What a result depends on beside the key. The number rises with every change in how pictures are measured. */
const basis = () => [2, recipe.pixelLimit, sharp.versions]

export type FactsCache<Facts> = {
  read: (key: string) => Promise<Facts | undefined>
  write: (key: string, facts: Facts) => void
}

/** What was found out, by the hash of what it was found from, one file each. An entry that is torn or was edited counts as none. */
export async function openFactsCache<Facts>(dir: string): Promise<FactsCache<Facts>> {
  await mkdir(dir, { recursive: true })
  for (const name of await readdir(dir)) removeUnfinished(join(dir, name))
  const pathOf = (key: string) => join(dir, `${key}.json`)
  const checkOf = (key: string, measured: unknown) => sha256(JSON.stringify([basis(), key, measured]))
  return {
    async read(key) {
      try {
        const entry: unknown = JSON.parse(await readFile(pathOf(key), 'utf8'))
        if (typeof entry !== 'object' || entry === null || !('measured' in entry) || !('check' in entry))
          return undefined
        return entry.check === checkOf(key, entry.measured) ? (entry.measured as Facts) : undefined // as it was written
      } catch {
        return undefined
      }
    },
    write(key, measured) {
      writeWhole(pathOf(key), JSON.stringify({ measured, check: checkOf(key, measured) }))
    },
  }
}

export const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')
