/**
 * A source image as the pages use it. The hash of source and recipe names its variants, so URLs are known before
 * encoding.
 */
export type Picture = {
  /** Path below `images/` without the extension, e.g. `stock/valley`. */
  name: string
  alt: string
  /** Size of the source in pixels. */
  width: number
  height: number
  /** Its dominant colour, `#rrggbb`, shown until the image has loaded. */
  tone: string
  /** First hex digits of the hash over source bytes and recipe. */
  hash: string
}

export const pictureFormats = ['avif', 'webp', 'jpg'] as const
export type PictureFormat = (typeof pictureFormats)[number]

type Use = {
  /** Widths of the srcset candidates, in pixels. */
  widths: readonly number[]
  /** The `sizes` attribute: the displayed width. */
  sizes: string
  /** Cropped to a square. */
  isSquare?: boolean
}

/**
 * How images are shown. At window widths of 360, 390, 768 and 1440 px and pixel ratios of 1, 2 and 3, the chosen
 * candidate is at most 1.15 times as wide as its displayed width in device pixels. A test verifies this.
 */
export const pictureUses = {
  /** From edge to edge on the home page. */
  banner: { widths: [400, 800, 1200, 1600, 2400], sizes: '100vw' },
  /** Next to the heading of a page, above it on phones. */
  head: { widths: [352, 704, 1056, 1408], sizes: '(min-width: 62rem) 44vw, 90vw' },
  card: { widths: [352, 704, 1056, 1408], sizes: '(min-width: 82rem) 38.4rem, (min-width: 62rem) 44vw, 90vw' },
  portrait: { widths: [48, 96, 144], sizes: '3rem', isSquare: true },
} as const satisfies Record<string, Use>
export type PictureUse = keyof typeof pictureUses

/** A file to encode from an image, cropped to fill width and height. */
export type Variant = { url: string; picture: string; format: PictureFormat; width: number; height: number }

/** Every file offered for one use of an image, by format. */
export function variantsOf(picture: Picture, use: PictureUse): Record<PictureFormat, Variant[]> {
  const widths = variantWidths(picture, use)
  const of = (format: PictureFormat) => widths.map((width) => variant(picture, use, format, width))
  return { avif: of('avif'), webp: of('webp'), jpg: of('jpg') }
}

/** The fallback for clients that ignore srcset: the largest JPEG. */
export function plainVariant(picture: Picture, use: PictureUse): Variant {
  const widths = variantWidths(picture, use)
  return variant(picture, use, 'jpg', widths[widths.length - 1] ?? picture.width)
}

/** The file to show in place of an image that does not load: a JPEG of medium width, which every browser can show. */
export function alternativeVariant(picture: Picture, use: PictureUse): Variant {
  const widths = variantWidths(picture, use)
  return variant(picture, use, 'jpg', widths[Math.floor(widths.length / 2)] ?? picture.width)
}

/** No width exceeds the source's. The source's own width is added where it is well above the last width that fits. */
function variantWidths(picture: Picture, use: PictureUse): number[] {
  const { widths, isSquare }: Use = pictureUses[use]
  const most = isSquare ? Math.min(picture.width, picture.height) : picture.width
  const fitting = widths.filter((width) => width <= most)
  const last = fitting.at(-1) ?? 0
  return fitting.length < widths.length && most > last * 1.15 ? [...fitting, most] : fitting
}

function variant(picture: Picture, use: PictureUse, format: PictureFormat, width: number): Variant {
  const { isSquare }: Use = pictureUses[use]
  const height = isSquare ? width : Math.max(1, Math.round((width / picture.width) * picture.height))
  const size = isSquare ? `${width}x${width}` : String(width)
  return { url: `${baseUrl(picture)}-${size}.${format}`, picture: picture.name, format, width, height }
}

/** URL of an image's files, up to the size. */
export function baseUrl({ name, hash }: Picture): string {
  return `/images/${name.replaceAll('/', '-')}-${hash}`
}

/** The name of an image, given its file or its name. */
export function pictureName(reference: string): string {
  return reference.replace(/\.[a-z]+$/, '')
}
