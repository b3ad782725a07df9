import { isKeptOut } from '../../../core/indexable.ts'
import type { PageRule } from '../../rule.ts'

/** A page with noindex and the canonical of another page. */
export const canonicalWithNoindex: PageRule = {
  code: 'canonical-with-noindex',
  scope: 'page',
  title: 'noindex combined with a canonical to another page',
  severity: 'error',
  why: 'The two contradict each other: a canonical passes on the value of a page, noindex discards it. A search engine may apply the noindex to the canonical page.',
  how: 'The canonical of a page with noindex must be its own URL.',
  fix: 'Remove the noindex if the page is an alias, or make the page its own canonical.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  supersededBy: ['canonical-form', 'canonical-unexpected', 'noindex-unexpected'],
  *check({ route, path, canonical, robots }, { manifest }) {
    if (route === undefined || !canonical || canonical === manifest.site.origin + path || !isKeptOut(robots)) return
    yield { what: `The canonical {pages} is ${canonical}, but the page says "${robots}".` }
  },
}
