import type { OutputInfo, Sharp } from 'sharp'

/** A picture in memory: 8 bits each of red, green and blue, sRGB, upright, what was transparent being white. */
export type Pixels = { data: Buffer; info: OutputInfo }

/** libvips looks at the clock between parts of its work, not within them. */
export const patience = { seconds: 30 }

/** Decodes every line of a picture, so that one which breaks off is noticed. Fitted into a box of pixels, and never enlarged. */
export async function pixelsOf(picture: Sharp, box: { width: number; height?: number }): Promise<Pixels> {
  const { depth, icc } = await picture.metadata()
  // sharp takes what has a profile and more than 8 bits a colour to Display P3, and leaves it there.
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
