import { nearest } from '../../../core/suggest.ts'
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
    const named = new Set(indexes.flatMap(({ entries }) => entries.map(({ loc }) => withoutOrigin(loc, origin))))
    const unnamed = sitemaps.filter(
      ({ url, kind }) => indexes.length > 0 && kind === 'urlset' && !named.has(url) && !robots.includes(origin + url),
    )
    /** The sitemap that an index names by another name. */
    const meant = new Set<string>()
    const missing = (index: string, url: string) => {
      const near = nearest(
        url,
        unnamed.map((sitemap) => sitemap.url),
      )
      if (near !== undefined) meant.add(near)
      return `The sitemap index ${index} names ${url}, which does not exist${near === undefined ? '' : `, and not ${near}`}.`
    }
    const wrong = indexes.flatMap(({ url: index, entries }) =>
      entries.flatMap(({ loc }) => {
        const url = withoutOrigin(loc, origin)
        if (!url.startsWith('/')) {
          if (URL.canParse(url)) meant.add(new URL(url).pathname)
          return [
            { ...finding(url, `The sitemap index ${index} names ${url}, which is not on ${origin}.`), subject: index },
          ]
        }
        if (!files.has(url)) return [finding(url, missing(index, url))]
        return byUrl.get(url)?.kind === 'index'
          ? [finding(url, `The sitemap index ${index} names ${url}, which is itself an index.`)]
          : []
      }),
    )
    return [
      ...wrong,
      ...unnamed
        .filter(({ url }) => !meant.has(url))
        .map(({ url }) => finding(url, `No sitemap index names ${url}, and neither does robots.txt.`)),
    ]
  },
}
