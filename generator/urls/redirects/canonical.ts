import type { PageData, Route, RouteId, Target } from '#src/route.ts'
import { href, matchPage, routes } from '#src/routes.ts'
import type { SiteIndex } from '#src/site.ts'

/** The page a search engine lists for a page of the table, where that is another one. */
export function canonicalTarget(site: SiteIndex, { id, params }: Target): Target | undefined {
  const route: Route<PageData[RouteId]> = routes[id]
  const data = route.data(site, params)
  return data && route.canonical?.(data, site)
}

/** The address of that page for one address, which is its own where the page is no alias. */
export function canonicalPath(site: SiteIndex, path: string): string {
  const target = matchPage(site, path)
  const canonical = target && canonicalTarget(site, target)
  return canonical ? href(site, canonical) : path
}
