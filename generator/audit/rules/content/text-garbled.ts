import { perDistinct } from '../../../core/html/distinct.ts'
import type { DistinctElement } from '../../../core/html/distinct-element.ts'
import { perText } from '../../../core/html/distinct-text.ts'
import { garbledIn, mayBeGarbled } from '../../../core/text/garbled.ts'
import { selection } from '../../markup/selection.ts'
import type { Issue, MarkupRule } from '../../rule.ts'
import { subjectAt } from '../../text/signed-texts.ts'
import { textOf } from '../../truth/slots.ts'

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
      if (!mayBeGarbled(text)) return []
      const phrase = garbledIn(text)
      if (phrase === undefined || seen.has(phrase)) return []
      seen.add(phrase)
      return [
        {
          what: `${place} {pages} contains "${phrase}", ${strangeLetter.test(phrase) ? 'which has a character that does not belong to the word' : 'which was read in the wrong encoding'}.`,
          phrase,
          // A file that was saved in the wrong encoding has many such words; a strange letter was typed once.
          cause: strangeLetter.test(phrase) ? phrase : 'encoding',
          explains: [subjectAt(place).subject ?? textOf(text)],
        },
      ]
    }
    yield* found(scan.contentParts.find(isGarbled)?.text ?? '', 'The text')
    for (const { distinct } of signedElements(scan))
      for (const { text, place } of signedTexts(distinct)) yield* found(text, place)
  },
}

const isGarbled = perText((text) => mayBeGarbled(text) && garbledIn(text) !== undefined)

const signedElements = selection((element) => signedTexts(element).length > 0)

const none: readonly { text: string; place: string }[] = []

/** The texts of an element that are worth searching: its title, and attributes for readers. */
const signedTexts = perDistinct(({ name, attributes, text }: DistinctElement) => {
  const texts = name === 'title' && mayBeGarbled(text) ? [{ text, place: 'The title' }] : []
  for (const attribute of readAttributes) {
    const value = attributes[attribute]
    if (value !== undefined && mayBeGarbled(value))
      texts.push({
        text: value,
        place: `The ${name === 'meta' ? (attributes.name ?? attributes.property ?? 'meta') : attribute}`,
      })
  }
  return texts.length === 0 ? none : texts
})
