import { isKeptOut } from '../../../core/indexable.ts'
import type { SiteRule } from '../../rule.ts'

/** A page that the manifest keeps out of search engines, and that does not say so. That of unknown addresses is left to not-found-page. */
export const noindexMissing: SiteRule = {
  code: 'noindex-missing',
  scope: 'site',
  title: 'Page that should be hidden from search engines and is not',
  severity: 'error',
  why: 'A log-in, a trial or a page for few gets into search results, and stays there long after it is noticed.',
  how: 'A page whose route or record keeps it out, without noindex among its directives.',
  fix: 'Build the site again, or remove "indexed: false" from the record of the page.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
  check: (site) =>
    site.pages.flatMap((page) =>
      page.route !== 'notFound' && !isKeptOut(page.robots) && site.listingOf(page)?.isIndexed === false
        ? [
            {
              url: page.path,
              at: site.sourceOf(page),
              what: `${page.path} does not say noindex, but the manifest keeps it out of search engines.`,
            },
          ]
        : [],
    ),
}
