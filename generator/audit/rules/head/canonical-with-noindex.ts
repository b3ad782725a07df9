import { isKeptOut } from '../../../core/indexable.ts'
import type { PageRule } from '../../rule.ts'

/** A page that is kept out of search results and names another one to be listed in its place. */
export const canonicalWithNoindex: PageRule = {
  code: 'canonical-with-noindex',
  scope: 'page',
  title: 'noindex together with a canonical elsewhere',
  severity: 'error',
  why: 'The two contradict each other: a canonical passes on what the page has earned, noindex asks to forget it. A search engine may take the noindex over to the page that is to be listed.',
  how: 'A page with noindex must have no canonical but its own address.',
  fix: 'Take the noindex away where the page is another name of the other, or make it its own canonical.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  *check({ route, path, canonical, robots }, { manifest }) {
    if (route === undefined || !canonical || canonical === manifest.site.origin + path || !isKeptOut(robots)) return
    yield { what: `The canonical {pages} is ${canonical}, but the page says "${robots}".` }
  },
}
