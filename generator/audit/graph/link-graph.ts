import type { LinkGraph } from '../../core/audited-site.ts'
import type { SiteFacts } from '../../core/site-facts.ts'
import { pathOf } from '../../core/url.ts'

/** One pass over all links, and one over the graph from the home page. */
export function linkGraph({ pages, parts, targets }: SiteFacts): LinkGraph {
  const numbers = new Map(pages.map(({ path }, number) => [path, number]))
  const pageAt = Int32Array.from(targets, (target) => numbers.get(pathOf(target)) ?? -1)
  const partNumbers = new Map(parts.map(({ name }, number) => [name, number]))
  const endsOf = (links: Uint32Array) =>
    Int32Array.from(new Set(links), (target) => pageAt[target] ?? -1).filter((page) => page >= 0)
  const partEnds = parts.map(({ links }) => endsOf(links))
  const heldBy = pages.map(({ parts: held }) => held.flatMap((name) => partNumbers.get(name) ?? []))

  const graph = {
    depth: new Int32Array(pages.length).fill(-1),
    inlinks: new Uint32Array(pages.length),
    inlinksFromMain: new Uint32Array(pages.length),
    outlinks: new Uint32Array(pages.length),
    outlinksFromMain: new Uint32Array(pages.length),
    pageAt,
  }
  // The page that a target was last counted for, which avoids a set for each page.
  const counted = new Int32Array(pages.length).fill(-1)
  const countedFromMain = new Int32Array(pages.length).fill(-1)
  const each = (page: number, visit: (end: number) => void) => {
    for (const target of pages[page]?.links ?? []) visit(pageAt[target] as number) // within its length
    for (const part of heldBy[page] ?? []) for (const end of partEnds[part] ?? []) visit(end)
  }
  const raise = (counts: Uint32Array, page: number) => {
    counts[page] = (counts[page] ?? 0) + 1
  }
  for (let page = 0; page < pages.length; page++) {
    counted[page] = page
    countedFromMain[page] = page
    each(page, (end) => {
      if (end < 0 || counted[end] === page) return
      counted[end] = page
      raise(graph.inlinks, end)
      raise(graph.outlinks, page)
    })
    const { anchors } = pages[page] as { anchors: Uint32Array } // within its length
    for (let i = 0; i < anchors.length; i += 3) {
      const end = pageAt[anchors[i] as number] as number // within their lengths
      if (anchors[i + 2] !== 1 || end < 0 || countedFromMain[end] === page) continue
      countedFromMain[end] = page
      raise(graph.inlinksFromMain, end)
      raise(graph.outlinksFromMain, page)
    }
  }

  const front = numbers.get('/')
  if (front !== undefined) {
    graph.depth[front] = 0
    const queue = [front]
    const isPartDone = new Uint8Array(parts.length)
    for (let at = 0; at < queue.length; at++) {
      const page = queue[at] as number // within its length
      const next = (graph.depth[page] ?? 0) + 1
      const reach = (end: number) => {
        if (end < 0 || graph.depth[end] !== -1) return
        graph.depth[end] = next
        queue.push(end)
      }
      for (const target of pages[page]?.links ?? []) reach(pageAt[target] as number)
      for (const part of heldBy[page] ?? []) {
        // The first page that holds a part reaches all its targets; no later page is nearer.
        if (isPartDone[part]) continue
        isPartDone[part] = 1
        for (const end of partEnds[part] ?? []) reach(end)
      }
    }
  }
  return {
    ...graph,
    linksOf: (page) => {
      const found = new Set<number>()
      each(page, (end) => {
        if (end >= 0 && end !== page) found.add(end)
      })
      return [...found]
    },
  }
}
