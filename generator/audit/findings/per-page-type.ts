import type { AuditedPage } from '../../core/site-facts.ts'
import type { AuditedSite, SiteFinding } from '../rule.ts'
import { shownOn } from './references.ts'

/**
 * One finding for each kind of page, since what is wrong with many pages of a kind has one cause. `what` speaks of the
 * first and ends without a full stop; how many more there are is added.
 */
export function perKind(
  site: AuditedSite,
  pages: Iterable<AuditedPage>,
  findingOf: (first: AuditedPage) => Pick<SiteFinding, 'what'> & Partial<Pick<SiteFinding, 'at' | 'severity' | 'fix'>>,
): SiteFinding[] {
  const kinds = new Map<string, AuditedPage[]>()
  for (const page of pages) {
    const key = page.section === 'pages' ? page.path : String(page.route)
    const known = kinds.get(key)
    if (known) known.push(page)
    else kinds.set(key, [page])
  }
  return [...kinds.values()].flatMap((group) => {
    const [first, ...others] = group
    if (!first) return []
    const found = findingOf(first)
    const more =
      others.length === 0
        ? ''
        : `; so it is with ${others.length} more ${others.length === 1 ? 'page' : 'pages'} of its kind`
    return [
      {
        at: site.sourceOf(first),
        ...found,
        url: first.path,
        what: `${found.what}${more}.`,
        ...(others.length > 0 && shownOn(group)),
      },
    ]
  })
}
