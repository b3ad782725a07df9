import type { AuditedSite } from '../../core/audited-site.ts'
import { isKeptOut } from '../../core/indexable.ts'
import type { AuditedPage } from '../../core/site-facts.ts'

/** Whether the canonical or the noindex of a page differs from what the manifest gives it. */
export function isHeadChanged(site: AuditedSite, page: AuditedPage): boolean {
  const wanted = site.listingOf(page)
  if (!wanted) return false
  const canonical = wanted.canonicalPath && site.manifest.site.origin + wanted.canonicalPath
  return page.canonical !== canonical || isKeptOut(page.robots) === wanted.isIndexed
}
