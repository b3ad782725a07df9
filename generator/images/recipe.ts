/** How pictures are encoded. Part of every picture's name, so that a change of recipe changes the addresses. */
export const recipe = {
  avif: { quality: 50, effort: 3 },
  webp: { quality: 74, effort: 4 },
  jpg: { quality: 76, mozjpeg: true },
  /** Pixels; far above any photograph, far below what exhausts memory. */
  pixelLimit: 60_000_000,
} as const
