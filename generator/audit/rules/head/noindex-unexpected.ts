import { isKeptOut } from '../../../core/indexable.ts'
import { perPageType } from '../../findings/per-page-type.ts'
import type { SiteRule } from '../../rule.ts'

/** Pages with noindex above this number have one cause. */
const mostApart = 3

/** A page with noindex that the manifest wants indexed. */
export const noindexUnexpected: SiteRule = {
  code: 'noindex-unexpected',
  scope: 'site',
  title: 'Unexpected noindex',
  severity: 'error',
  why: 'The page disappears from search results within days, and all its search traffic with it.',
  how: 'Finds pages with noindex or none among their robots directives that neither their route nor their record hides.',
  fix: 'Build the site again, or write "indexed: false" in the record of the page if it is meant to be hidden.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
  check: (site) => {
    const hidden = site.pages.filter((page) => isKeptOut(page.robots) && site.listingOf(page)?.isIndexed)
    return hidden.map((page) => ({
      ...perPageType(site, page, {
        what: `${page.path} has the robots directives "${page.robots}", but the manifest does not hide it.`,
      }),
      // One directive on many pages has one cause, whatever their types.
      ...(hidden.length > mostApart && { group: { name: page.robots } }),
    }))
  },
}
