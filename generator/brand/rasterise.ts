import sharp from 'sharp'
import type { Drawing } from './drawing.ts'

/** A drawing as PNG with a transparent background; `width` in pixels. */
export function pngOf({ svg, width: units }: Drawing, width: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * width) / units }) // at 72 dpi a unit is a pixel
    .resize({ width })
    .png()
    .toBuffer()
}
