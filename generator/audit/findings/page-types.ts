import { isContinuation } from '../../core/facts.ts'
import { groupBy } from '../../core/group-by.ts'
import type { AuditedPage } from '../../core/site-facts.ts'
import { indexablePages } from '../graph/indexable.ts'
import { perSite } from '../graph/per-site.ts'

/** A page type with fewer pages does not show what is usual. */
export const leastOfType = 8

/**
 * Indexable pages by page type, those of services in counties apart from many in cities. They are made the same way, so what
 * nearly all have in common can be expected of each. Pages that continue a list are left out: they have no text but the list.
 */
export const indexableByType = perSite((site): ReadonlyMap<string | undefined, AuditedPage[]> => {
  const counties = new Set(site.manifest.counties.map(({ slug }) => slug))
  const isInCounty = ({ params: { location } }: AuditedPage) => location !== undefined && counties.has(location)
  const pages = indexablePages(site).filter(({ route }) => route !== undefined && !isContinuation(route))
  const inCities = pages.filter((page) => page.route === 'servicePlace' && !isInCounty(page)).length
  return groupBy(pages, (page) =>
    page.route === 'servicePlace' && isInCounty(page) && inCities >= leastOfType ? 'serviceCounty' : page.route,
  )
})

/** The value most pages have, and how many do. */
export function usual(
  pages: readonly AuditedPage[],
  featureOf: (page: AuditedPage) => string,
): { value: string; count: number } {
  let most = { value: '', count: 0 }
  for (const [value, { length: count }] of groupBy(pages, featureOf)) if (count > most.count) most = { value, count }
  return most
}
