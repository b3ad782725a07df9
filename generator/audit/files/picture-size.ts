import { imageSize } from 'image-size'
import type { SiteFiles } from './site-files.ts'

/** Bytes that contain the size of an image, after any camera metadata. */
const headBytes = 131_072

/** `type` according to its bytes, e.g. `jpg`; size in px as displayed. The largest size of an icon with several. */
export type PictureSize = { type: string; width: number; height: number }

const known = new WeakMap<SiteFiles, Map<string, PictureSize | undefined>>()

/** Undefined if the file does not exist or is not a readable image. Each file is read once. */
export function pictureSize(files: SiteFiles, url: string): PictureSize | undefined {
  const sizes = known.get(files) ?? new Map<string, PictureSize | undefined>()
  known.set(files, sizes)
  if (!sizes.has(url)) sizes.set(url, measured(files, url))
  return sizes.get(url)
}

function measured(files: SiteFiles, url: string): PictureSize | undefined {
  if (!files.has(url)) return undefined
  try {
    const { type = '', orientation = 1, images = [], ...size } = imageSize(files.head(url, headBytes))
    const width = Math.max(size.width, ...images.map((image) => image.width))
    const height = Math.max(size.height, ...images.map((image) => image.height))
    // An empty file has no size.
    if (!(width > 0 && height > 0)) return undefined
    // EXIF orientations from 5 on are rotated by 90 degrees.
    return orientation >= 5 ? { type, width: height, height: width } : { type, width, height }
  } catch {
    return undefined // image-size throws on unreadable files
  }
}
