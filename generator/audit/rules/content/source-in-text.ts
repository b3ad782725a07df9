import { decodeHTML } from 'entities'
import { sourceIn } from '../../../core/text/leftovers.ts'
import { selection } from '../../markup/selection.ts'
import type { Issue, MarkupRule } from '../../rule.ts'
import { asWritten, type ReadText, signedParts, signedTexts, subjectAt } from '../../text/signed-texts.ts'
import { textOf } from '../../truth/slots.ts'

/** Source that visitors see, because no program processed it. */
export const sourceInText: MarkupRule = {
  code: 'source-in-text',
  scope: 'markup',
  title: 'Source shown as text',
  severity: 'error',
  why: 'Visitors read asterisks, brackets and codes in place of bold words, links and letters, and search results repeat them.',
  how: 'Searches text, title, descriptions, alt text and labels for Markdown that was not rendered, tags that are shown as text, characters that were escaped twice or lost their ampersand, short codes of content management systems, marks of bulletin boards, ends of excerpts, and merge markers.',
  fix: 'Write what the source stands for. If the build wrote it, correct the template or the field of the manifest.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  *check(scan): Generator<Issue> {
    const seen = new Set<string>()
    const found = ({ text, place }: ReadText): Issue[] => {
      const { phrase, noun } = sourceIn(text) ?? {}
      if (phrase === undefined || seen.has(phrase)) return []
      seen.add(phrase)
      return [
        {
          what: `${place} {pages} shows "${decodeHTML(phrase)}", ${noun}.`,
          phrase,
          cause: phrase,
          ...subjectAt(place),
          explains: [textOf(text)],
        },
      ]
    }
    const part = signedParts(scan).find(({ text }) => sourceIn(text) !== undefined)
    if (part) yield* found({ text: part.text, place: 'The text' })
    for (const { distinct } of signedElements(scan))
      for (const { text, place } of signedTexts(distinct)) yield* found({ text: asWritten(text), place })
  },
}

const signedElements = selection((element) => signedTexts(element).length > 0)
