import type { PageData, Route, RouteId, Target } from '#src/route.ts'
import { href, matchPage, routes } from '#src/routes.ts'
import type { SiteIndex } from '#src/site.ts'

/** The canonical page of a page. Undefined if the page is its own canonical. */
export function canonicalTarget(site: SiteIndex, { id, params }: Target): Target | undefined {
  const route: Route<PageData[RouteId]> = routes[id]
  const data = route.data(site, params)
  return data && route.canonical?.(data, site)
}

/** The URL of the canonical page of a URL: the URL itself unless its page is an alias. */
export function canonicalPath(site: SiteIndex, path: string): string {
  const target = matchPage(site, path)
  const canonical = target && canonicalTarget(site, target)
  return canonical ? href(site, canonical) : path
}
