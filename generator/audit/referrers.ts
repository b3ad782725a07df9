import type { ReferenceKind, Referrers } from './rule.ts'
import type { SiteFacts } from './site-facts.ts'

/** Pages named in a finding that concerns more. */
const urlsShown = 20

/** Answers who points at a target. One pass over all links, and nothing is kept for targets nobody asks about. */
export function indexReferrers(
  { pages, parts }: SiteFacts,
  wanted: ReadonlySet<number>,
): (target: number, kind: ReferenceKind) => Referrers {
  const index: Record<ReferenceKind, Map<number, Referrers>> = {
    links: new Map(),
    resources: new Map(),
    dataUrls: new Map(),
  }
  const entry = (kind: ReferenceKind, target: number) => {
    const known = index[kind].get(target) ?? { count: 0, first: [], inNavigation: false }
    index[kind].set(target, known)
    return known
  }
  const kinds = ['links', 'resources', 'dataUrls'] as const
  for (const page of pages) {
    const seen = { links: new Set<number>(), resources: new Set<number>(), dataUrls: new Set<number>() }
    for (const kind of kinds) for (const target of page[kind]) if (wanted.has(target)) seen[kind].add(target)
    for (const part of parts) {
      if (!page.parts.includes(part.name)) continue
      for (const kind of ['links', 'resources'] as const) {
        for (const target of part[kind]) {
          if (!wanted.has(target)) continue
          seen[kind].add(target)
          entry(kind, target).inNavigation = true
        }
      }
    }
    for (const kind of kinds) {
      for (const target of seen[kind]) {
        const referrers = entry(kind, target)
        referrers.count++
        if (referrers.first.length < urlsShown) referrers.first.push(page)
      }
    }
  }
  return (target, kind) => index[kind].get(target) ?? { count: 0, first: [], inNavigation: false }
}
