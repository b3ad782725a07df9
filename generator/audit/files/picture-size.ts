import { imageSize } from 'image-size'
import type { SiteFiles } from './site-files.ts'

/** Enough of a picture to tell its size, whatever a camera wrote before it. */
const headBytes = 131_072

/** `type` as its bytes say, e.g. `jpg`; sizes in px as it is shown. Of an icon with several sizes the largest. */
export type PictureSize = { type: string; width: number; height: number }

const known = new WeakMap<SiteFiles, Map<string, PictureSize | undefined>>()

/** Undefined where there is no such file, or it is no picture that can be read. Each file is read once for all rules. */
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
    // What an empty file gives is no size.
    if (!(width > 0 && height > 0)) return undefined
    // From 5 on, a camera says that the picture lies on its side.
    return orientation >= 5 ? { type, width: height, height: width } : { type, width, height }
  } catch {
    return undefined // what image-size cannot read it throws on
  }
}
