import type { OutputInfo, Sharp } from 'sharp'

/** A decoded image: 8-bit red, green and blue in sRGB, upright, on white where it was transparent. */
export type Pixels = { data: Buffer; info: OutputInfo }

/** Time limit of an operation. libvips checks the clock between parts of its work, not within them. */
export const patience = { seconds: 30 }

/**
 * Decodes every line of an image, so that a truncated one is detected. Scales it down to fit a box; never enlarges it.
 */
export async function pixelsOf(picture: Sharp, box: { width: number; height?: number }): Promise<Pixels> {
  const { depth, icc } = await picture.metadata()
  // sharp converts an image with a profile and more than 8 bits per channel to Display P3 and leaves it there.
  if (depth === 'ushort' && icc) picture.withIccProfile('srgb', { attach: false })
  return picture
    .autoOrient()
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .timeout(patience)
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
}
