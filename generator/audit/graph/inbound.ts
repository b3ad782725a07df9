import { isKeptOut } from '../../core/indexable.ts'
import type { AuditedSite } from '../rule.ts'

/** Of each page, by number, how many other pages that crawlers go by link to it: none that is kept out or another name of a page. */
export function inboundFromListed(site: AuditedSite): Uint32Array {
  const { pages, graph, manifest } = site
  const counts = new Uint32Array(pages.length)
  pages.forEach(({ path, canonical, robots, route }, number) => {
    if (route === undefined || isKeptOut(robots) || canonical !== manifest.site.origin + path) return
    for (const end of graph.linksOf(number)) counts[end] = (counts[end] ?? 0) + 1
  })
  return counts
}
