import type { Target } from '#src/route.ts'
import { href, matchPage, routeOf } from '#src/routes.ts'
import { type SiteIndex, siteAt } from '#src/site.ts'

/** The canonical page of a page. Undefined if the page is its own canonical. */
export function canonicalTarget(site: SiteIndex, { id, params }: Target): Target | undefined {
  const route = routeOf(site, id)
  const data = route.data(site, params)
  return data && route.canonical?.(data, site)
}

/** The URL of the canonical page of a URL: the URL itself unless its page is an alias. */
export function canonicalPath(anySite: SiteIndex, path: string): string {
  const site = siteAt(anySite, path)
  const target = matchPage(site, path)
  const canonical = target && canonicalTarget(site, target)
  return canonical ? href(site, canonical) : path
}
