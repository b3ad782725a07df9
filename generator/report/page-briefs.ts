import type { InlinkDetail } from '#src/report/data.ts'
import type { ReportedSite } from '../core/audited-site.ts'
import { groupBy } from '../core/group-by.ts'
import type { AuditedPage } from '../core/site-facts.ts'

type PageBrief = Pick<InlinkDetail, 'queries' | 'lacks'>

/** A query with a page that was shown for it. */
type QueryOfPage = { query: string; path: string; clicks: number; impressions: number; position: number }

/** Share of the pages of a type that have a section before it counts as one that others lack. */
const mostHave = 0.5
const mostQueries = 20
/** Of fewer pages, half is not a habit. */
const leastPages = 4

/** What a writer needs to know of each page: the queries it is shown for, and the sections that similar pages have. */
export function pageBriefs(
  { pages }: Pick<ReportedSite, 'pages'>,
  queriesOfPages: readonly QueryOfPage[] = [],
): (page: AuditedPage) => PageBrief {
  const queries = groupBy(queriesOfPages, ({ path }) => path)
  const shares = new Map([...groupBy(pages, typeOf)].map(([type, similar]) => [type, usualHeadings(similar)]))
  return (page) => {
    const own = new Set(headingsOf(page))
    const lacks = (shares.get(typeOf(page)) ?? []).filter(({ heading }) => !own.has(heading))
    const shown = (queries.get(page.path) ?? [])
      .toSorted((a, b) => b.impressions - a.impressions || (a.query < b.query ? -1 : 1))
      .slice(0, mostQueries)
      .map(({ path: _, ...query }) => query)
    return { ...(shown.length > 0 && { queries: shown }), ...(lacks.length > 0 && { lacks }) }
  }
}

/** Pages of one type are similar; of services in places, those of one service. */
const typeOf = ({ route, params }: AuditedPage) => `${route} ${params.service ?? ''}`

const headingsOf = ({ headingPattern }: AuditedPage) => headingPattern.split(' | ').filter((heading) => heading !== '')

/** The headings that at least half of some pages have, with names masked; the most frequent first. */
function usualHeadings(pages: readonly AuditedPage[]): { heading: string; share: number }[] {
  if (pages.length < leastPages) return []
  const counts = new Map<string, number>()
  for (const page of pages)
    for (const heading of new Set(headingsOf(page))) counts.set(heading, (counts.get(heading) ?? 0) + 1)
  return [...counts]
    .map(([heading, count]) => ({ heading, share: count / pages.length }))
    .filter(({ share }) => share >= mostHave)
    .toSorted((a, b) => b.share - a.share || (a.heading < b.heading ? -1 : 1))
}
