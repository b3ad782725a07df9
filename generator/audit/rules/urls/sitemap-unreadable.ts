import { sitemapFaults } from '../../files/sitemap-faults.ts'
import { noSitemap } from '../../files/unread-sitemaps.ts'
import type { SiteRule } from '../../rule.ts'

/** No sitemap, or one that is malformed. */
export const sitemapUnreadable: SiteRule = {
  code: 'sitemap-unreadable',
  scope: 'site',
  title: 'No readable sitemap',
  severity: 'error',
  why: 'Without the list of pages, a search engine has to find them by links alone, and finds new pages late.',
  how: 'There must be a sitemap in the root directory or named by robots.txt. Each must be a complete urlset or sitemapindex with at least one entry, no bare "&", and nothing before its XML declaration.',
  fix: 'Build the site again. The build writes the sitemaps.',
  source: 'https://www.sitemaps.org/protocol.html',
  check: (site) => {
    const at = site.manifest.siteAt
    if (site.sitemaps.length === 0)
      return [{ url: '/sitemap.xml', at, what: 'The site has no sitemap.', subject: noSitemap }]
    return Array.from(sitemapFaults(site), ([url, fault]) => ({
      url,
      at,
      what: `The sitemap ${url} ${fault}.`,
      group: { name: fault, noun: 'file' },
    }))
  },
}
