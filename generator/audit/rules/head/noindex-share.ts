import { isKeptOut } from '../../../core/indexable.ts'
import type { AuditedPage } from '../../../core/site-facts.ts'
import { shownOn } from '../../findings/references.ts'
import type { SiteRule } from '../../rule.ts'

/** A site of which the manifest hides a large part. */
export const noindexShare: SiteRule = {
  code: 'noindex-share',
  scope: 'site',
  title: 'Large part of the site hidden from search engines',
  severity: 'warning',
  why: 'One wrong setting hides a whole page type, which shows weeks later in the number of visitors.',
  how: 'Measures the share of pages with noindex that the manifest hides by "indexed: false" or by its settings. 404.html does not count, nor do entries of noindex.yaml, each of which has a reason.',
  fix: 'Review the hidden pages, and remove "indexed: false" where it is not intended. Pages that are hidden on purpose may be listed in noindex.yaml, with the reason.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
  thresholds: {
    most: { value: 0.2, unit: 'share of pages', meaning: 'Largest share of pages that may be hidden.' },
    pages: { value: 10, unit: 'pages', meaning: 'Smaller sites are not checked.' },
  },
  check: (site, { manifest, limit }) => {
    const listed = new Set(manifest.noindex.map(({ path }) => path))
    // Those of services in places are hidden by noindex.yaml alone.
    const isExplained = ({ path, route }: AuditedPage) => listed.has(path) || route === 'servicePlace'
    const ours = site.pages.filter(({ route }) => route !== undefined && route !== 'notFound')
    const hidden = ours.filter(
      (page) => isKeptOut(page.robots) && !site.listingOf(page)?.isIndexed && !isExplained(page),
    )
    const [first] = hidden
    if (!first || ours.length < limit('pages') || hidden.length <= ours.length * limit('most')) return []
    return [
      {
        url: first.path,
        at: site.sourceOf(first),
        what: `${hidden.length} of ${ours.length} pages are hidden from search engines.`,
        ...shownOn(hidden),
      },
    ]
  },
}
