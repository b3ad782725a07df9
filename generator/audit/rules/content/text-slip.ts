import type { SiteRule } from '../../rule.ts'
import { strayRule } from '../../truth/stray-rule.ts'

/** A writing mistake in a text that is not from the manifest. */
export const textSlip: SiteRule = strayRule({
  code: 'text-slip',
  kind: 'slip',
  title: 'Writing mistake',
  severity: 'warning',
  why: 'A sentence that breaks off, or a rating that no one can check, makes visitors doubt the rest of the page.',
  how: 'Looks in the text blocks of the main content of pages in English for words and sentences written twice, texts that break off, frequent misspellings, articles that do not fit the next word, punctuation written twice, sentences that begin with a small letter or without a space before them, sentences in capitals, notes of writers and replies of language models, announcements such as "coming soon", hints at a table, a form or a video that the page does not have, and ratings. On pages in Spanish it looks for words, sentences and headings written twice, texts that break off, signs that lack their counterpart, missing spaces, and words that lost their accents. A note of a writer is an error. Ignores texts of the manifest, in which validate finds the same.',
  fix: 'Correct the text. If the page was edited by hand, rebuild it.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  // A note says to every visitor that the page was not read before.
  severityOf: ({ isNote }) => (isNote ? 'error' : undefined),
  supersededBy: [
    'element-unclosed',
    'keyword-list',
    'keyword-stuffing',
    'placeholder-text',
    'source-in-text',
    'soft-404',
    'text-language',
  ],
  what: ({ path }, { first }) => `${first.wanted.replace(/\.$/, '')}, on ${path}.`,
})
