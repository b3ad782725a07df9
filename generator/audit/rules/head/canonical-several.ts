import { canonicalsOf } from '../../markup/head-elements.ts'
import type { PageRule } from '../../rule.ts'

/** More than one canonical on a page, with the same URL or not. */
export const canonicalSeveral: PageRule = {
  code: 'canonical-several',
  scope: 'page',
  title: 'Multiple canonicals',
  severity: 'error',
  why: 'If a page names two canonicals, search engines ignore both.',
  how: 'Counts the link elements with rel="canonical" of a page.',
  fix: 'Keep one canonical in the head and remove the others.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  *check(page) {
    if (page.route === undefined) return
    const canonicals = canonicalsOf(page)
    if (canonicals.length > 1)
      yield { what: `There are ${canonicals.length} canonicals {pages}: ${canonicals.join(' and ')}.` }
  },
}
