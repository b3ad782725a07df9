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
