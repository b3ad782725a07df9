import { imageSize } from 'image-size'
import type { SiteFiles } from './site-files.ts'

/** Pixels of a picture as it is shown, and the format its bytes are in. */
export type PictureSize = { width: number; height: number; format: string }

/** Enough for the head of a photograph with its thumbnail and colour profile. */
const headBytes = 65_536

const sizes = new WeakMap<SiteFiles, Map<string, PictureSize | undefined>>()

/** Read once for all rules that ask; undefined for what is not there or is no picture. */
export function pictureSize(files: SiteFiles, url: string): PictureSize | undefined {
  const known = sizes.get(files) ?? new Map<string, PictureSize | undefined>()
  sizes.set(files, known)
  if (!known.has(url)) known.set(url, measured(files, url))
  return known.get(url)
}

function measured(files: SiteFiles, url: string): PictureSize | undefined {
  if (!files.has(url)) return undefined
  try {
    const { width, height, type = '', orientation = 1 } = imageSize(files.head(url, headBytes))
    // From 5 on, cameras say that the picture lies on its side.
    return orientation >= 5 ? { width: height, height: width, format: type } : { width, height, format: type }
  } catch {
    return undefined // image-size throws on what it cannot read; `picture-mistyped` speaks of it
  }
}

/** The name that the files of one picture share: what stands before their width and ending. */
export const familyOf = (url: string) => url.replace(/(-\d+)?(x\d+)?\.[a-z0-9]+$/i, '')

export const isPictureFile = (url: string) => /\.(jpe?g|png|gif|webp|avif|svg|ico|bmp)$/i.test(url)
