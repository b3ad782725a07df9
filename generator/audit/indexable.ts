import { isIndexable } from '../indexable.ts'
import type { AuditedSite } from './rule.ts'
import type { AuditedPage } from './site-facts.ts'

/** Pages a search engine is asked to list. */
export function indexablePages({ pages, manifest }: AuditedSite): AuditedPage[] {
  return pages.filter((page) => isIndexable(page, manifest.site.origin))
}
