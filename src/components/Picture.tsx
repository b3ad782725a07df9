import {
  type PictureUse,
  pictureFormats,
  pictureName,
  pictureUses,
  plainVariant,
  type Variant,
  variantsOf,
} from '../picture.ts'
import { keptHtml } from './kept-html.tsx'
import { useSite } from './site-context.ts'

type PictureProps = {
  /** File or name of an image. */
  picture: string
  use: PictureUse
  /** True only for the first image on screen: it loads eagerly and with high priority. */
  isFirst?: boolean
  /** True when the image adds nothing to the text next to it; the alt text is then empty. */
  isDecorative?: boolean
}

const mimeTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const

/** An image in all its formats and widths, over its dominant colour. It fills the element around it. */
export const Picture = keptHtml(
  ['picture', 'use', 'isFirst', 'isDecorative'],
  ({ picture, use, isFirst = false, isDecorative = false }: PictureProps) => {
    const source = useSite().pictures[pictureName(picture)]
    if (!source) throw new Error(`No picture ${picture}; the loader refuses a manifest that names a missing one.`)
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
            className="size-full object-cover"
            {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
          />
        </picture>
      </>
    )
  },
)

function srcSet(variants: readonly Variant[]): string {
  return variants.map(({ url, width }) => `${url} ${width}w`).join(', ')
}
