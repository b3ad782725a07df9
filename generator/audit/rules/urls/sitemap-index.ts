import { withoutOrigin } from '../../files/sitemaps.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'

/** A sitemap index that names a missing or disallowed file, or omits a sitemap. */
export const sitemapIndex: SiteRule = {
  code: 'sitemap-index',
  scope: 'site',
  title: 'Sitemap index and sitemaps differ',
  severity: 'error',
  why: 'Search engines find sitemaps through the index. They never read a sitemap it omits, and report an error for one that is missing.',
  how: 'Every URL of an index must be an existing sitemap of this site that is not an index, and an index or robots.txt must name every sitemap in the root directory.',
  fix: 'Build the site again. The build writes the index and its sitemaps together.',
  source: 'https://www.sitemaps.org/protocol.html',
  supersededBy: ['sitemap-host'],
  check: ({ sitemaps, files, manifest }) => {
    const { origin } = manifest.site
    const byUrl = new Map(sitemaps.map((sitemap) => [sitemap.url, sitemap]))
    const indexes = sitemaps.filter(({ kind }) => kind === 'index')
    const robots = files.has('/robots.txt') ? files.read('/robots.txt').toString('utf8') : ''
    const finding = (url: string, what: string): SiteFinding => ({ url, at: manifest.siteAt, what })
    const named = new Set<string>()
    const wrong = indexes.flatMap(({ url: index, entries }) =>
      entries.flatMap(({ loc }) => {
        const url = withoutOrigin(loc, origin)
        named.add(url)
        if (!url.startsWith('/'))
          return [
            { ...finding(url, `The sitemap index ${index} names ${url}, which is not on ${origin}.`), subject: index },
          ]
        if (!files.has(url)) return [finding(url, `The sitemap index ${index} names ${url}, which does not exist.`)]
        return byUrl.get(url)?.kind === 'index'
          ? [finding(url, `The sitemap index ${index} names ${url}, which is itself an index.`)]
          : []
      }),
    )
    const unnamed = indexes.length === 0 ? [] : sitemaps.filter(({ url, kind }) => kind === 'urlset' && !named.has(url))
    return [
      ...wrong,
      ...unnamed
        .filter(({ url }) => !robots.includes(origin + url))
        .map(({ url }) => finding(url, `No sitemap index names ${url}, and neither does robots.txt.`)),
    ]
  },
}
