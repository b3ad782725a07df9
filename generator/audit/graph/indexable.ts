import type { Manifest } from '#manifest/schema.ts'
import type { PageSummary } from '../../core/facts.ts'
import { isIndexable } from '../../core/indexable.ts'
import type { AuditedPage } from '../facts/site-facts.ts'
import type { AuditedSite } from '../rule.ts'

/** Pages that are indexable. */
export function indexablePages({ pages, manifest }: AuditedSite): AuditedPage[] {
  return pages.filter((page) => isIndexable(page, manifest.site.origin))
}

/** Whether a page is in the route table and indexable. */
export function isListed(
  page: Pick<PageSummary, 'path' | 'canonical' | 'robots' | 'route'>,
  { site }: Pick<Manifest, 'site'>,
): boolean {
  return page.route !== undefined && isIndexable(page, site.origin)
}
