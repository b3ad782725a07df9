import type { Traffic } from '../traffic.ts'
import { type CompetingPages, competingPages } from './cannibalisation.ts'
import { type QueryWithoutPage, queriesWithoutPage } from './content-gap.ts'
import type { InsightPage } from './insight-page.ts'
import { type LinkSuggestion, linkSuggestions } from './link-suggestions.ts'
import { type OwnText, type PruneEntry, pruneList } from './prune-list.ts'
import { type UnservedAddress, unservedAddresses } from './unserved.ts'

/** What follows from the traffic of a site. */
export type Insights = {
  prune: PruneEntry[]
  competing: CompetingPages[]
  gaps: QueryWithoutPage[]
  unserved: UnservedAddress[]
  links: LinkSuggestion[]
}

export type InsightInput = {
  traffic: Traffic
  pages: readonly InsightPage[]
  ownText: OwnText
  words: Parameters<typeof queriesWithoutPage>[2]
  urls: Parameters<typeof unservedAddresses>[1]
  links: Parameters<typeof linkSuggestions>[1]
}

export function insightsOf({ traffic, pages, ownText, words, urls, links }: InsightInput): Insights {
  const prune = pruneList(pages, { ownText, hasSearch: traffic.has.search, hasRequests: traffic.has.requests })
  // What is merged or taken out of search engines gets no link, and no redirect leads there.
  const parents = new Map(prune.flatMap(({ action, page }) => (action === 'merge' ? [[page.path, page.parent]] : [])))
  const leaving = new Set(prune.flatMap(({ action, path }) => (action === 'merge' || action === 'noindex' ? path : [])))
  const similarPage = (path: string) => {
    const found = urls.similarPage(path)
    return found !== undefined && parents.has(found) ? parents.get(found) : found
  }
  return {
    prune,
    competing: competingPages(traffic.queriesOfPages),
    gaps: queriesWithoutPage(traffic.queries, pages, words),
    unserved: unservedAddresses(traffic.byPath, { ...urls, similarPage }),
    links: linkSuggestions(
      pages.filter(({ path }) => !leaving.has(path)),
      links,
    ),
  }
}
