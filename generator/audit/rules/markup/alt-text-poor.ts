import { isList, isListLike } from '../../../core/text/keyword-lists.ts'
import { languageWords } from '../../language/language-words.ts'
import { quoted } from '../../markup/element-name.ts'
import type { ElementRule } from '../../rule.ts'

const fileName = /\.(jpe?g|png|gif|webp|avif|svg|bmp|tiff?|heic)$|^(img|dsc|dscn|pxl|screenshot)[-_ ]?\d{3,}/i

/** Alt text that does not describe its image. */
export const altTextPoor: ElementRule = {
  code: 'alt-text-poor',
  scope: 'element',
  needsWords: true,
  names: ['img'],
  title: 'Unhelpful alt text',
  severity: 'warning',
  why: 'A screen reader reads the alt text in place of the image. A file name or the word "image" conveys nothing, and a very long text cannot be paused and resumed.',
  how: 'Checks the alt text of every <img>. Reports a file name, a single word such as "image" or "photo", a list of search terms, a word that is a third of the text or more and occurs four times, and text longer than the threshold. Ignores an empty alt text, which marks a decorative image.',
  fix: 'Describe in one sentence what the image shows. Put a longer description into the text of the page.',
  source: 'https://www.w3.org/WAI/tutorials/images/tips/',
  supersededBy: ['attribute-broken'],
  thresholds: {
    longest: {
      value: 250,
      unit: 'characters',
      meaning: 'Length above which an alt text is reported.',
    },
  },
  *check({ attributes }, { manifest, limit }) {
    const longest = limit('longest')
    if (!attributes.alt) return
    const alt = attributes.alt.trim()
    const fault = faultOf(alt, attributes.src ?? '', { longest, imageWords: languageWords(manifest).imageWords })
    if (fault)
      yield {
        what: `The alt text ${quoted(alt)} {pages} ${fault}.`,
        phrase: alt,
        cause: `${attributes.src} ${alt}`,
        subject: '{offset}',
      }
  },
}

type Limits = { longest: number; imageWords: ReadonlySet<string> }

function faultOf(alt: string, src: string, { longest, imageWords }: Limits): string | undefined {
  if (alt.length > longest) return `is ${alt.length} characters long; the limit is ${longest}`
  if (isListLike.test(alt) && isList(alt)) return 'is a list of keywords'
  if (isListOfFour.test(alt) && !ofSentences.test(alt) && isList(alt, fewestPhrases)) return 'is a list of keywords'
  const often = wordTooOften(alt)
  if (often !== undefined) return `has the word "${often}" ${leastTimes} times or more`
  if (imageWords.has(alt.toLowerCase())) return 'only says that there is an image'
  const base = src.slice(src.lastIndexOf('/') + 1).replace(/\.[a-z]+$/i, '')
  // A one-word name, such as "kitchen" of kitchen.jpg, may describe the image.
  if (fileName.test(alt) || (alt === base && /[-_\d]/.test(base))) return 'is a file name'
  return undefined
}

/** Phrases that make an alt text a list if it has none of the words of a description. */
const fewestPhrases = 4
const ofSentences = /\b(?:an?|the|and|with|of|on|in|at|un|una|el|la|los|las|con|de|en|y)\b/i
const isListOfFour = /^(?:[^,|·•;]*[,|·•;]){3}/

/** A word that is written for search engines: `tree service tree company best tree tree`. */
function wordTooOften(alt: string): string | undefined {
  if (alt.length < leastTimes * leastLetters) return undefined
  const words = alt.toLowerCase().match(/\p{L}+/gu) ?? []
  const counts = new Map<string, number>()
  for (const word of words) if (word.length >= leastLetters) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].find(([, count]) => count >= leastTimes && 3 * count >= words.length)?.[0]
}

const leastTimes = 4
const leastLetters = 4
