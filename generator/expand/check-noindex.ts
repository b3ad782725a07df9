import { isUnwritten, listingOf } from '#src/head/page-head.ts'
import type { RouteId } from '#src/route.ts'
import { type SiteIndex, siteAt } from '#src/site.ts'
import type { PageIndex } from '../core/facts.ts'
import type { Problem } from '../core/problem.ts'
import { didYouMean } from '../core/suggest.ts'
import { otherForm } from '../core/url.ts'

/** Pages without which visitors do not find the others. */
const essential: ReadonlySet<RouteId> = new Set(['home', 'services', 'serviceAreas', 'contact'])

/** Checks that each entry of noindex.yaml changes a page, and is there once. */
export function checkNoIndex(site: SiteIndex, pages: PageIndex): Problem[] {
  const seen = new Set<string>()
  return site.manifest.noindex.flatMap(({ path, at }): Problem[] => {
    const problem = (code: string, what: string, fix: string): Problem[] => [{ code, severity: 'error', at, what, fix }]
    const name = path ?? 'without: passage'
    if (seen.has(name))
      return problem('duplicate-entry', `"${name}" is listed twice.`, 'Remove one of the two entries.')
    seen.add(name)
    if (path === undefined)
      return hasUnwritten(site, pages)
        ? []
        : problem('noindex-without-effect', 'Every service has a passage in every place.', 'Remove the entry.')
    const target = pages.get(path)?.target
    if (!target) {
      const other = otherForm(path)
      const fix = pages.has(other)
        ? `Write "${other}".`
        : `${didYouMean(path, pages.keys())}Write the path of a page, or remove the entry if the page is gone.`
      return problem('noindex-unknown-page', `There is no page ${path}.`, fix)
    }
    if (essential.has(target.id))
      return problem(
        'noindex-essential-page',
        `${path} leads to all other pages and must not be hidden.`,
        'Remove the entry.',
      )
    const { isIndexed, canonicalPath } = listingOf({ ...siteAt(site, path), noindexed: new Set() }, target)
    if (!isIndexed || canonicalPath !== path)
      return problem('noindex-without-effect', `${path} is not in search engines anyway.`, 'Remove the entry.')
    return []
  })
}

function hasUnwritten(site: SiteIndex, pages: PageIndex): boolean {
  for (const [path, { target }] of pages) if (isUnwritten(siteAt(site, path), target)) return true
  return false
}
