import type { Severity } from '../../../core/problem.ts'
import { perPageType } from '../../findings/per-page-type.ts'
import { listedPages } from '../../graph/indexable.ts'
import type { SiteRule } from '../../rule.ts'

/** A page that is many clicks away from the home page. */
export const crawlDepth: SiteRule = {
  code: 'crawl-depth',
  scope: 'site',
  title: 'High crawl depth',
  severity: 'warning',
  why: 'The deeper a page is, the fewer visitors find it, and the less often search engines crawl it.',
  how: 'Counts the fewest clicks from the home page to each indexable page, over links in text, header and footer.',
  fix: 'Link it from a page nearer to the home page, such as the list it belongs to.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  thresholds: {
    most: { value: 3, unit: 'clicks', meaning: 'A page may be this many clicks away.' },
    error: { value: 4, unit: 'clicks', meaning: 'A page farther away than this is an error.' },
  },
  check: (site, { limit }) => {
    const listed = listedPages(site)
    const beyond = (severity: Severity, least: number, most: number) =>
      site.pages.flatMap((page, number) => {
        const clicks = site.graph.depth[number] ?? -1
        if (clicks <= least || clicks > most || !listed.has(page)) return []
        return [
          perPageType(site, page, { severity, what: `${page.path} is ${clicks} clicks away from the home page.` }),
        ]
      })
    return [
      ...beyond('warning', limit('most'), limit('error')),
      ...beyond('error', Math.max(limit('most'), limit('error')), Number.POSITIVE_INFINITY),
    ]
  },
}
