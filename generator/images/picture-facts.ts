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
