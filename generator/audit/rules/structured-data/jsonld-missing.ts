import { isIndexable } from '../../../core/indexable.ts'
import type { PageRule } from '../../rule.ts'

/** An indexable page without structured data. */
export const jsonldMissing: PageRule = {
  code: 'jsonld-missing',
  scope: 'page',
  title: 'Missing structured data',
  severity: 'warning',
  why: 'Search engines have to guess what the page is and where it belongs in the site, and show no breadcrumb in results.',
  how: 'Every indexable page has a script of the type application/ld+json. Ignores pages that are not indexable, and files without a route.',
  fix: 'Rebuild the site. If the page is edited by hand, copy the block of a page of the same type and adapt it.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  *check(page, { manifest }) {
    if (page.jsonLd.length > 0 || page.route === undefined || !isIndexable(page, manifest.site.origin)) return
    yield { what: 'There is no structured data {pages}, and search engines have to guess what the page is.' }
  },
}
