import type { SiteFiles } from '../../../core/audited-site.ts'
import { isPictureFile } from '../../files/picture-names.ts'
import type { SiteRule } from '../../rule.ts'

/** Signatures of image formats, matched against the first bytes of a file decoded as Latin-1. */
const formats: readonly { name: string; endings: RegExp; begins: RegExp }[] = [
  { name: 'JPEG', endings: /\.jpe?g$/i, begins: /^\xff\xd8\xff/ },
  { name: 'PNG', endings: /\.png$/i, begins: /^\x89PNG/ },
  { name: 'GIF', endings: /\.gif$/i, begins: /^GIF8/ },
  { name: 'WebP', endings: /\.webp$/i, begins: /^RIFF[\s\S]{4}WEBP/ },
  { name: 'AVIF', endings: /\.avif$/i, begins: /^[\s\S]{4}ftyp(avif|avis|mif1|miaf)/ },
  { name: 'SVG', endings: /\.svg$/i, begins: /^(\xef\xbb\xbf)?\s*<(\?xml|!--|!doctype|svg)/i },
  { name: 'BMP', endings: /\.bmp$/i, begins: /^BM/ },
]

/** What the last bytes of a complete file contain, decoded as Latin-1. Some cameras write a few bytes after it. */
const ends: Readonly<Record<string, RegExp>> = { JPEG: /\xff\xd9/, PNG: /IEND/ }
const tailBytes = 64

/** An image file whose content does not match its file extension. */
export const pictureMistyped: SiteRule = {
  code: 'picture-mistyped',
  scope: 'site',
  title: 'Image file that is cut off or of another format',
  severity: 'error',
  why: 'A server sends the content type that belongs to the file extension, and forbids browsers to guess another one. An image in another format, or an error page saved as an image, is not shown. Of one that is cut off, the lower part is gray.',
  how: 'Compares the first bytes of every image file of the site with the format of its extension. Also reports empty files, and JPEG and PNG files without an end.',
  fix: 'Upload the file again, or save it in the format of its extension, or rename it and update every reference to it.',
  source: 'https://mimesniff.spec.whatwg.org/#image-type-pattern-matching-algorithm',
  check: ({ files, manifest }) =>
    files.urls.flatMap((url) => {
      const format = isPictureFile(url) ? formats.find(({ endings }) => endings.test(url)) : undefined
      if (!format) return []
      const head = files.head(url, 64).toString('latin1')
      if (format.begins.test(head))
        return isCutOff(url, format.name, files)
          ? [{ url, at: manifest.imagesAt, what: `${url} is cut off.`, group: { name: 'cut off' } }]
          : []
      const real = formats.find(({ begins }) => begins.test(head))
      return [
        {
          url,
          at: manifest.imagesAt,
          what:
            head === ''
              ? `${url} is empty.`
              : `${url} has the extension of ${format.name}, but its content is ${real ? real.name : 'no known image format'}.`,
        },
      ]
    }),
}

const isCutOff = (url: string, format: string, files: SiteFiles): boolean =>
  ends[format]?.test(files.tail(url, tailBytes).toString('latin1')) === false
