import type { AuditedSite, Sitemap } from '../../../core/audited-site.ts'
import { noSitemap } from '../../files/unread-sitemaps.ts'
import type { SiteRule } from '../../rule.ts'

/** No sitemap, or one that is malformed. */
export const sitemapUnreadable: SiteRule = {
  code: 'sitemap-unreadable',
  scope: 'site',
  title: 'No readable sitemap',
  severity: 'error',
  why: 'Without the list of pages, a search engine has to find them by links alone, and finds new pages late.',
  how: 'There must be a sitemap in the root directory or named by robots.txt. Each must be a complete urlset or sitemapindex with at least one entry and no bare "&".',
  fix: 'Build the site again. The build writes the sitemaps.',
  source: 'https://www.sitemaps.org/protocol.html',
  check: (site) => {
    const at = site.manifest.siteAt
    if (site.sitemaps.length === 0)
      return [{ url: '/sitemap.xml', at, what: 'The site has no sitemap.', subject: noSitemap }]
    return site.sitemaps.flatMap((sitemap) => {
      const fault = faultOf(site, sitemap)
      return fault ? [{ url: sitemap.url, at, what: `The sitemap ${sitemap.url} ${fault}.` }] : []
    })
  },
}

function faultOf({ files }: AuditedSite, { url, kind, entries }: Sitemap): string | undefined {
  if (kind === 'neither') return 'has no urlset or sitemapindex'
  if (entries.length === 0) return 'has no entry'
  const text = files.read(url).toString('utf8')
  const root = kind === 'index' ? 'sitemapindex' : 'urlset'
  if (!text.trimEnd().endsWith(`</${root}>`)) return `does not end with </${root}>`
  const bare = /&(?!(amp|lt|gt|quot|apos|#\d+|#x[0-9a-f]+);)[^<]{0,20}/i.exec(text)?.[0]
  return bare === undefined ? undefined : `has a bare "&", in "${bare}"`
}
