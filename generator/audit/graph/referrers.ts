import type { SiteFacts } from '../facts/site-facts.ts'
import type { ReferenceKind } from '../rule.ts'

const kinds = ['links', 'resources', 'dataUrls'] as const

/**
 * Returns the pages that refer to a target, by number in ascending order. A link in a shared part counts for every page
 * that holds the part. One pass over all links; keeps only the wanted targets.
 */
export function indexReferrers(
  { pages, parts }: SiteFacts,
  wanted: ReadonlySet<number>,
): (target: number, kind: ReferenceKind) => readonly number[] {
  const index = { links: new Map<number, number[]>(), resources: new Map(), dataUrls: new Map() }
  const note = (kind: ReferenceKind, target: number, page: number) => {
    if (!wanted.has(target)) return
    const known = index[kind].get(target)
    if (!known) index[kind].set(target, [page])
    else if (known[known.length - 1] !== page) known.push(page)
  }
  pages.forEach((page, number) => {
    for (const kind of kinds) for (const target of page[kind]) note(kind, target, number)
    for (const part of parts) {
      if (!page.parts.includes(part.name)) continue
      for (const target of part.links) note('links', target, number)
      for (const target of part.resources) note('resources', target, number)
    }
  })
  return (target, kind) => index[kind].get(target) ?? []
}
