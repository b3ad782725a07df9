import type { SiteRule } from '../../rule.ts'
import type { AuditedPage } from '../../site-facts.ts'

/** A canonical that is no page of this site, or one that itself points elsewhere or is kept out of search engines. */
export const deadCanonical: SiteRule = {
  code: 'dead-canonical',
  scope: 'site',
  title: 'Canonical that is not to be listed',
  severity: 'error',
  why: 'A canonical asks search engines to list another page in place of this one; if that page is absent, hidden or points on, neither may be listed.',
  how: 'The canonical of every page must be a page of this site that is its own canonical and may be indexed.',
  mend: 'Point it at a page that is its own canonical.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  check: (site) => {
    const { origin } = site.manifest.site
    const wrong = ({ path, canonical }: AuditedPage): string | undefined => {
      if (canonical === undefined) return undefined
      const target = canonical.startsWith(origin) ? site.pagesByPath.get(canonical.slice(origin.length)) : undefined
      if (!target) return 'which is no page of this site'
      if (target.canonical !== canonical) return `which points at ${target.canonical ?? 'nothing'} in turn`
      return target.path !== path && target.robots.includes('noindex')
        ? 'which is kept out of search engines'
        : undefined
    }
    return site.pages.flatMap((page) => {
      const reason = wrong(page)
      if (reason === undefined) return []
      return [
        {
          url: page.path,
          at: site.sourceOf(page),
          what: `The canonical of ${page.path} is ${page.canonical}, ${reason}.`,
          mend: 'Point it at a page that is its own canonical.',
        },
      ]
    })
  },
}
