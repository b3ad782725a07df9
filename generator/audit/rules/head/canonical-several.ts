import { canonicalsOf } from '../../markup/head-elements.ts'
import type { PageRule } from '../../rule.ts'

/** Two canonicals on one page, be they the same or not. */
export const canonicalSeveral: PageRule = {
  code: 'canonical-several',
  scope: 'page',
  title: 'Several canonicals on one page',
  severity: 'error',
  why: 'Where a page names two addresses, search engines believe neither.',
  how: 'The link elements with rel="canonical" of a page are counted.',
  fix: 'Leave one canonical in the head and remove the others.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  *check(page) {
    if (page.route === undefined) return
    const canonicals = canonicalsOf(page)
    if (canonicals.length > 1)
      yield { what: `There are ${canonicals.length} canonicals {pages}: ${canonicals.join(' and ')}.` }
  },
}
