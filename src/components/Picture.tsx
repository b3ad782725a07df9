import {
  alternativeVariant,
  type Picture as PictureData,
  type PictureUse,
  pictureFormats,
  pictureName,
  pictureUses,
  plainVariant,
  type Variant,
  variantsOf,
} from '../picture.ts'
import type { Site } from '../site.ts'
import { keptHtml } from './kept-html.tsx'
import { useSite } from './site-context.ts'

type PictureProps = {
  /** File or name of an image. */
  picture: string
  use: PictureUse
  /**
   * Names of the images to show if it does not load, in order, separated by commas. After them comes the fallback of
   * images.yaml. `src/client/pictures.ts` shows them.
   */
  alternatives?: string
  /** True only for the first image on screen: it loads eagerly and with high priority. */
  isFirst?: boolean
  /** True when the image adds nothing to the text next to it; the alt text is then empty. */
  isDecorative?: boolean
}

const mimeTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const

/** An image in all its formats and widths, over its dominant colour. It fills the element around it. */
export const Picture = keptHtml(
  ['picture', 'use', 'alternatives', 'isFirst', 'isDecorative'],
  ({ picture, use, alternatives = '', isFirst = false, isDecorative = false }: PictureProps) => {
    const site = useSite()
    const source = pictureOf(site, picture)
    const variants = variantsOf(source, use)
    const plain = plainVariant(source, use)
    const { sizes } = pictureUses[use]
    return (
      <>
        {/* The colour is not a style attribute, because a strict CSP refuses those. */}
        <svg className="absolute inset-0 size-full dimmed" aria-hidden="true">
          <rect width="100%" height="100%" fill={source.tone} />
        </svg>
        <picture className="absolute inset-0 size-full">
          {pictureFormats.slice(0, -1).map((format) => (
            <source key={format} type={mimeTypes[format]} srcSet={srcSet(variants[format])} sizes={sizes} />
          ))}
          <img
            src={plain.url}
            srcSet={srcSet(variants.jpg)}
            sizes={sizes}
            width={plain.width}
            height={plain.height}
            alt={isDecorative ? '' : source.alt}
            data-instead={alternativeUrls(site, source, use, alternatives)}
            // Its ::before exists only in an image that does not load, where it pushes icon and alt text out of sight.
            className="size-full overflow-hidden object-cover before:block before:h-full"
            {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
          />
        </picture>
      </>
    )
  },
)

function pictureOf({ pictures }: Site, reference: string): PictureData {
  const picture = pictures[pictureName(reference)]
  if (!picture) throw new Error(`No picture ${reference}; the loader refuses a manifest that names a missing one.`)
  return picture
}

/** The files to show if an image does not load, separated by spaces. A portrait has none: it is of one person. */
function alternativeUrls(site: Site, source: PictureData, use: PictureUse, names: string): string | undefined {
  if (use === 'portrait') return undefined
  const pictures = [...names.split(',').filter(Boolean), site.manifest.images.fallback]
  const others = pictures.map((name) => pictureOf(site, name)).filter(({ name }) => name !== source.name)
  const urls = new Set(others.map((other) => alternativeVariant(other, use).url))
  return [...urls].join(' ') || undefined
}

function srcSet(variants: readonly Variant[]): string {
  return variants.map(({ url, width }) => `${url} ${width}w`).join(', ')
}
