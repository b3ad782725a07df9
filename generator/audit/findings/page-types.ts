import type { RouteId } from '#src/route.ts'
import { isContinuation } from '../../core/facts.ts'
import { groupBy } from '../../core/group-by.ts'
import type { AuditedPage } from '../../core/site-facts.ts'
import { indexablePages } from '../graph/indexable.ts'
import { perSite } from '../graph/per-site.ts'

/**
 * Pages by page type. They are made the same way, so what nearly all have in common can be expected of each. Pages that
 * continue a list are left out: they have no text but the list.
 */
function pagesByType(pages: readonly AuditedPage[]): Map<RouteId, AuditedPage[]> {
  const pageTypes = new Map<RouteId, AuditedPage[]>()
  for (const page of pages) {
    if (page.route === undefined || isContinuation(page.route)) continue
    const known = pageTypes.get(page.route)
    if (known) known.push(page)
    else pageTypes.set(page.route, [page])
  }
  return pageTypes
}

/** Indexable pages by page type. */
export const indexableByType = perSite((site) => pagesByType(indexablePages(site)))

/** A page type with fewer pages does not show what is usual. */
export const leastOfType = 8

/** The value most pages have, and how many do. */
export function usual(
  pages: readonly AuditedPage[],
  featureOf: (page: AuditedPage) => string,
): { value: string; count: number } {
  let most = { value: '', count: 0 }
  for (const [value, { length: count }] of groupBy(pages, featureOf)) if (count > most.count) most = { value, count }
  return most
}
