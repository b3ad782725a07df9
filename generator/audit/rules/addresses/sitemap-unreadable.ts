import type { Sitemap } from '../../files/sitemaps.ts'
import type { AuditedSite, SiteRule } from '../../rule.ts'

/** No sitemap at all, or one that is no sitemap. What it should list is then not said to be missing. */
export const sitemapUnreadable: SiteRule = {
  code: 'sitemap-unreadable',
  scope: 'site',
  title: 'No sitemap that can be read',
  severity: 'error',
  why: 'A search engine that cannot read the list of pages has to find them by links alone, and learns late of what is new.',
  how: 'There must be a sitemap at the top of the site or named by robots.txt. Each must hold a urlset or a sitemapindex that is closed, with an entry at least, and no bare "&".',
  fix: 'Build the site again; the build writes the sitemaps.',
  source: 'https://www.sitemaps.org/protocol.html',
  check: (site) => {
    const at = site.manifest.siteAt
    if (site.sitemaps.length === 0) return [{ url: '/sitemap.xml', at, what: 'The site has no sitemap.' }]
    return site.sitemaps.flatMap((sitemap) => {
      const fault = faultOf(site, sitemap)
      return fault ? [{ url: sitemap.url, at, what: `The sitemap ${sitemap.url} ${fault}.` }] : []
    })
  },
}

function faultOf({ files }: AuditedSite, { url, kind, entries }: Sitemap): string | undefined {
  if (kind === 'neither') return 'holds neither a urlset nor a sitemapindex'
  if (entries.length === 0) return 'has no entry'
  const text = files.read(url).toString('utf8')
  const root = kind === 'index' ? 'sitemapindex' : 'urlset'
  if (!text.trimEnd().endsWith(`</${root}>`)) return `does not end with </${root}>`
  const bare = /&(?!(amp|lt|gt|quot|apos|#\d+|#x[0-9a-f]+);)[^<]{0,20}/i.exec(text)?.[0]
  return bare === undefined ? undefined : `has a bare "&", in "${bare}"`
}
