import { isIndexable } from '../../../core/indexable.ts'
import type { PageRule } from '../../rule.ts'

/** A page search engines may list that says nothing in a form they can read. Aliases and hidden pages need none. */
export const jsonldMissing: PageRule = {
  code: 'jsonld-missing',
  scope: 'page',
  title: 'Page without structured data',
  severity: 'warning',
  why: 'Without it a search engine has to guess whose page it is and where it stands in the site, and shows no breadcrumb trail in results.',
  how: 'Every page that may be indexed has a script of the type application/ld+json. Pages that are kept out of search engines or name another canonical are let pass.',
  fix: 'Build the site again; where the page is edited by hand, copy the block of a page of its kind and adapt it.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  *check(page, { manifest }) {
    if (page.jsonLd.length > 0 || page.route === undefined || !isIndexable(page, manifest.site.origin)) return
    yield { what: 'There is no structured data {pages}, and a search engine has to guess what the page is.' }
  },
}
