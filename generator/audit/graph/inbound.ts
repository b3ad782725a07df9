import { listedPages } from './indexable.ts'
import { perSite } from './per-site.ts'

/** For each page, by number, how many other pages link to it, without links on aliases and on pages with noindex. */
export const inboundFromListed = perSite((site): Uint32Array => {
  const listed = listedPages(site)
  return site.graph.inlinksFrom((page) => listed.has(page))
})
