import sharp from 'sharp'

/** How images are encoded. Part of the hash in every image URL, so a change of recipe changes the URLs. */
export const recipe = {
  // Each step of effort takes up to twice as long. One more step would save 4 to 12 % of a drawing's bytes.
  avif: { quality: 56, effort: 2 },
  largeAvif: { width: 800, effort: 1 },
  webp: { quality: 76, effort: 2 },
  jpg: { quality: 78, mozjpeg: true },
  /** Social images are many, and each is fetched once by a crawler: encoding time matters more than bytes. */
  social: { quality: 80 },
  /** Byte limit of files up to a phone's width in pixels, and the lower qualities to try until a file meets it. */
  phone: { width: 1200, bytes: 60_000, qualities: [48, 40, 32, 25] },
  /** Largest image in pixels: far above any photograph, far below what exhausts memory. */
  pixelLimit: 60_000_000,
  encoder: sharp.versions.sharp,
} as const
