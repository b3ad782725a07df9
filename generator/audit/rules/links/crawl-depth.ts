import { perPageType } from '../../findings/per-page-type.ts'
import { isListed } from '../../graph/indexable.ts'
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
    const { depth } = site.graph
    const beyond = (least: number, most: number) =>
      site.pages.filter((page, number) => {
        const clicks = depth[number] ?? -1
        return clicks > least && clicks <= most && isListed(page, site.manifest)
      })
    const numbers = new Map(site.pages.map((page, number) => [page, number]))
    const severities = [
      ['warning', beyond(limit('most'), limit('error'))],
      ['error', beyond(Math.max(limit('most'), limit('error')), Number.POSITIVE_INFINITY)],
    ] as const
    return severities.flatMap(([severity, pages]) =>
      pages.map((page) =>
        perPageType(site, page, {
          severity,
          what: `${page.path} is ${depth[numbers.get(page) ?? -1]} clicks away from the home page.`,
        }),
      ),
    )
  },
}
