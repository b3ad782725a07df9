import { isKeptOut } from '../../core/indexable.ts'
import type { AuditedSite } from '../rule.ts'

/** For each page, by number, how many other pages link to it, without links on aliases and on pages with noindex. */
export function inboundFromListed(site: AuditedSite): Uint32Array {
  const { pages, graph, manifest } = site
  const counts = new Uint32Array(pages.length)
  pages.forEach(({ path, canonical, robots, route }, number) => {
    if (route === undefined || isKeptOut(robots) || canonical !== manifest.site.origin + path) return
    for (const end of graph.linksOf(number)) counts[end] = (counts[end] ?? 0) + 1
  })
  return counts
}
