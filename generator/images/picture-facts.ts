import { sha256 } from '../core/sha256.ts'
import { recipe } from './recipe.ts'

/** What a source picture is, read from its bytes. */
export type PictureFacts = {
  /** Pixels, upright. */
  width: number
  height: number
  /** The colour most of it has, as `#rrggbb` in sRGB, what is transparent being white. */
  tone: string
  /** First hex digits of the hash of source bytes and recipe. */
  hash: string
}

export function pictureHash(bytes: Uint8Array): string {
  return sha256(Buffer.concat([Buffer.from(JSON.stringify(recipe)), bytes])).slice(0, 8)
}
