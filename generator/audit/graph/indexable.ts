import type { Manifest } from '#manifest/schema.ts'
import type { PageSummary } from '../../core/facts.ts'
import { isIndexable, isMeantIndexable } from '../../core/indexable.ts'
import type { AuditedPage } from '../../core/site-facts.ts'
import { perSite } from './per-site.ts'

/** Pages that are meant to be indexable. */
export const indexablePages = perSite(({ pages, manifest, listingOf }): readonly AuditedPage[] =>
  pages.filter((page) => isMeantIndexable(page, manifest.site.origin, listingOf(page))),
)

/** The same, to ask about one page. */
export const indexableSet = perSite((site): ReadonlySet<AuditedPage> => new Set(indexablePages(site)))

/** Pages that are in the route table and indexable, in the order of all pages. */
export const listedPages = perSite(
  (site): ReadonlySet<AuditedPage> => new Set(indexablePages(site).filter(({ route }) => route !== undefined)),
)

/** Whether a page is in the route table and indexable as it is. */
export function isListed(
  page: Pick<PageSummary, 'path' | 'canonical' | 'robots' | 'route'>,
  { site }: Pick<Manifest, 'site'>,
): boolean {
  return page.route !== undefined && isIndexable(page, site.origin)
}
