import type { AuditedSite, SiteRule } from '../../rule.ts'

/**
 * A page of the manifest that has no file. That links, sitemap and canonicals lead to it follows from this, and is not
 * said again. The page for unknown addresses is left to not-found-page.
 */
export const pageMissing: SiteRule = {
  code: 'page-missing',
  scope: 'site',
  title: 'Page of the manifest that is not there',
  severity: 'error',
  why: 'Visitors and search engines that know its address get an error page, as does whoever follows a link to it.',
  how: 'Every address that follows from the manifest must have a file in the output. How many pages link to a missing one is told with it.',
  fix: 'Build the site again, or take the record out of the manifest.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
  check: (site) => {
    const linking = linkingPages(site)
    return [...site.expected]
      .filter(([path]) => path !== '/404.html' && !site.served.has(path))
      .map(([path, at]) => {
        const count = linking.get(path) ?? 0
        const links = count === 0 ? '' : `, and ${count === 1 ? '1 page links' : `${count} pages link`} to it`
        return { url: path, at, what: `The page ${path} has no file${links}.` }
      })
  },
}

/** How many pages link to each address that has no page. */
function linkingPages({ targets, served, referrers }: AuditedSite): Map<string, number> {
  const pages = new Map<string, Set<number>>()
  targets.forEach((target, number) => {
    const path = target.replace(/#.*$/, '')
    if (served.has(path)) return
    const known = pages.get(path) ?? new Set()
    for (const page of referrers(number, 'links')) known.add(page)
    pages.set(path, known)
  })
  return new Map([...pages].map(([path, { size }]) => [path, size]))
}
