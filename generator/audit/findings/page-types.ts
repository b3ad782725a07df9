import { isContinuation } from '../../core/facts.ts'
import { groupBy } from '../../core/group-by.ts'
import type { AuditedPage } from '../../core/site-facts.ts'
import { indexablePages } from '../graph/indexable.ts'
import { perSite } from '../graph/per-site.ts'

/**
 * Indexable pages by page type, those of services in counties apart from those in cities. They are made the same way, so what
 * nearly all have in common can be expected of each. Pages that continue a list are left out: they have no text but the list.
 */
export const indexableByType = perSite((site): ReadonlyMap<string | undefined, AuditedPage[]> => {
  const counties = new Set(site.manifest.counties.map(({ slug }) => slug))
  const isInCounty = ({ params: { location } }: AuditedPage) => location !== undefined && counties.has(location)
  return groupBy(
    indexablePages(site).filter(({ route }) => route !== undefined && !isContinuation(route)),
    (page) => (page.route === 'servicePlace' && isInCounty(page) ? 'serviceCounty' : page.route),
  )
})

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
