import sharp from 'sharp'

/** How pictures are encoded. Part of every picture's name, so that a change of recipe changes the addresses. */
export const recipe = {
  // Each step of effort takes up to twice as long. What another one would save of a drawing is 4 to 12 % of its bytes.
  avif: { quality: 56, effort: 2 },
  largeAvif: { width: 800, effort: 1 },
  webp: { quality: 76, effort: 2 },
  jpg: { quality: 78, mozjpeg: true },
  /** Many, each fetched once by a machine: time counts for more than bytes. */
  social: { quality: 80 },
  /** What no file narrow enough for a phone is to exceed, in bytes, and the qualities tried until it does not. */
  phone: { width: 1200, bytes: 60_000, qualities: [48, 40, 32, 25] },
  /** Pixels; far above any photograph, far below what exhausts memory. */
  pixelLimit: 60_000_000,
  encoder: sharp.versions.sharp,
} as const

/** The settings of the encoders alone. */
export type EncoderSettings = Pick<typeof recipe, 'phone'> & {
  avif: { quality: number; effort: number; chromaSubsampling?: string }
  largeAvif: { width: number; effort: number }
  webp: { quality: number; effort: number }
  jpg: { quality: number; mozjpeg: boolean }
  social: { quality: number }
  /** Social images show no title. */
  isUntitled?: boolean
}

/**
 * How the bytes of images are made. A draft has the URLs, formats and sizes of the standard, and takes a third of the
 * time: it is for tests that do not look at the bytes, and no command uses it.
 */
export const encodings = {
  standard: recipe,
  draft: {
    ...recipe,
    avif: { quality: 1, effort: 0, chromaSubsampling: '4:2:0' },
    largeAvif: { width: 800, effort: 0 },
    webp: { quality: 20, effort: 0 },
    jpg: { quality: 40, mozjpeg: false },
    social: { quality: 40 },
    isUntitled: true,
  },
} satisfies Record<string, EncoderSettings>
export type Encoding = keyof typeof encodings
