import { perPageType } from '../../findings/per-page-type.ts'
import { listedPages } from '../../graph/indexable.ts'
import type { SiteRule } from '../../rule.ts'

/** A page with too many links. */
export const outlinksMany: SiteRule = {
  code: 'outlinks-many',
  scope: 'site',
  title: 'Too many links on a page',
  severity: 'warning',
  why: 'Visitors do not read a list of hundreds of links, a screen reader announces every one, and little link value is left for each target.',
  how: 'Counts the pages of the site that an indexable page links to, each once, header and footer included, and its external links.',
  fix: 'Split the list: "placesInList" in site.yaml is the most places in one. Or shorten the footer.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  // A list of places has up to 300 links by default; header, footer and the other links of its page are some 80.
  thresholds: { most: { value: 400, unit: 'links', meaning: 'Most links a page may have.' } },
  check: (site, { limit }) => {
    const listed = listedPages(site)
    const most = limit('most')
    return site.pages.flatMap((page, number) => {
      const count = (site.graph.outlinks[number] ?? 0) + page.externalLinks
      if (count <= most || !listed.has(page)) return []
      return [perPageType(site, page, { what: `${page.path} links to ${count} pages, more than ${most}.` })]
    })
  },
}
