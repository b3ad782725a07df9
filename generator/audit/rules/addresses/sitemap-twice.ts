import type { SiteRule } from '../../rule.ts'

/** An address that sitemaps list twice. */
export const sitemapTwice: SiteRule = {
  code: 'sitemap-twice',
  scope: 'site',
  title: 'Address twice in the sitemaps',
  severity: 'warning',
  why: 'The two entries may tell different days, and the counts in the search console are wrong.',
  how: 'The addresses of all sitemaps that list pages are compared.',
  fix: 'Remove one of the entries; the build writes each address once.',
  source: 'https://www.sitemaps.org/protocol.html',
  check: ({ sitemaps, manifest }) => {
    const seen = new Map<string, string>()
    return sitemaps.flatMap(({ url, kind, entries }) =>
      entries.flatMap(({ loc }) => {
        if (kind !== 'urlset') return []
        const known = seen.get(loc)
        seen.set(loc, url)
        if (known === undefined) return []
        const where = known === url ? `twice in ${url}` : `in ${known} and in ${url}`
        return [{ url, at: manifest.siteAt, what: `${loc} stands ${where}.` }]
      }),
    )
  },
}
