import { isKeptOut } from '../../core/indexable.ts'
import type { AuditedPage } from '../../core/site-facts.ts'
import type { AuditedSite } from '../rule.ts'

/**
 * Whether a page's head tells search engines something else than the manifest wants. The rules about canonicals and
 * noindex speak of such a page; what follows from it for sitemap and links is not said again.
 */
export function isHeadChanged(site: AuditedSite, page: AuditedPage): boolean {
  const wanted = site.listingOf(page)
  if (!wanted) return false
  const canonical = wanted.canonicalPath && site.manifest.site.origin + wanted.canonicalPath
  return page.canonical !== canonical || isKeptOut(page.robots) === wanted.isIndexed
}
