import { isKeptOut } from '../../../core/indexable.ts'
import type { AuditedSite, SiteRule } from '../../rule.ts'
import { faultOf } from './canonical-form.ts'

/** A canonical that is in order by itself, but not the one the manifest gives the page. */
export const canonicalUnexpected: SiteRule = {
  code: 'canonical-unexpected',
  scope: 'site',
  title: 'Canonical other than the manifest gives',
  severity: 'error',
  why: 'A page that names another one as its canonical drops out of search results, and another name of a page that names itself competes with it.',
  how: 'The canonical of every page is compared with the one that follows from the manifest: its own address, or for another name of a page (alias) the address of that page.',
  fix: 'Build the site again, or make the page an alias in the manifest where it is meant to be one.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  check: (site) =>
    site.pages.flatMap((page) => {
      const { canonical, path } = page
      if (canonical === undefined || !isFineTarget(site, canonical)) return []
      const wanted = site.listingOf(page)?.canonicalPath
      if (wanted === undefined || canonical === site.manifest.site.origin + wanted) return []
      const reason =
        wanted === path ? 'but the manifest knows it as no other name of a page' : `but should be ${wanted}`
      return [{ url: path, at: site.sourceOf(page), what: `The canonical of ${path} is ${canonical}, ${reason}.` }]
    }),
}

/** Otherwise canonical-missing, canonical-form or dead-canonical speaks. */
function isFineTarget({ manifest, pagesByPath }: AuditedSite, canonical: string): boolean {
  const { origin } = manifest.site
  if (faultOf(canonical, origin) !== undefined) return false
  const target = pagesByPath.get(canonical.slice(origin.length))
  return target?.canonical === canonical && !isKeptOut(target.robots)
}
