import { groupBy } from '../../core/group-by.ts'
import type { QueryOfPage } from '../traffic.ts'

/** A query for which several pages of the site compete. */
export type CompetingPages = {
  query: string
  impressions: number
  /** The pages, the one with the most impressions first. */
  pages: { path: string; clicks: number; impressions: number; position: number }[]
}

/** A page competes for a query from this share of its impressions on. */
const leastShare = 0.1
/** Queries that are shown less often say little. */
const leastImpressions = 10

/** Queries with several competing pages, the most frequent first. */
export function competingPages(rows: readonly QueryOfPage[]): CompetingPages[] {
  const byQuery = groupBy(rows, ({ query }) => query)
  const found: CompetingPages[] = []
  for (const [query, all] of byQuery) {
    const impressions = all.reduce((sum, row) => sum + row.impressions, 0)
    if (impressions < leastImpressions) continue
    const pages = all
      .filter((row) => row.impressions >= impressions * leastShare)
      .map(({ path, clicks, impressions, position }) => ({ path, clicks, impressions, position }))
      .toSorted((a, b) => b.impressions - a.impressions || (a.path < b.path ? -1 : 1))
    if (pages.length > 1) found.push({ query, impressions, pages })
  }
  return found.toSorted((a, b) => b.impressions - a.impressions || (a.query < b.query ? -1 : 1))
}
