import { isKeptOut } from '../../../core/indexable.ts'
import type { AuditedPage } from '../../../core/site-facts.ts'
import { isHeadChanged } from '../../findings/head-changed.ts'
import type { SiteRule } from '../../rule.ts'
import { faultOf } from './canonical-form.ts'

/** A canonical that is no page of this site, or one that itself points elsewhere or is kept out of search engines. */
export const deadCanonical: SiteRule = {
  code: 'dead-canonical',
  scope: 'site',
  title: 'Canonical that is not to be listed',
  severity: 'error',
  why: 'A canonical asks search engines to list another page in place of this one; if that page is absent, hidden or points on, neither may be listed.',
  how: 'The canonical of every page must be a page of this site that is its own canonical and may be indexed. A canonical that is no plain address of this site, and a page that is missing altogether, have rules of their own.',
  fix: 'Point it at a page that is its own canonical.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  check: (site) => {
    const { origin } = site.manifest.site
    const wrong = (page: AuditedPage): string | undefined => {
      const { path, canonical, route } = page
      // Of a file nobody asked for page-unknown speaks, of one that is no plain address canonical-form.
      if (route === undefined || !canonical || faultOf(canonical, origin) !== undefined) return undefined
      const targetPath = canonical.slice(origin.length)
      const target = site.pagesByPath.get(targetPath)
      if (!target) return site.expected.has(targetPath) ? undefined : 'which is no page of this site'
      // Where the manifest makes this page another name of that one, what is wrong with the head of that is said there.
      if (target.path !== path && site.listingOf(page)?.canonicalPath === targetPath && isHeadChanged(site, target))
        return undefined
      if (target.canonical !== canonical) return `which points at ${target.canonical ?? 'nothing'} in turn`
      return target.path !== path && isKeptOut(target.robots) ? 'which is kept out of search engines' : undefined
    }
    return site.pages.flatMap((page) => {
      const reason = wrong(page)
      if (reason === undefined) return []
      return [
        {
          url: page.path,
          at: site.sourceOf(page),
          what: `The canonical of ${page.path} is ${page.canonical}, ${reason}.`,
          fix: 'Point it at a page that is its own canonical.',
        },
      ]
    })
  },
}
