import type { ReferenceKind } from '../../core/audited-site.ts'
import type { SiteFacts } from '../../core/site-facts.ts'

const kinds = ['links', 'resources', 'dataUrls'] as const

/**
 * Returns the pages that refer to a target, by number in ascending order. A link in a shared part counts for every page
 * that holds the part. One pass over all links; keeps only the wanted targets.
 */
export function indexReferrers(
  { pages, parts, targets }: Pick<SiteFacts, 'pages' | 'parts' | 'targets'>,
  wanted: ReadonlySet<number>,
): (target: number, kind: ReferenceKind) => readonly number[] {
  const isWanted = Uint8Array.from(targets, (_, number) => Number(wanted.has(number)))
  const index = { links: new Map<number, number[]>(), resources: new Map(), dataUrls: new Map() }
  const note = (kind: ReferenceKind, target: number, page: number) => {
    const known = index[kind].get(target)
    if (!known) index[kind].set(target, [page])
    else if (known[known.length - 1] !== page) known.push(page)
  }
  const inParts = new Map(
    parts.map(({ name, links, resources }) => [
      name,
      { links: links.filter((target) => isWanted[target]), resources: resources.filter((target) => isWanted[target]) },
    ]),
  )
  pages.forEach((page, number) => {
    for (const kind of kinds) for (const target of page[kind]) if (isWanted[target]) note(kind, target, number)
    for (const name of page.parts) {
      const part = inParts.get(name)
      if (!part) continue
      for (const target of part.links) note('links', target, number)
      for (const target of part.resources) note('resources', target, number)
    }
  })
  return (target, kind) => index[kind].get(target) ?? []
}
