import type { Location } from '#manifest/schema.ts'
import type { PageData, Route, RouteId, Target } from '#src/route.ts'
import { routes } from '#src/routes.ts'
import type { SiteIndex } from '#src/site.ts'
import type { PageEntry, PageIndex } from '../core/facts.ts'
import type { Problem } from '../core/problem.ts'
import { expandRoutes } from './expand.ts'

/** Every page of the manifest by path, in the order of the route table. Two pages for one file are a problem. */
export function indexPages(site: SiteIndex): { pages: PageIndex; problems: Problem[] } {
  const problems: Problem[] = []
  const pages = new Map<string, PageEntry>()
  for (const entry of expandRoutes(site, (problem) => problems.push(problem)))
    pages.set(entry.path, { ...entry, sources: sourcesOf(site, entry.target) })
  return { pages, problems }
}

/** None if records contradict each other, so that a page has no data. Such a site is never rendered. */
function sourcesOf(site: SiteIndex, { id, params }: Target): Location[] {
  const route: Route<PageData[RouteId]> = routes[id]
  const data = route.data(site, params)
  return data ? route.sources(data, site) : []
}
