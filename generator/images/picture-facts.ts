import { sha256 } from '../core/sha256.ts'
import { recipe } from './recipe.ts'

/** Facts of a source image, read from its bytes. */
export type PictureFacts = {
  /** Pixels, upright. */
  width: number
  height: number
  /** Dominant colour as `#rrggbb` in sRGB, on white where transparent. */
  tone: string
  /** First 8 hex digits of the hash of recipe and source bytes. */
  hash: string
}

export function pictureHash(bytes: Uint8Array): string {
  return sha256(Buffer.concat([Buffer.from(JSON.stringify(recipe)), bytes])).slice(0, 8)
}
