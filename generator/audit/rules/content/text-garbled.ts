import { perDistinct } from '../../../core/html/distinct.ts'
import type { DistinctElement } from '../../../core/html/distinct-element.ts'
import type { Issue, MarkupRule } from '../../rule.ts'

/**
 * A byte that is not UTF-8 is read as U+FFFD. The other patterns are UTF-8 that was read as Windows-1252 and saved again:
 * punctuation becomes "â€" with another character, a letter "Ã" with another, and other characters of two bytes get a "Â".
 * No language has these pairs. Nor has a word an invisible character, or one letter of another alphabet.
 */
const garbled =
  /\uFFFD|â€[\u0080-\u009F™œž˜\u201C-\u201D¦“”]|Ã[\u0080-\u00BFŸŒœ¶¼¤©]|Â[\u0080-\u00BF]|(?<=\p{L})[\u200B\u2060\uFEFF](?=\p{L})|(?<=[a-z])[\u0370-\u03FF\u0400-\u04FF](?![\u0370-\u04FF])|(?<![\u0370-\u04FF])[\u0370-\u03FF\u0400-\u04FF](?=[a-z])/u

/** Characters of the word around a fault that a message shows. */
const around = 20

/** The first fault in a text, with the word around it. */
function garbledIn(text: string): string | undefined {
  const match = garbled.exec(text)
  if (!match) return undefined
  const end = match.index + match[0].length
  const [before = ''] = /\S*$/.exec(text.slice(Math.max(0, match.index - around), match.index)) ?? []
  const [after = ''] = /^\S*/.exec(text.slice(end, end + around)) ?? []
  return before + match[0] + after
}

/** Each match contains one of these. Hardly any text has one. */
const signs = /[\uFFFDâÃÂ\u200B\u2060\uFEFF\u0370-\u03FF\u0400-\u04FF]/

const strangeLetter = /[\u200B\u2060\uFEFF\u0370-\u03FF\u0400-\u04FF]/u

/** Attributes with text for readers. */
const readAttributes = ['alt', 'title', 'aria-label', 'placeholder', 'content'] as const

/** Text that was read in another encoding than it was written in. */
export const textGarbled: MarkupRule = {
  code: 'text-garbled',
  scope: 'markup',
  title: 'Garbled characters',
  severity: 'error',
  why: 'Visitors see black diamonds, or two strange letters instead of one, and search results repeat them.',
  how: 'Searches text, title, descriptions, alt text and labels for bytes that are not UTF-8, for UTF-8 that was read as Windows-1252, and for invisible characters and letters of another alphabet inside a word.',
  fix: 'Save the file that contains the words as UTF-8, and write the letters again. If the page was edited by hand, rebuild it.',
  source: 'https://www.w3.org/International/questions/qa-what-is-encoding',
  *check(scan): Generator<Issue> {
    const seen = new Set<string>()
    const found = (text: string, place: string): Issue[] => {
      if (!signs.test(text)) return []
      const phrase = garbledIn(text)
      if (phrase === undefined || seen.has(phrase)) return []
      seen.add(phrase)
      return [
        {
          what: `${place} {pages} contains "${phrase}", ${strangeLetter.test(phrase) ? 'which has a character that does not belong to the word' : 'which was read in the wrong encoding'}.`,
          phrase,
        },
      ]
    }
    yield* found(scan.content, 'The text')
    for (const { distinct } of scan.elements)
      for (const { text, place } of signedTexts(distinct)) yield* found(text, place)
  },
}

/** The texts of an element that are worth searching: its title, and attributes for readers. */
const signedTexts = perDistinct(({ name, attributes, text }: DistinctElement) => {
  const texts = name === 'title' && signs.test(text) ? [{ text, place: 'The title' }] : []
  for (const attribute of readAttributes) {
    const value = attributes[attribute]
    if (value !== undefined && signs.test(value))
      texts.push({
        text: value,
        place: `The ${name === 'meta' ? (attributes.name ?? attributes.property ?? 'meta') : attribute}`,
      })
  }
  return texts
})
