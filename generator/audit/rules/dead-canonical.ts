import type { Rule } from '../rule.ts'
import type { AuditedPage } from '../site-facts.ts'

/** A canonical that is no page of this site, or one that itself points elsewhere or is kept out of search engines. */
export const deadCanonical: Rule = {
  code: 'dead-canonical',
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
          code: 'dead-canonical',
          severity: 'error' as const,
          url: page.path,
          at: site.sourceOf(page),
          what: `The canonical of ${page.path} is ${page.canonical}, ${reason}.`,
          mend: 'Point it at a page that is its own canonical.',
        },
      ]
    })
  },
}
