/** A source picture as the pages see it. Its variants are named by the hash of source and recipe, so URLs are known before any is encoded. */
export type Picture = {
  /** Path below `images/` without its ending, e.g. `stock/valley`. */
  name: string
  alt: string
  /** Pixels of the source. */
  width: number
  height: number
  /** Its dominant colour, `#rrggbb`: what stands in its place until it is there. */
  tone: string
  /** First hex digits of the hash of source bytes and recipe. */
  hash: string
}

export const pictureFormats = ['avif', 'webp', 'jpg'] as const
export type PictureFormat = (typeof pictureFormats)[number]

type Use = {
  /** Widths the picture is offered at, in pixels. */
  widths: readonly number[]
  /** CSS `sizes`: how wide the picture is shown. */
  sizes: string
  /** Cut to a square. */
  isSquare?: boolean
}

/**
 * How pictures are shown. Candidates are chosen so that at windows of 360, 390, 768 and 1440 px and at 1, 2 and 3 pixels
 * a CSS pixel none is more than 1.15 times as wide as what it is shown at; a test holds them to it.
 */
export const pictureUses = {
  /** From edge to edge on the front page. */
  banner: { widths: [400, 800, 1200, 1600, 2400], sizes: '100vw' },
  /** Beside the heading of a page, above it on phones. */
  head: { widths: [352, 704, 1056, 1408], sizes: '(min-width: 62rem) 44vw, 90vw' },
  card: { widths: [352, 704, 1056, 1408], sizes: '(min-width: 82rem) 38.4rem, (min-width: 62rem) 44vw, 90vw' },
  portrait: { widths: [48, 96, 144], sizes: '3rem', isSquare: true },
} as const satisfies Record<string, Use>
export type PictureUse = keyof typeof pictureUses

/** A file to encode from a picture. It is cut to fill width and height. */
export type Variant = { url: string; picture: string; format: PictureFormat; width: number; height: number }

/** Every file a use of a picture may be loaded from, by format. */
export function variantsOf(picture: Picture, use: PictureUse): Record<PictureFormat, Variant[]> {
  const widths = variantWidths(picture, use)
  const of = (format: PictureFormat) => widths.map((width) => variant(picture, use, format, width))
  return { avif: of('avif'), webp: of('webp'), jpg: of('jpg') }
}

/** The one for browsers and readers that choose nothing: the largest JPEG. */
export function plainVariant(picture: Picture, use: PictureUse): Variant {
  const widths = variantWidths(picture, use)
  return variant(picture, use, 'jpg', widths[widths.length - 1] ?? picture.width)
}

/** None wider than the source; its own width, where that is well above the last that fits. */
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

/** Address of every file of a picture, up to its size. */
export function baseUrl({ name, hash }: Picture): string {
  return `/images/${name.replaceAll('/', '-')}-${hash}`
}

/** The name a picture is known by, from its file or its name. */
export function pictureName(reference: string): string {
  return reference.replace(/\.[a-z]+$/, '')
}
