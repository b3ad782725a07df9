import { canonicalsOf } from '../../markup/head-elements.ts'
import type { PageRule } from '../../rule.ts'

/** A page that does not name its canonical URL. */
export const canonicalMissing: PageRule = {
  code: 'canonical-missing',
  scope: 'page',
  title: 'Missing canonical',
  severity: 'error',
  why: 'One page is reachable under many URLs, for example with tracking parameters. Without a canonical, a search engine chooses one of them, and link value is split among all.',
  how: 'Every page except 404.html must have a link element with rel="canonical" and a URL.',
  fix: 'Build the site again. The build writes a canonical on every page, so the file was changed afterwards.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  *check(page) {
    if (page.route === undefined || page.route === 'notFound' || page.canonical?.trim()) return
    const isEmpty = canonicalsOf(page).length > 0
    yield { what: `The canonical {pages} is ${isEmpty ? 'empty' : 'missing'}.`, cause: String(isEmpty) }
  },
}
