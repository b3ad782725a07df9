import type { AuditedSite } from './rule.ts'
import type { AuditedPage } from './site-facts.ts'

/** Pages a search engine is asked to list: their own canonical, and not kept out. */
export function indexablePages({ pages, manifest }: AuditedSite): AuditedPage[] {
  const { origin } = manifest.site
  return pages.filter(({ path, canonical, robots }) => canonical === origin + path && !robots.includes('noindex'))
}
