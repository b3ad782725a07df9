/** A source picture as the pages see it. Its variants are named by the hash of source and recipe, so URLs are known before any is encoded. */
export type Picture = {
  /** Path below `images/`, e.g. `stock/valley.svg`. */
  file: string
  alt: string
  /** Pixels of the source. */
  width: number
  height: number
  /** The colour most of it has, as `#rrggbb`. */
  tone?: string
  /** First hex digits of the hash of source bytes and recipe. */
  hash: string
}

export const pictureFormats = ['avif', 'webp', 'jpg'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** Widths a picture is offered at, in pixels. */
const widths = [480, 800, 1200, 1600]
const socialSize = { width: 1200, height: 630 }

/** A file to encode from a picture. */
export type Variant = {
  url: string
  file: string
  format: PictureFormat
  width: number
  height: number
  /** How the source meets the size: `cover` cuts to fill it. */
  fit: 'inside' | 'cover'
}

/** The widths a picture is encoded at: none wider than its source, and at least one. */
export function variantWidths(picture: Picture): number[] {
  const fitting = widths.filter((width) => width <= picture.width)
  return fitting.length > 0 ? fitting : [picture.width]
}

export function variantsOf(picture: Picture): Variant[] {
  return pictureFormats.flatMap((format) => variantWidths(picture).map((width) => variant(picture, format, width)))
}

export function variant(picture: Picture, format: PictureFormat, width: number): Variant {
  const height = Math.max(1, Math.round((width / picture.width) * picture.height))
  return { url: `${baseUrl(picture)}-${width}.${format}`, file: picture.file, format, width, height, fit: 'inside' }
}

/** The picture for link previews: JPEG, because few of their readers know anything newer. */
export function socialVariant(picture: Picture): Variant {
  return { url: `${baseUrl(picture)}-social.jpg`, file: picture.file, format: 'jpg', ...socialSize, fit: 'cover' }
}

function baseUrl({ file, hash }: Picture): string {
  return `/images/${file.replace(/\.[a-z]+$/, '').replaceAll('/', '-')}-${hash}`
}
