import type { AuditedSite } from '../../core/audited-site.ts'
import { sitemapFaults } from './sitemap-faults.ts'
import { withoutOrigin } from './sitemaps.ts'

/** Subject of findings about a site without any sitemap. */
export const noSitemap = 'the missing sitemap'

/** URLs of sitemaps and indexes that are missing, cannot be read or are of another host, so that it is unknown which pages they list. */
export function unreadSitemaps(site: AuditedSite): string[] {
  const { sitemaps, files, manifest } = site
  if (sitemaps.length === 0) return [noSitemap]
  const { origin } = manifest.site
  const faults = sitemapFaults(site)
  return sitemaps.flatMap(({ url, kind, entries }) => {
    if (kind === 'neither' || (kind === 'urlset' && faults.has(url))) return [url]
    // A sitemap of another host lists no page of this one.
    if (kind === 'urlset') return entries.every(({ loc }) => !loc.startsWith(`${origin}/`)) ? [url] : []
    const missing = entries.map(({ loc }) => withoutOrigin(loc, origin)).filter((named) => !files.has(named))
    return entries.length === 0 || missing.length > 0 ? [url, ...missing] : []
  })
}
