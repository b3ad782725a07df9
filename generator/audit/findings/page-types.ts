import type { RouteId } from '#src/route.ts'
import { isContinuation } from '../../core/facts.ts'
import type { AuditedPage } from '../../core/site-facts.ts'

/**
 * Pages by page type. They are made the same way, so what nearly all have in common can be expected of each. Pages that
 * continue a list are left out: they have no text but the list.
 */
export function pagesByType(pages: readonly AuditedPage[]): Map<RouteId, AuditedPage[]> {
  const pageTypes = new Map<RouteId, AuditedPage[]>()
  for (const page of pages) {
    if (page.route === undefined || isContinuation(page.route)) continue
    const known = pageTypes.get(page.route)
    if (known) known.push(page)
    else pageTypes.set(page.route, [page])
  }
  return pageTypes
}

/** A page type with fewer pages does not show what is usual. */
export const leastOfType = 8

/** The value most pages have, and how many do. */
export function usual(
  pages: readonly AuditedPage[],
  featureOf: (page: AuditedPage) => string,
): { value: string; count: number } {
  const counts = new Map<string, number>()
  for (const page of pages) counts.set(featureOf(page), (counts.get(featureOf(page)) ?? 0) + 1)
  let most = { value: '', count: 0 }
  for (const [value, count] of counts) if (count > most.count) most = { value, count }
  return most
}
