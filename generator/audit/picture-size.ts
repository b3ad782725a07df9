import { imageSize } from 'image-size'
import type { SiteFiles } from './site-files.ts'

/** Enough of a picture to tell its size, whatever a camera wrote before it. */
const headBytes = 131_072

/** `type` as its bytes say, e.g. `jpg`; sizes in px. Of an icon with several sizes the largest. */
export type PictureSize = { type: string; width: number; height: number }

/** Undefined where there is no such file, or it is no picture that can be read. */
export function pictureSize(files: SiteFiles, url: string): PictureSize | undefined {
  if (!files.has(url)) return undefined
  try {
    const { type = '', width, height, images = [] } = imageSize(files.head(url, headBytes))
    return {
      type,
      width: Math.max(width, ...images.map((image) => image.width)),
      height: Math.max(height, ...images.map((image) => image.height)),
    }
  } catch {
    return undefined
  }
}
