import { type PictureUse, pictureFormats, pictureName, pictureUses, plainVariant, type Variant, variantsOf } from '../picture.ts'
import { useSite } from './site-context.ts'

type PictureProps = {
  /** A picture by file or name. */
  picture: string
  use: PictureUse
  /** True for the first picture on screen only: it is then fetched at once and before others. */
  isFirst?: boolean
  /** Set when the picture adds nothing to the text beside it. */
  isDecorative?: boolean
}

const mimeTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const

/** A picture in every format and width it is encoded at, over its dominant colour. The box around it is its frame. */
export function Picture({ picture, use, isFirst = false, isDecorative = false }: PictureProps) {
  const source = useSite().pictures[pictureName(picture)]
  if (!source) throw new Error(`No picture ${picture}; the loader refuses a manifest that names a missing one.`)
  const variants = variantsOf(source, use)
  const plain = plainVariant(source, use)
  const { sizes } = pictureUses[use]
  return (
    <>
      {/* A colour without a style attribute, which a strict policy of the host would refuse. */}
      <svg className="picture-tone" aria-hidden="true">
        <rect width="100%" height="100%" fill={source.tone} />
      </svg>
      <picture>
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
          {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
        />
      </picture>
    </>
  )
}

function srcSet(variants: readonly Variant[]): string {
  return variants.map(({ url, width }) => `${url} ${width}w`).join(', ')
}
