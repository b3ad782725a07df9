import { dirname } from 'node:path/posix'
import type { AuditedSite } from '../../../core/audited-site.ts'
import { withoutOrigin } from '../../files/sitemaps.ts'
import type { SiteRule } from '../../rule.ts'

/** A page of the manifest that has no file. */
export const pageMissing: SiteRule = {
  code: 'page-missing',
  scope: 'site',
  title: 'Missing page',
  severity: 'error',
  why: 'Visitors and search engines that know the URL get an error page, as does anyone who follows a link to it.',
  how: 'Every URL that follows from the manifest must have a file in the output. The finding counts the pages that link to it.',
  fix: 'Build the site again, or remove the record from the manifest.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
  supersededBy: ['not-found-page'],
  explainsPage: true,
  check: (site) => {
    const linking = linkingPages(site)
    const elsewhere = elsewhereOf(site)
    return [...site.expected]
      .filter(([path]) => !site.served.has(path))
      .map(([path, at]) => {
        const count = linking.get(path) ?? 0
        const links = count === 0 ? '' : `, and ${count === 1 ? '1 page links' : `${count} pages link`} to it`
        const other = elsewhere.get(path)
        const found = other === undefined ? '' : ` The page in ${other} has its canonical.`
        return {
          url: path,
          at,
          what: `The page ${path} has no file${links}.${found}`,
          group: { name: dirname(path), above: mostApart },
        }
      })
  },
}

/** More pages of one folder have one cause, such as a folder that was not uploaded. */
const mostApart = 5

/** Pages that the manifest does not have, by the path of their canonical: a page may be in a file with another name. */
function elsewhereOf({ pages, manifest }: AuditedSite): Map<string, string> {
  const { origin } = manifest.site
  return new Map(
    pages.flatMap(({ route, path, canonical }) =>
      route === undefined && canonical !== undefined ? [[withoutOrigin(canonical, origin), path]] : [],
    ),
  )
}

/** How many pages link to each URL that is not served. */
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
