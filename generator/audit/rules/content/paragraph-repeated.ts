import { escapeXml } from '../../../core/escape-xml.ts'
import { literal } from '../../../core/text/literal.ts'
import type { PageRule } from '../../rule.ts'

/** A paragraph that a page has twice. */
export const paragraphRepeated: PageRule = {
  code: 'paragraph-repeated',
  scope: 'page',
  title: 'Paragraph twice on one page',
  severity: 'warning',
  why: 'A reader who meets the same paragraph again takes the page for generated, and the second one says nothing.',
  how: 'Compares the text blocks of the main content of a page that have at least the given number of characters, and each entry of a list with the next one.',
  fix: 'Remove one of the two. If both come from fields of records, say something else in one of them.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  thresholds: { least: { value: 80, unit: 'characters', meaning: 'Shorter text blocks may occur again.' } },
  *check({ own }, { limit }) {
    const least = limit('least')
    const seen = new Set<string>()
    let last = ''
    for (const text of own.text) {
      if (text === last && isEntryTwice(text, own.html)) {
        yield {
          what: `The entry "${text.slice(0, 60)}" is twice in a row in a list {pages}.`,
          phrase: text,
          cause: text,
        }
        return
      }
      last = text
      if (text.length < least || seen.size < seen.add(text).size) continue
      yield { what: `The paragraph "${text.slice(0, 60)}…" is twice {pages}.`, phrase: text, cause: text }
      return
    }
  },
}

/** Whether two entries of a list, next to each other, are one text of several words. */
const isEntryTwice = (text: string, html: string) =>
  text.includes(' ') &&
  new RegExp(`>${literal(escapeXml(text))}</li>\\s*<li[^>]*>${literal(escapeXml(text))}<`).test(html)
