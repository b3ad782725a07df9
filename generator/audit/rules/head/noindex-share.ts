import { isKeptOut } from '../../../core/indexable.ts'
import { shownOn } from '../../findings/references.ts'
import type { SiteRule } from '../../rule.ts'

/** A site of which a large part is hidden. Pages hidden against the manifest are left to noindex-unexpected. */
export const noindexShare: SiteRule = {
  code: 'noindex-share',
  scope: 'site',
  title: 'Large part of the site hidden from search engines',
  severity: 'warning',
  why: 'One switch in the wrong place hides a whole kind of pages, which is noticed weeks later in the numbers of visitors.',
  how: 'Pages with noindex as a share of all pages; that for unknown addresses does not count.',
  fix: 'Look through the pages that are kept out, and remove "indexed: false" where it is not meant.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
  thresholds: {
    most: { value: 0.2, unit: 'share of pages', meaning: 'Pages that may be kept out of search engines.' },
    pages: { value: 10, unit: 'pages', meaning: 'A site of fewer pages is not judged.' },
  },
  check: (site, { limit }) => {
    const ours = site.pages.filter(({ route }) => route !== undefined && route !== 'notFound')
    const hidden = ours.filter((page) => isKeptOut(page.robots) && !site.listingOf(page)?.isIndexed)
    const [first] = hidden
    if (!first || ours.length < limit('pages') || hidden.length <= ours.length * limit('most')) return []
    return [
      {
        url: first.path,
        at: site.sourceOf(first),
        what: `${hidden.length} of ${ours.length} pages are kept out of search engines.`,
        ...shownOn(hidden),
      },
    ]
  },
}
