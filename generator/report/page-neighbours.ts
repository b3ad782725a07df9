import type { InlinkDetail, ReportLocation } from '#src/report/data.ts'
import type { ReportedSite } from '../core/audited-site.ts'
import type { AuditedPage } from '../core/site-facts.ts'
import { mostListed } from './linked-urls.ts'

/** The inlinks and similar pages of each page, given the records it is made from. Time is linear in the number of links. */
export function pageNeighbours({
  pages,
  graph,
  similarity,
  anchorTexts,
}: ReportedSite): (page: number, sources: ReportLocation[]) => InlinkDetail {
  // Two passes over the links: count the inlinks of each page, then store their sources, in flat arrays.
  const counts = new Uint32Array(pages.length + 1)
  const eachLink = (visit: (from: number, to: number, text: number, isInMain: boolean) => void) => {
    for (const [from, { anchors }] of pages.entries())
      for (let anchor = 0; anchor < anchors.length; anchor += 3) {
        const to = graph.pageAt[anchors[anchor] ?? 0] ?? -1
        if (to >= 0 && to !== from) visit(from, to, anchors[anchor + 1] ?? 0, anchors[anchor + 2] === 1)
      }
  }
  eachLink((_from, to) => {
    counts[to + 1] = (counts[to + 1] ?? 0) + 1
  })
  for (let page = 0; page < pages.length; page++) counts[page + 1] = (counts[page + 1] ?? 0) + (counts[page] ?? 0)
  const next = counts.slice()
  const froms = new Uint32Array(counts[pages.length] ?? 0)
  /** Twice the number of the text of each link, and 1 more if the link is in the main content. */
  const texts = new Uint32Array(froms.length)
  eachLink((from, to, text, isInMain) => {
    const at = next[to] ?? 0
    next[to] = at + 1
    froms[at] = from
    texts[at] = text * 2 + Number(isInMain)
  })

  return (number, sources) => {
    const page = pages[number] as AuditedPage // an index of a page
    const [start, end] = [counts[number] ?? 0, counts[number + 1] ?? 0]
    const from: InlinkDetail['from'] = []
    for (let at = start; at < Math.min(end, start + mostListed); at++) {
      const linking = pages[froms[at] ?? 0] as AuditedPage
      const text = texts[at] ?? 0
      from.push([linking.path, anchorTexts[text >>> 1] ?? '', (text & 1) === 1])
    }
    let count = 0
    for (let at = start; at < end; at++) if (at === start || froms[at] !== froms[at - 1]) count++
    return {
      path: page.path,
      sources,
      siblings: similarity
        .siblings(number)
        .map(({ page: other, similarity }) => ({ path: pages[other]?.path ?? '', similarity: rounded(similarity) })),
      parts: page.parts,
      count,
      from,
    }
  }
}

const rounded = (share: number) => Math.round(share * 10_000) / 10_000
