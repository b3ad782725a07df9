import { isKeptOut } from '../../../core/indexable.ts'
import { perPageType } from '../../findings/per-page-type.ts'
import type { SiteRule } from '../../rule.ts'

/** A page that the manifest wants listed, and that says noindex. */
export const noindexUnexpected: SiteRule = {
  code: 'noindex-unexpected',
  scope: 'site',
  title: 'Page hidden from search engines against the manifest',
  severity: 'error',
  why: 'The page disappears from search results within days, and with it everybody who came by them.',
  how: 'A page with noindex or none among its directives, whose route and record do not keep it out.',
  fix: 'Build the site again, or write "indexed: false" in the record of the page where it is meant to be hidden.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
  check: (site) =>
    site.pages
      .filter((page) => isKeptOut(page.robots) && site.listingOf(page)?.isIndexed)
      .map((page) =>
        perPageType(site, page, { what: `${page.path} says "${page.robots}", but the manifest says it is indexable.` }),
      ),
}
