import { absolute, breadcrumbsOf, listingOf, robotsOf } from '#src/head/page-head.ts'
import { localSite } from '#src/local-site.ts'
import { routeOf } from '#src/routes.ts'
import { type SiteIndex, siteAt } from '#src/site.ts'
import type { PageEntry } from '../core/facts.ts'
import type { PageMetadata } from '../core/page-metadata.ts'

/** @throws {Error} if the page has no data. */
export function metadataOf(index: SiteIndex, { path, target, sources }: PageEntry): PageMetadata {
  const site = localSite(siteAt(index, path), target)
  const route = routeOf(site, target.id)
  const data = route.data(site, target.params)
  if (!data) throw new Error(`The page ${path} has no data.`)
  const breadcrumbs = breadcrumbsOf(site, target)
  const { canonicalPath, isIndexed } = listingOf(site, target)
  return {
    path,
    route: target.id,
    section: route.section,
    params: target.params,
    status: canonicalPath === undefined || canonicalPath === path ? 'page' : 'alias',
    title: route.title(data, site),
    description: route.description(data, site),
    heading: route.section === 'pages' ? headingOf(data) : undefined,
    canonical: canonicalPath === undefined ? '' : absolute(site, canonicalPath),
    canonicalPath,
    robots: robotsOf(isIndexed),
    isIndexable: isIndexed && canonicalPath === path,
    breadcrumbs: breadcrumbs.length > 1 ? breadcrumbs : [],
    sources,
  }
}

const headingOf = (data: unknown): string | undefined => {
  if (typeof data !== 'object' || data === null || !('heading' in data)) return undefined
  return typeof data.heading === 'string' ? data.heading : undefined
}
