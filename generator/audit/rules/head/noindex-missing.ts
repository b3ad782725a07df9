import { isKeptOut } from '../../../core/indexable.ts'
import type { SiteRule } from '../../rule.ts'

/** A page that the manifest hides from search engines, but that has no noindex. */
export const noindexMissing: SiteRule = {
  code: 'noindex-missing',
  scope: 'site',
  title: 'Missing noindex',
  severity: 'error',
  why: 'A login, a trial or a private page gets into search results, and stays there long after it is noticed.',
  how: 'Finds pages that their route or record hides from search engines, but whose robots directives lack noindex.',
  fix: 'Build the site again, or remove "indexed: false" from the record of the page.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
  supersededBy: ['not-found-page'],
  check: (site) =>
    site.pages.flatMap((page) =>
      !isKeptOut(page.robots) && site.listingOf(page)?.isIndexed === false
        ? [
            {
              url: page.path,
              at: site.sourceOf(page),
              what: `${page.path} has no noindex, but the manifest hides it from search engines.`,
            },
          ]
        : [],
    ),
}
