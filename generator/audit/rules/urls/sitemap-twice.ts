import type { SiteRule } from '../../rule.ts'

/** A URL that sitemaps list twice. */
export const sitemapTwice: SiteRule = {
  code: 'sitemap-twice',
  scope: 'site',
  title: 'Duplicate URL in the sitemaps',
  severity: 'warning',
  why: 'The two entries may have different dates, and the counts in the search console are wrong.',
  how: 'Compares the URLs of all sitemaps.',
  fix: 'Remove one of the entries. The build writes each URL once.',
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
        return [{ url, at: manifest.siteAt, what: `${loc} is listed ${where}.` }]
      }),
    )
  },
}
