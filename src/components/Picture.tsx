import { pictureFormats, type Picture as Source, variant, variantWidths } from '../picture.ts'
import { useSite } from './site-context.ts'

type PictureProps = {
  /** Path below `images/`. */
  file: string
  /** CSS `sizes`: the width the picture is shown at. */
  sizes: string
  /** True for the first picture on screen only: it is then fetched at once and before others. */
  isFirst?: boolean
  /** Set when the picture adds nothing to the text beside it. */
  isDecorative?: boolean
}

const mimeTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const

/** A picture in every format and width it is encoded at. */
export function Picture({ file, sizes, isFirst = false, isDecorative = false }: PictureProps) {
  const source = useSite().pictures[file]
  if (!source) throw new Error(`No picture ${file}; the loader refuses a manifest that names a missing one.`)
  const widths = variantWidths(source)
  const largest = variant(source, 'jpg', widths[widths.length - 1] ?? source.width)
  return (
    <picture>
      {pictureFormats.slice(0, -1).map((format) => (
        <source key={format} type={mimeTypes[format]} srcSet={srcSet(source, format, widths)} sizes={sizes} />
      ))}
      <img
        src={largest.url}
        srcSet={srcSet(source, 'jpg', widths)}
        sizes={sizes}
        width={largest.width}
        height={largest.height}
        alt={isDecorative ? '' : source.alt}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  )
}

function srcSet(source: Source, format: (typeof pictureFormats)[number], widths: number[]): string {
  return widths.map((width) => `${variant(source, format, width).url} ${width}w`).join(', ')
}
