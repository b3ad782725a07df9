import { findReferences, onPages, otherForm, pathOf, shownOn } from '../references.ts'
import type { AuditedSite, Rule } from '../rule.ts'

/** A link to an address that a redirect leads on from: whoever follows it asks twice. */
export const linkRedirected: Rule = {
  code: 'link-redirected',
  check: (site) =>
    findReferences(site, 'links', (target) => leadsTo(site, pathOf(target)) !== undefined).flatMap(
      ({ target: url, pages }) => {
        const [first] = pages
        const to = leadsTo(site, url)
        if (!first || to === undefined) return []
        const slot = site.navigation.find(({ path }) => pathOf(path) === url)
        const typed = site.manifest.typedLinks.find(({ path }) => pathOf(path) === url)
        return [
          {
            code: 'link-redirected',
            severity: 'warning' as const,
            url,
            at: slot?.at ?? typed?.at ?? site.sourceOf(first),
            what: `A link of ${first.path}, ${onPages(pages.length)}, leads to ${url}, which redirects to ${to}.`,
            mend: `Write ${to}.`,
            ...shownOn(pages),
          },
        ]
      },
    ),
}

/** Where a redirect leads from an address of either spelling; undefined where a page is there, or none leads on. */
export function leadsTo({ served, redirectAt }: AuditedSite, path: string): string | undefined {
  if (served.has(path) || served.has(otherForm(path))) return undefined
  return (redirectAt(path) ?? redirectAt(otherForm(path)))?.to
}
