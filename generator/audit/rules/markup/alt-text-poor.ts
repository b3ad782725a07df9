import { named } from '../../markup/element-index.ts'
import { quoted } from '../../markup/element-name.ts'
import type { MarkupRule } from '../../rule.ts'

/** Words that say no more than that there is a picture. English, as a site in another language has other ones. */
const emptyWords = new Set([
  'image',
  'img',
  'picture',
  'photo',
  'photograph',
  'graphic',
  'icon',
  'untitled',
  'placeholder',
  'alt',
  'null',
  'undefined',
])
const fileName = /\.(jpe?g|png|gif|webp|avif|svg|bmp|tiff?|heic)$|^(img|dsc|dscn|pxl|screenshot)[-_ ]?\d{3,}/i

/** A text in place of a picture that does not say what it shows. */
export const altTextPoor: MarkupRule = {
  code: 'alt-text-poor',
  scope: 'markup',
  title: 'Alt text that does not describe the picture',
  severity: 'warning',
  why: 'Read out in place of the picture, a file name or the word "image" tells a blind visitor nothing, and a long story cannot be stopped and heard again.',
  how: 'The alt text of every <img> is looked at: a file name, a single word such as "image" or "photo", or more than the longest sensible length is reported. An empty one decorates and passes.',
  fix: 'Say in a sentence what the picture shows; what needs more room belongs into the text of the page.',
  source: 'https://www.w3.org/WAI/tutorials/images/tips/',
  thresholds: {
    longest: {
      value: 250,
      unit: 'characters',
      meaning: 'Length above which an alt text is too long to be listened to.',
    },
  },
  *check(scan, { limit }) {
    const longest = limit('longest')
    for (const { attributes } of named(scan, 'img')) {
      if (!attributes.alt) continue
      const alt = attributes.alt.trim()
      const fault = faultOf(alt, attributes.src ?? '', longest)
      if (fault)
        yield { what: `The alt text ${quoted(alt)} {pages} ${fault}.`, phrase: alt, cause: `${attributes.src} ${alt}` }
    }
  },
}

function faultOf(alt: string, src: string, longest: number): string | undefined {
  if (alt.length > longest) return `is ${alt.length} characters long, where ${longest} are the most anyone listens to`
  if (emptyWords.has(alt.toLowerCase())) return 'says only that there is a picture'
  const base = src.slice(src.lastIndexOf('/') + 1).replace(/\.[a-z]+$/i, '')
  // A name of one word, "kitchen" of kitchen.jpg, may well be what the picture shows.
  if (fileName.test(alt) || (alt === base && /[-_\d]/.test(base))) return 'is the name of a file'
  return undefined
}
