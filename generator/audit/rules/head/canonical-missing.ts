import { canonicalsOf } from '../../markup/head-elements.ts'
import type { PageRule } from '../../rule.ts'

/** A page that does not say which address it is to be listed by. Every other rule lets such a page rest. */
export const canonicalMissing: PageRule = {
  code: 'canonical-missing',
  scope: 'page',
  title: 'Page without a canonical',
  severity: 'error',
  why: 'The same page is reachable by many addresses, with tracking parameters for instance. Without a canonical a search engine chooses one of them, and what others say of the page is shared out among all.',
  how: 'Every page but the one for unknown addresses, which has no address, must have a link element with rel="canonical" and an address in it.',
  fix: 'Build the site again: the build writes a canonical on every page, so the file was changed afterwards.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  *check(page) {
    if (page.route === undefined || page.route === 'notFound' || page.canonical?.trim()) return
    const isEmpty = canonicalsOf(page).length > 0
    yield { what: `The canonical {pages} is ${isEmpty ? 'empty' : 'missing'}.`, cause: String(isEmpty) }
  },
}
