import { withoutOrigin } from '../../files/sitemaps.ts'
import type { SiteRule } from '../../rule.ts'

/** A sitemap index that names what is not there or not allowed, or that leaves a sitemap out. */
export const sitemapIndex: SiteRule = {
  code: 'sitemap-index',
  scope: 'site',
  title: 'Sitemap index and sitemaps disagree',
  severity: 'error',
  why: 'Search engines find sitemaps by their index; what it does not name they never read, and what it names in vain they report as an error.',
  how: 'Every address of an index must be a sitemap of this site that is there and is no index itself, and every sitemap at the top of the site must be named by an index or by robots.txt.',
  fix: 'Build the site again; the build writes the index and its sitemaps together.',
  source: 'https://www.sitemaps.org/protocol.html',
  check: ({ sitemaps, files, manifest }) => {
    const { origin } = manifest.site
    const byUrl = new Map(sitemaps.map((sitemap) => [sitemap.url, sitemap]))
    const indexes = sitemaps.filter(({ kind }) => kind === 'index')
    const robots = files.has('/robots.txt') ? files.read('/robots.txt').toString('utf8') : ''
    const finding = (url: string, what: string) => ({ url, at: manifest.siteAt, what })
    const named = new Set<string>()
    const faults = indexes.flatMap(({ url: index, entries }) =>
      entries.flatMap(({ loc }) => {
        const url = withoutOrigin(loc, origin)
        named.add(url)
        // An address on another host is left to sitemap-host.
        if (!url.startsWith('/')) return []
        if (!files.has(url)) return [finding(url, `The sitemap index ${index} names ${url}, which is not there.`)]
        return byUrl.get(url)?.kind === 'index'
          ? [finding(url, `The sitemap index ${index} names ${url}, which is an index itself.`)]
          : []
      }),
    )
    const unnamed = indexes.length === 0 ? [] : sitemaps.filter(({ url, kind }) => kind === 'urlset' && !named.has(url))
    return [
      ...faults,
      ...unnamed
        .filter(({ url }) => !robots.includes(origin + url))
        .map(({ url }) => finding(url, `No sitemap index names ${url}, and neither does robots.txt.`)),
    ]
  },
}
