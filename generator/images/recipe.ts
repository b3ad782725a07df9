import { join } from 'node:path'
import sharp from 'sharp'
import { sha256 } from '../core/sha256.ts'

/** How images are encoded. Part of the hash in every image URL, so a change of recipe changes the URLs. */
export const recipe = {
  // Each step of effort takes up to twice as long. One more step would save 4 to 12 % of a drawing's bytes.
  avif: { quality: 56, effort: 2 },
  largeAvif: { width: 800, effort: 1 },
  webp: { quality: 76, effort: 2 },
  jpg: { quality: 78, mozjpeg: true },
  /**
   * Byte limit of the file that a phone loads for the first picture of a page, and the lower qualities to try until the
   * file meets it. A larger file takes one more round trip, because two fonts load at the same time.
   */
  firstView: { width: 800, bytes: 13_000, qualities: [48, 40, 34] },
  /** Social images are many, and each is fetched once by a crawler: encoding time matters more than bytes. */
  social: { quality: 80 },
  /** Byte limit of files up to the width of phones in pixels, and the lower qualities to try until a file meets it. */
  phone: { width: 1200, bytes: 60_000, qualities: [48, 40, 32, 25] },
  /** Largest image in pixels: far above any photograph, far below what exhausts memory. */
  pixelLimit: 60_000_000,
  encoder: sharp.versions.sharp,
} as const

/** Files up to a width in pixels, the bytes they should not exceed, and lower qualities to try. */
type ByteLimit = { width: number; bytes: number; qualities: readonly number[] }

/** The settings of the encoders alone. */
export type EncoderSettings = {
  firstView: ByteLimit
  phone: ByteLimit
  avif: { quality: number; effort: number; chromaSubsampling?: string }
  largeAvif: { width: number; effort: number }
  webp: { quality: number; effort: number }
  jpg: { quality: number; mozjpeg: boolean }
  social: { quality: number }
  /** Share of an image's width and height that is decoded, from 0 to 1. Less than 1 gives blurred files of the same sizes. */
  detail: number
  /** Social images show no title. */
  isUntitled?: boolean
}

/**
 * How images are encoded. A draft has the URLs, formats and sizes of the standard and takes a sixth of the time. It is
 * for tests that do not check the bytes of images; no command uses it.
 */
export const encodings = {
  standard: { ...recipe, detail: 1 },
  draft: {
    ...recipe,
    avif: { quality: 1, effort: 0, chromaSubsampling: '4:2:0' },
    largeAvif: { width: 800, effort: 0 },
    webp: { quality: 20, effort: 0 },
    jpg: { quality: 40, mozjpeg: false },
    social: { quality: 40 },
    detail: 1 / 8,
    isUntitled: true,
  },
} satisfies Record<string, EncoderSettings>
export type Encoding = keyof typeof encodings

/** The cache directory of an encoding. Entries are named by URL, which holds the hash of the standard recipe only. */
export function encodedDir(cacheDir: string, encoding: Encoding): string {
  return join(
    cacheDir,
    encoding === 'standard' ? 'images' : `images-${sha256(JSON.stringify(encodings[encoding])).slice(0, 8)}`,
  )
}
