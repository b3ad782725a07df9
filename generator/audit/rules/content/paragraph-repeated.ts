import type { PageRule } from '../../rule.ts'

/** A paragraph that a page has twice. */
export const paragraphRepeated: PageRule = {
  code: 'paragraph-repeated',
  scope: 'page',
  title: 'Paragraph twice on one page',
  severity: 'warning',
  why: 'A reader who meets the same paragraph again takes the page for generated, and the second one says nothing.',
  how: 'Compares the text blocks of the main content of a page that have at least the given number of characters.',
  fix: 'Remove one of the two. If both come from fields of records, say something else in one of them.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  thresholds: { least: { value: 80, unit: 'characters', meaning: 'Shorter text blocks may occur again.' } },
  *check({ own }, { limit }) {
    const least = limit('least')
    const seen = new Set<string>()
    for (const text of own.text) {
      if (text.length < least || seen.size < seen.add(text).size) continue
      yield { what: `The paragraph "${text.slice(0, 60)}…" is twice {pages}.`, phrase: text, cause: text }
      return
    }
  },
}
