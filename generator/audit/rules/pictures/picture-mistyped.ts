import { isPictureFile } from '../../files/picture-names.ts'
import type { SiteRule } from '../../rule.ts'

/** Beginnings of files, as bytes read one to one into text. */
const formats: readonly { name: string; endings: RegExp; begins: RegExp }[] = [
  { name: 'JPEG', endings: /\.jpe?g$/i, begins: /^\xff\xd8\xff/ },
  { name: 'PNG', endings: /\.png$/i, begins: /^\x89PNG/ },
  { name: 'GIF', endings: /\.gif$/i, begins: /^GIF8/ },
  { name: 'WebP', endings: /\.webp$/i, begins: /^RIFF[\s\S]{4}WEBP/ },
  { name: 'AVIF', endings: /\.avif$/i, begins: /^[\s\S]{4}ftyp(avif|avis|mif1|miaf)/ },
  { name: 'SVG', endings: /\.svg$/i, begins: /^(\xef\xbb\xbf)?\s*<(\?xml|!--|!doctype|svg)/i },
  { name: 'BMP', endings: /\.bmp$/i, begins: /^BM/ },
]

/** A file that is not what its name says. */
export const pictureMistyped: SiteRule = {
  code: 'picture-mistyped',
  scope: 'site',
  title: 'Picture in another format than its name says',
  severity: 'error',
  why: 'A server tells browsers the format by the name of the file, together with the word not to guess; a picture that is another one, or an error page saved as a picture, is not shown.',
  how: 'The first bytes of every picture file of the site are compared with what its ending promises. A picture that is empty is reported too.',
  fix: 'Save the file in the format of its name, or rename it and whatever names it.',
  source: 'https://mimesniff.spec.whatwg.org/#image-type-pattern-matching-algorithm',
  check: ({ files, manifest }) =>
    files.urls.flatMap((url) => {
      const format = isPictureFile(url) ? formats.find(({ endings }) => endings.test(url)) : undefined
      if (!format) return []
      const head = files.head(url, 64).toString('latin1')
      if (format.begins.test(head)) return []
      const real = formats.find(({ begins }) => begins.test(head))
      return [
        {
          url,
          at: manifest.imagesAt,
          what:
            head === ''
              ? `${url} is empty.`
              : `${url} is named as ${format.name}, but is ${real ? real.name : 'no picture that browsers know'}.`,
        },
      ]
    }),
}
