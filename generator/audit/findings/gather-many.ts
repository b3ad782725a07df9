import type { AuditedPage } from '../../core/site-facts.ts'
import type { AuditedSite, SiteFinding } from '../rule.ts'
import { perKind } from './per-page-type.ts'

/** Findings that a person reads one by one. */
const mostSingle = 20

/**
 * What was found of single pages: one finding each while they are few, past that one for each kind of page, since so
 * many have one cause. `what` ends without a full stop.
 */
export function gatherMany(site: AuditedSite, found: readonly { page: AuditedPage; what: string }[]): SiteFinding[] {
  if (found.length <= mostSingle)
    return found.map(({ page, what }) => ({ url: page.path, at: site.sourceOf(page), what: `${what}.` }))
  const whatOf = new Map(found.map(({ page, what }) => [page, what]))
  return perKind(site, whatOf.keys(), (first) => ({ what: whatOf.get(first) ?? '' }))
}
